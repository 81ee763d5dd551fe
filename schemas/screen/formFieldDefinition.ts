import type { CheckByDefinition, CheckDefinition } from './checkDefinition'
import type { Expression } from './expressionText'
import type { OpenDefinition } from './filterFieldDefinition'
import type { PopupName } from './names'
import type { StepDefinition } from './stepDefinition'

/** A field of the document's header. A bare name takes everything from the contract. */
export type FormFieldDefinition = string | FormFieldDetailDefinition

/**
 * One field of the header of the document.
 * @ko 폼 필드: 문서 머리의 필드 하나.
 */
export interface FormFieldDetailDefinition {
  note?: string
  /**
   * A field of the header.
   * @ko 머리의 필드.
   */
  field: string
  /**
   * The label, in Korean, where it is not that of the contract.
   * @default the label of the contract
   * @ko 라벨. 계약과 다를 때만 적습니다.
   */
  label?: string
  /**
   * Columns the field takes, of three.
   * @default 1
   * @ko 차지하는 칸의 수. 한 줄은 세 칸입니다.
   */
  span?: 1 | 2 | 3
  /**
   * Several lines of text.
   * @default one line
   * @ko 여러 줄 글의 줄 수.
   */
  rows?: number
  /**
   * radio: the codes side by side. check: one box for yes or no.
   * @default a list to choose from
   * @ko 코드의 모양: radio 하나 고르기, check 예·아니오 체크.
   */
  as?: 'radio' | 'check'
  /**
   * Whether it can be edited. A field that the save operation takes can.
   * @default editable when the save operation takes the field
   * @ko 고칠 수 있는지. 저장 오퍼레이션이 받는 필드면 true가 기본입니다.
   */
  edit?: boolean
  /**
   * @default from the workflow's requirements
   * @ko 필수 표시. 업무 흐름이 요구하는 필드면 true가 기본입니다.
   * @example "required": true
   */
  required?: boolean
  /**
   * A sourcing group is chosen on its four levels, with the popup beside them.
   * @ko 값을 찾는 팝업. 소싱그룹은 네 단계 선택으로 그려지고 팝업은 그 옆에서 열립니다.
   */
  open?: PopupName | OpenDefinition
  /**
   * A calculated field.
   * @ko 계산하는 필드.
   */
  value?: Expression
  /**
   * Only shown while true.
   * @ko 참일 때만 보입니다.
   */
  visibleWhen?: Expression
  /**
   * Runs after the user changed the value.
   * @ko 사용자가 값을 바꾼 뒤 실행할 단계.
   */
  change?: StepDefinition[]
  /**
   * Conditions that refuse a value, with what is shown then.
   * @ko 값을 거절하는 조건과 안내.
   */
  checks?: CheckDefinition[]
  /**
   * Asks the server about a changed value, after a pause in typing. A wrong one cannot be saved.
   * @ko 입력을 멈추면 서버에 값을 물어봅니다. 틀린 값은 저장할 수 없습니다.
   * @example "checkBy": { "operation": "listPost", "with": { "boardId": "'notice'", "title": "header.title" }, "refuseWhen": "answer.total > 0", "message": "같은 제목의 공지가 있습니다." }
   */
  checkBy?: CheckByDefinition
}
