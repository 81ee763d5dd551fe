import type { Expression } from './expressionText'
import type { PopupName } from './names'

/**
 * A popup shown before a transition; its choose button goes on.
 * @ko 미리 보기: 상태를 바꾸기 전에 보이는 팝업.
 */
export interface PreviewDefinition {
  note?: string
  /**
   * The popup to show.
   * @ko 보일 팝업.
   */
  popup: PopupName
  /**
   * Parameter or filter field of the popup to value.
   * @ko 팝업에 넘기는 값.
   */
  with?: Record<string, Expression>
}
