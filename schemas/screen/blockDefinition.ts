import type { CheckDefinition } from './checkDefinition'
import type { ColumnDefinition } from './columnDefinition'
import type { ContentBlockDefinition } from './contentDefinition'
import type { Expression } from './expressionText'
import type { ChartBlockDefinition, KpiBlockDefinition } from './figureDefinition'
import type { FilterCheckDefinition, FilterFieldDefinition } from './filterFieldDefinition'
import type { FormFieldDefinition } from './formFieldDefinition'
import type { MatrixBlockDefinition } from './matrixDefinition'
import type { ColumnName, OperationName, OwnerName, RowsOperationName } from './names'

/** A part of a page. `block` says which. */
export type BlockDefinition =
  | FilterBlockDefinition
  | GridBlockDefinition
  | FormBlockDefinition
  | FilesBlockDefinition
  | ApprovalBlockDefinition
  | TimelineBlockDefinition
  | SplitBlockDefinition
  | TabsBlockDefinition
  | KpiBlockDefinition
  | ChartBlockDefinition
  | ContentBlockDefinition
  | MatrixBlockDefinition

/**
 * Filter fields above one or more grids.
 * @ko 검색 조건: 그리드 위의 검색 조건.
 */
export interface FilterDefinition {
  note?: string
  /**
   * Where the last search of the user on this screen is remembered: `device` in this browser, `server` for all browsers of the
   * person, as spec §3 saves that of the receipts.
   * @default the page opens with its first values
   * @ko 사용자가 마지막으로 찾은 조건을 기억하는 곳: device 이 브라우저, server 그 사람의 모든 브라우저.
   */
  keep?: 'device' | 'server'
  /**
   * The fields of the filter. A bare name takes the rest from the contract.
   * @ko 검색 조건의 필드. 이름만 적으면 나머지는 계약에서 가져옵니다.
   */
  fields: FilterFieldDefinition[]
  /**
   * Conditions under which a search is refused, with their message.
   * @ko 조회를 거절하는 조건과 안내.
   * @example "checks": [{ "refuseWhen": "!has(filter.prNo) && !has(filter.title)", "message": "조회 조건을 하나 이상 입력해 주세요." }]
   */
  checks?: FilterCheckDefinition[]
}

/**
 * Conditions that one or more grids share.
 * @ko 검색 조건: 하나 또는 여러 그리드에 함께 쓰이는 검색 조건.
 */
export interface FilterBlockDefinition extends FilterDefinition {
  block: 'filter'
  /**
   * Only shown while true. What it holds goes on: a filter that is not shown still searches.
   * @ko 참일 때만 보입니다. 보이지 않아도 조회는 됩니다.
   * @example "visibleWhen": "!user.isSupplier"
   */
  visibleWhen?: Expression
}

/**
 * Rows of an operation, or the lines of the document. Exactly one of `rows` and `lines`.
 * @ko 그리드: 오퍼레이션이 답한 행, 또는 문서의 라인.
 */
