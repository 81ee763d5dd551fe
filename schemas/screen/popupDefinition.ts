import type { FilterDefinition, GridDefinition } from './blockDefinition'
import type { CheckDefinition } from './checkDefinition'
import type { PopupFormDefinition } from './popupFormDefinition'

/**
 * A popup, as written in `<popup>.popup.json`: filters, one grid, Cancel and Choose (spec §2); or fields to fill in, Cancel
 * and Save.
 * @ko 팝업: 검색 조건과 그리드에서 고르는 팝업, 또는 폼에 적어 저장하는 팝업.
 */
export interface PopupDefinition {
  $schema?: string
  note?: string
  /**
   * The id of the popup, which is also the name of its file.
   * @ko 팝업의 id. 파일 이름과 같습니다.
   */
  popup: string
  /**
   * The title of the popup, in Korean.
   * @ko 팝업의 제목.
   */
  title: string
  /**
   * What the caller must hand over, beside filter fields.
   * @ko 여는 쪽이 넘겨야 하는 값. 식에서 params입니다.
   */
  params?: string[]
  /**
   * The conditions.
   * @ko 검색 조건.
   */
  filter?: FilterDefinition
  /**
   * The rows to choose from. Exactly one of `grid` and `form`.
   * @ko 고를 행. grid와 form 가운데 하나만 적습니다.
   */
  grid?: GridDefinition
  /**
   * The fields to fill in. Exactly one of `grid` and `form`.
   * @ko 적어 넣을 필드. grid와 form 가운데 하나만 적습니다.
   */
  form?: PopupFormDefinition
  /**
   * one: a row is chosen. many: the checked rows are chosen; a field that takes several values opens every popup of one row
   * in this way. confirm: the rows are only shown and the button goes on. none: the rows are only shown.
   * @default "one"
   * @ko one 한 행을 고름, many 체크한 행을 고름, confirm 보고 나서 계속함, none 보기만 함.
   */
  choose?: 'one' | 'many' | 'confirm' | 'none'
  /**
   * Text of the choose button.
   * @default 선택; of a form 저장, or 확인 where nothing is called
   * @ko 고르는 단추의 글. 기본은 선택이고, 폼에서는 저장이나 확인입니다.
   */
  chooseLabel?: string
  /**
   * Searches when it opens.
   * @default true
   * @ko 열 때 바로 조회합니다. 기본은 true입니다.
   */
  searchOnOpen?: boolean
  /**
   * A first search with exactly one hit chooses it without showing the popup (spec §2).
   * @default false
   * @ko 처음 조회한 결과가 한 건이면 팝업을 보이지 않고 그것을 고릅니다.
   */
  chooseSingle?: boolean
  /**
   * The field that gets the focus.
   * @default the first filter field, or the first field that can be edited
   * @ko 처음 커서를 놓을 필드.
   */
  focus?: string
  /**
   * Pixels of the grid.
   * @default 400
   * @ko 그리드의 높이(픽셀).
   * @example "height": 300
   */
  height?: number
  /**
   * The field of a row that names it. What was typed in the field that opened the popup goes to the filter field of that name.
   * @default the first column
   * @ko 행의 이름이 되는 필드. 팝업을 연 칸에 적은 글은 이 이름의 검색 필드로 갑니다.
   */
  text?: string
  /**
   * Refuses the choice of a row, or what a form holds as a whole, with a message.
   * @ko 고르기나 저장을 거절하는 조건과 안내.
   */
  checks?: CheckDefinition[]
}
