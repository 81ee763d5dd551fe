import type { GoDefinition } from './actionDefinition'
import type { CheckByDefinition, CheckDefinition } from './checkDefinition'
import type { Expression } from './expressionText'
import type { OpenDefinition } from './filterFieldDefinition'
import type { ColumnName, PopupName, ScreenName } from './names'
import type { StepDefinition } from './stepDefinition'

/** A field of the rows. A bare name takes label, width, format, mask and code group from the contract. */
export type ColumnDefinition = ColumnName | ColumnDetailDefinition | ColumnButtonDefinition

/**
 * One field of the rows.
 * @ko 칼럼: 행의 필드 하나.
 */
export interface ColumnDetailDefinition {
  note?: string
  /**
   * A field of the rows.
   * @ko 행의 필드.
   */
  field: ColumnName
  /**
   * @default the label of the contract
   * @ko 머리글. 계약의 라벨과 다를 때만 적습니다.
   * @example "label": "요청번호"
   */
  label?: string
  /**
   * Pixels.
   * @default from the contract, else by kind
   * @ko 너비(픽셀).
   */
  width?: number
  /**
   * Stays at the left while the rest scrolls.
   * @default false
   * @ko 옆으로 밀어도 왼쪽에 남습니다.
   */
  frozen?: boolean
  /**
   * The cell is a link to a screen. A bare screen id carries the row's key.
   * @ko 칸이 화면으로 가는 링크가 됩니다. 화면 id만 적으면 행의 번호를 가져갑니다.
   */
  go?: ScreenName | GoDefinition
  /**
   * The cell is a link to wherever its row says: a path inside the portal, with its query. A row whose address is empty has no link.
   * @ko 칸이 행에 들어 있는 주소로 가는 링크가 됩니다. 행마다 여는 화면이 다를 때 적습니다. 주소가 비어 있으면 링크가 아닙니다.
   * @example { "field": "docNo", "address": "row.docUrl" }
   */
  address?: Expression
  /**
   * Overrides the popup that finds the value, or says what it fills.
   * @ko 값을 찾는 팝업. 계약과 다르거나 다른 칸도 채울 때 적습니다.
   */
  open?: PopupName | OpenDefinition
  /**
   * Shows the sum in the totals row. The operation must answer it; lines are summed in place.
   * @default false
   * @ko 합계 행에 합계를 보입니다. 오퍼레이션이 합계를 답해야 합니다.
   */
  sum?: boolean
  /**
   * A calculated cell: written into the row whenever what it reads changes.
   * @ko 계산하는 칸. 식이 읽는 값이 바뀔 때마다 다시 계산합니다.
   */
  value?: Expression
  /**
   * Cells of the same row to value, written when somebody changes this cell; the row has the new value already.
   * @ko 사용자가 이 칸을 바꾸면 같은 행에서 함께 바뀌는 칸. 이름은 필드, 값은 식입니다.
   */
  set?: Record<string, Expression>
  /**
   * Whether it can be edited. A field that the save operation takes can.
   * @default editable when the save operation takes the field
   * @ko 고칠 수 있는지. 저장 오퍼레이션이 받는 필드면 true가 기본입니다.
   */
  edit?: boolean
  /**
   * Marks the cell as mandatory.
   * @default from the workflow's requirements
   * @ko 필수 표시. 업무 흐름이 요구하는 필드면 true가 기본입니다.
   * @example "required": true
   */
  required?: boolean
  /**
   * Refuses a value with a message.
   * @ko 값을 거절하는 조건과 안내.
   */
  checks?: CheckDefinition[]
  /**
   * Asks the server about a changed cell; of many that are pasted, a few at a time. A wrong one cannot be saved.
   * @ko 바뀐 칸의 값을 서버에 물어봅니다. 붙여 넣은 칸은 나누어 물어보며, 틀린 값은 저장할 수 없습니다.
   */
  checkBy?: CheckByDefinition
  /**
   * Korean header above neighbouring columns that name the same group.
   * @ko 같은 글을 적은 이웃 칼럼 위에 함께 놓이는 머리글.
   * @example "group": "금액"
   */
  group?: string
  /**
   * Draws equal neighbours one below the other as one cell, inside those of the merged columns to its left.
   * @default false
   * @ko 위아래로 같은 값을 한 칸으로 그립니다.
   * @example "merge": true
   */
  merge?: boolean
  /**
   * Draws the cell as a chip: neutral, info, success, warning or danger; "" for none. Reads the row alone.
   * @default from the code group
   * @ko 칸의 색. neutral, info, success, warning, danger를 내는 식입니다.
   * @example "tone": "row.poCnt > 0 ? 'success' : 'neutral'"
   */
  tone?: Expression
  /**
   * check: a check box. radio: of all rows one is chosen. Both for yes and no. files: a clip that opens the attached files; the
   * field holds their file id.
   * @default by kind
   * @ko 그리는 모양: check 체크, radio 하나 고르기, files 첨부파일.
   * @example "as": "check"
   */
  as?: 'check' | 'radio' | 'files'
  /**
   * Who sees the column: reads the user alone. Only rows that an operation answers, for values that it withholds from some readers.
   * @default everybody
   * @ko 칼럼을 보는 사람. user만 읽는 식입니다. 서버가 일부 사용자에게 주지 않는 값의 칼럼에 적습니다.
   * @example { "field": "totalAmt", "visibleWhen": "!user.isSupplier && user.authGroupId != '30'" }
   */
  visibleWhen?: Expression
}

/**
 * A column of buttons. Its steps run with the row of the pressed one as `row` (in lines: `line`).
 * @ko 단추 칼럼: 행마다 단추가 있는 칼럼.
 */
export interface ColumnButtonDefinition {
  note?: string
  /**
   * Korean text of the button.
   * @ko 단추의 글.
   * @example "button": "상세"
   */
  button: string
  /**
   * @ko 누르면 그 행으로 실행할 단계.
   * @example "steps": [{ "step": "go", "screen": "prEdit", "with": { "prNo": "row.prNo" } }]
   */
  steps: StepDefinition[]
  /**
   * Rows in which the button stands. Reads the row alone.
   * @default all
   * @ko 단추가 있는 행.
   * @example "visibleWhen": "row.poCnt > 0"
   */
  visibleWhen?: Expression
  /**
   * Korean header.
   * @default the text of the button
   * @ko 머리글. 적지 않으면 단추의 글입니다.
   * @example "label": "바로가기"
   */
  label?: string
  /**
   * Pixels.
   * @default 84
   * @ko 너비(픽셀).
   */
  width?: number
  /**
   * Stays at the left while the rest scrolls.
   * @default false
   * @ko 옆으로 밀어도 왼쪽에 남습니다.
   */
  frozen?: boolean
  /**
   * Korean header above neighbouring columns that name the same group.
   * @ko 이웃 칼럼 위에 함께 놓이는 머리글.
   * @example "group": "바로가기"
   */
  group?: string
}