export interface GridDefinition {
  note?: string
  /**
   * The name by which steps and expressions speak of this grid.
   * @default "grid"
   * @ko 단계와 식에서 부르는 이름. 그리드가 하나면 적지 않습니다.
   */
  id?: string
  /**
   * Korean title above the grid.
   * @ko 그리드 위의 제목.
   */
  title?: string
  /**
   * Korean: what it means that there are no rows, and what to do next.
   * @default that nothing was found, and to change the conditions
   * @ko 행이 없을 때의 안내. 왜 없는지와 다음에 할 일을 적습니다.
   */
  emptyText?: string
  /**
   * The operation that answers the rows.
   * @ko 행을 답하는 오퍼레이션. rows와 lines 가운데 하나만 적습니다.
   */
  rows?: RowsOperationName
  /**
   * The operation that saves the rows: they are then edited in place, and what was added, changed and deleted is sent
   * together as `rows`, each with its `rowState` I, U or D. Editable are the fields it takes. Only with `rows`.
   * @ko 행을 그 자리에서 고치고 한꺼번에 저장하는 오퍼레이션. rows와 함께 적습니다. 이 오퍼레이션이 받는 항목을 고칠 수 있습니다.
   */
  save?: OperationName
  /**
   * Where the operation answers one object: its part that holds the rows.
   * @ko 오퍼레이션이 객체를 답할 때, 행이 들어 있는 부분.
   */
  part?: string
  /**
   * The part of the document that holds the rows.
   * @ko 행이 들어 있는 문서의 부분. rows 대신 적습니다.
   */
  lines?: string
  /**
   * Parameters of the operation beside those of the filter.
   * @ko 검색 조건 밖에서 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.
   */
  with?: Record<string, Expression>
  /**
   * Asks again while somebody types into the header that `with` reads, once there is a pause; nothing is asked about a document as
   * it was loaded. Only with `rows` on a page with a document.
   * @default rows are asked for when the page opens and by a search
   * @ko 머리를 적는 동안, 잠시 멈출 때마다 with의 값으로 다시 조회합니다. rows와 함께, 문서 화면에서만 적습니다.
   */
  whileTyping?: boolean
  /**
   * Place to value, written with each answer: "header.x". Only with `whileTyping`.
   * @ko 조회할 때마다 답(answer)으로 채울 곳. 이름은 header.x입니다. whileTyping과 함께 적습니다.
   */
  set?: Record<string, Expression>
  /**
   * The grid on whose chosen row these rows hang; expressions speak of that row as `chosen`. The grid searches by itself,
   * takes nothing from the filter, and is empty while no row is chosen.
   * @ko 이 그리드에서 고른 행에 딸린 행을 보입니다. 고른 행은 식에서 chosen입니다.
   */
  of?: string
  /**
   * Whether rows can be checked.
   * @default "none"
   * @ko 행 체크: none 없음, one 하나, many 여럿.
   */
  select?: 'none' | 'one' | 'many'
  /**
   * Rows that cannot be checked, with the reason: they are drawn faintly, their box is locked, and pressing it says why. Only with
   * `rows` and `"select": "many"`.
   * @ko 체크할 수 없는 행의 조건과 까닭. 그 행은 흐리게 보이고, 체크를 누르면 까닭을 알려 줍니다. rows이고 select가 many일 때만 적습니다.
   * @example "selectChecks": [{ "refuseWhen": "row.settleType == 'MONTHLY'", "message": "월정산 협력사는 월정산 관리에서 처리해 주세요." }]
   */
  selectChecks?: CheckDefinition[]
  /**
   * First order, for example "prNo:desc".
   * @ko 처음 순서. 예: prNo:desc.
   */
  sort?: string
  /**
   * What an edited grid starts a new row with; also makes rows addable. Only with `lines` or `save`.
   * @default rows cannot be added
   * @ko 새 행의 첫 값. 적으면 행을 추가할 수 있습니다. lines나 save와 함께 씁니다.
   */
  newRow?: Record<string, Expression>
  /**
   * Rows as a tree that opens and closes. Only of operations that answer all rows at once.
   * @ko 행을 접고 펴는 나무로 보입니다.
   */
  tree?: TreeDefinition
  /**
   * Fields by whose values the rows are grouped, from the outermost; each group with the subtotals of the summed columns. Only
   * of operations that answer all rows at once.
   * @ko 이 필드들로 행을 묶고, 묶음마다 합계 칼럼의 소계를 보입니다.
   */
  groupBy?: ColumnName[]
  /**
   * A coded field of lines: buttons with counts above them show the lines of one value alone. An export takes what is shown.
   * @ko 라인을 코드 값에 따라 골라 보는 필드. 라인 위에 값마다 건수가 있는 단추가 놓입니다.
   */
  narrow?: ColumnName
  /**
   * The list of each line that says what is wrong with it, as `field` and `msg`; drawn at the cells until they are changed.
   * @ko 라인마다 잘못된 칸과 이유(field, msg)가 들어 있는 목록. 그 칸에 이유를 보입니다.
   */
  problems?: ColumnName
  /**
   * Only to be looked at: nothing is edited and no row is checked.
   * @default false
   * @ko 보기만 합니다. 고치거나 체크할 수 없습니다.
   * @example "readOnly": true
   */
  readOnly?: boolean
  /**
   * The columns. A bare name takes label, width and format from the contract.
   * @ko 칼럼. 이름만 적으면 라벨, 너비, 형식을 계약에서 가져옵니다.
   */
  columns: ColumnDefinition[]
}

/**
 * The fields that tell which row stands above which.
 * @ko 나무: 행의 위아래를 알려 주는 필드.
 */
export interface TreeDefinition {
  note?: string
  /**
   * The field that names a row.
   * @ko 행의 이름이 되는 필드.
   */
  key: ColumnName
  /**
   * The field with the name of the row above; empty, or a name that no row has, at the root.
   * @ko 윗행의 이름이 들어 있는 필드. 맨 위는 비어 있습니다.
   */
  parent: ColumnName
  /**
   * The field with the place among the rows of one parent. With it rows can be moved, by mouse and keys: the document that is
   * chosen in the tree is saved at once with another place or parent.
   * @ko 같은 상위 안의 순서가 들어 있는 필드. 적으면 행을 마우스와 키보드로 옮기고, 선택된 문서를 바로 저장합니다.
   */
  order?: ColumnName
}

/**
 * A grid of a page of several blocks.
 * @ko 그리드: 여러 블록으로 된 화면의 그리드.
 */
export interface GridBlockDefinition extends GridDefinition {
  block: 'grid'
  /**
   * Only shown while true. What it holds goes on: a filter that is not shown still searches.
   * @ko 참일 때만 보입니다. 보이지 않아도 조회는 됩니다.
   * @example "visibleWhen": "!user.isSupplier"
   */
  visibleWhen?: Expression
}

/**
 * Header fields of the document, in sections of three columns.
 * @ko 폼: 문서 머리의 필드를 세 칸으로 보입니다.
 */
