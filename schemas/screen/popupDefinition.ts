import type { FilterDefinition, GridDefinition } from './blockDefinition'
import type { CheckDefinition } from './columnDefinition'

/**
 * A popup, as written in `<popup>.popup.json`: filters, one grid, Cancel and Choose (spec §2).
 * @ko 팝업: 검색 조건, 그리드 하나, 취소와 선택 단추.
 */
export interface PopupDefinition {
  $schema?: string
  note?: string
  /** @ko 팝업의 id. 파일 이름과 같습니다. */
  popup: string
  /**
   * Korean.
   * @ko 팝업의 제목.
   */
  title: string
  /**
   * What the caller must hand over, beside filter fields.
   * @ko 여는 쪽이 넘겨야 하는 값. 식에서 params입니다.
   */
  params?: string[]
  /** @ko 검색 조건. */
  filter?: FilterDefinition
  /** @ko 고를 행. */
  grid: GridDefinition
  /**
   * one: a row is chosen. many: the checked rows are chosen; a field that takes several values opens every popup of one row
   * in this way. confirm: the rows are only shown and the button goes on. none: the rows are only shown.
   * @default "one"
   * @ko one 한 행을 고름, many 체크한 행을 고름, confirm 보고 나서 계속함, none 보기만 함.
   */
  choose?: 'one' | 'many' | 'confirm' | 'none'
  /**
   * Text of the choose button.
   * @default 선택
   * @ko 고르는 단추의 글. 기본은 선택입니다.
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
   * @default the first filter field
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
   * Refuses the choice of a row with a message.
   * @ko 고르기를 거절하는 조건과 안내.
   */
  checks?: CheckDefinition[]
}