export interface FormBlockDefinition {
  note?: string
  /** @example { "block": "form", "title": "기본정보", "fields": ["prNo", { "field": "title", "span": 2 }] } */
  block: 'form'
  /**
   * @ko 다른 폼과 구별하는 이름.
   * @example "id": "basic"
   */
  id?: string
  /**
   * The title of the form, in Korean.
   * @ko 폼의 제목.
   */
  title: string
  /**
   * @ko 필드. 이름만 적으면 나머지는 계약에서 가져옵니다.
   * @example "fields": ["prNo", { "field": "title", "span": 2 }, "needDate"]
   */
  fields: FormFieldDefinition[]
  /**
   * Only shown while true; a form without visible fields is never shown.
   * @ko 참일 때만 보입니다.
   * @example "visibleWhen": "has(header.prNo)"
   */
  visibleWhen?: Expression
  /**
   * Whether its fields may be changed at all; without it the document decides.
   * @ko 이 폼의 필드를 고칠 수 있는 조건. 적지 않으면 문서가 정합니다.
   * @example "editWhen": "header.status == 'DRAFT'"
   */
  editWhen?: Expression
}

/**
 * Attached files of the document.
 * @ko 첨부파일: 문서의 첨부파일.
 */
export interface FilesBlockDefinition {
  note?: string
  block: 'files'
  /**
   * The title, in Korean.
   * @ko 제목.
   */
  title: string
  /**
   * The header field that holds the file id.
   * @ko 파일 id가 들어 있는 머리 필드.
   */
  field: string
  /**
   * Owner document type of the upload, of code group OWNER_DOC.
   * @ko 올린 파일의 문서 종류. 코드 그룹 OWNER_DOC의 값입니다.
   */
  owner: OwnerName
  /**
   * Papers of a company: each file says what it is (COMP_DOC_TYPE) and until when it counts.
   * @default false
   * @ko 협력사 서류. 파일마다 서류구분과 만료일을 적습니다.
   * @example "papers": true
   */
  papers?: boolean
  /**
   * false: files of another document, which are only shown. The document answers them among its own.
   * @default as the document
   * @ko false이면 다른 문서의 파일을 보기만 합니다. 문서의 files에 함께 답합니다.
   * @example "edit": false
   */
  edit?: boolean
}

/**
 * The approval line of the document with who has acted.
 * @ko 결재선: 문서의 결재선과 처리 결과.
 */
export interface ApprovalBlockDefinition {
  note?: string
  block: 'approval'
  /**
   * The title, in Korean.
   * @ko 제목.
   */
  title: string
}

/**
 * What has happened to the document, newest first.
 * @ko 이력: 문서에 있었던 일, 새것부터.
 */
export interface TimelineBlockDefinition {
  note?: string
  block: 'timeline'
  /**
   * The title, in Korean.
   * @ko 제목.
   */
  title: string
}

/**
 * Two columns of blocks side by side, for example groups at the left and their codes at the right.
 * @ko 나누기: 블록을 왼쪽과 오른쪽에 나란히 놓습니다.
 */
export interface SplitBlockDefinition {
  note?: string
  /** @example { "block": "split", "left": [{ "block": "grid", "id": "groups", "rows": "listCodeGroup", "columns": ["groupCode"] }], "right": [{ "block": "grid", "id": "codes", "of": "groups", "rows": "listCode", "with": { "groupCode": "chosen.groupCode" }, "columns": ["value"] }] } */
  block: 'split'
  /**
   * @ko 왼쪽 블록.
   * @example "left": [{ "block": "grid", "id": "groups", "rows": "listCodeGroup", "columns": ["groupCode"] }]
   */
  left: BlockDefinition[]
  /**
   * @ko 오른쪽 블록.
   * @example "right": [{ "block": "timeline", "title": "진행이력" }]
   */
  right: BlockDefinition[]
  /**
   * Widths of the two columns.
   * @default "1:1"
   * @ko 왼쪽과 오른쪽의 너비. 예: 1:2.
   */
  ratio?: '1:1' | '1:2' | '2:1' | '1:3' | '3:1' | '2:3' | '3:2'
}

/**
 * Blocks of which one set is shown at a time.
 * @ko 탭: 블록을 탭으로 나눕니다.
 */
export interface TabsBlockDefinition {
  note?: string
  /** @example { "block": "tabs", "tabs": [{ "title": "결재", "blocks": [{ "block": "approval", "title": "결재선" }] }, { "title": "이력", "blocks": [{ "block": "timeline", "title": "진행이력" }] }] } */
  block: 'tabs'
  /**
   * @ko 탭. 제목과 블록을 적습니다.
   * @example "tabs": [{ "title": "이력", "blocks": [{ "block": "timeline", "title": "진행이력" }] }]
   */
  tabs: TabDefinition[]
}

/**
 * One tab: its title and the blocks in it.
 * @ko 탭 하나: 제목과 그 안의 블록.
 */
export interface TabDefinition {
  note?: string
  /**
   * Korean.
   * @ko 탭의 글.
   * @example "title": "이력"
   */
  title: string
  /**
   * @ko 탭 안의 블록.
   * @example "blocks": [{ "block": "timeline", "title": "진행이력" }]
   */
  blocks: BlockDefinition[]
}
