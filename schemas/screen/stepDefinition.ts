import type { Expression } from './expressionText'
import type { OperationName, PopupName, ScreenName, TransitionName } from './names'
import type { PreviewDefinition } from './previewDefinition'

/** One thing an action does. `step` says which. Steps run in order; a refusal or a failure ends the action. */
export type StepDefinition =
  | SearchStep
  | ResetStep
  | CallStep
  | OpenStep
  | GoStep
  | ConfirmStep
  | AlertStep
  | SetStep
  | AddRowStep
  | DeleteRowStep
  | ExportStep
  | ImportStep
  | UploadStep
  | DownloadStep
  | PrintStep
  | TransitionStep
  | HookStep

interface Noted {
  note?: string
}

/**
 * Runs the grid's operation with the filter as it stands.
 * @ko 조회: 지금 검색 조건으로 다시 조회합니다.
 */
export interface SearchStep extends Noted {
  /** @example { "step": "search" } */
  step: 'search'
  /**
   * @default every grid of the page
   * @ko 조회할 그리드. 적지 않으면 모두입니다.
   * @example "grid": "receipts"
   */
  grid?: string
}

/**
 * Puts the filter back to its first values; on a page without a filter the document to what it was before it was edited.
 * @ko 초기화: 검색 조건을 첫 값으로 되돌립니다. 검색 조건이 없는 문서 화면에서는 고치기 전의 문서로 되돌립니다.
 */
export interface ResetStep extends Noted {
  /** @example { "step": "reset" } */
  step: 'reset'
}

/**
 * Calls an operation. Its answer is `answer` in `set` and in the steps behind it.
 * @ko 호출: 오퍼레이션을 부릅니다. 답은 set과 다음 단계에서 answer입니다.
 */
export interface CallStep extends Noted {
  step: 'call'
  /**
   * The operation to call.
   * @ko 부를 오퍼레이션.
   */
  operation: OperationName
  /**
   * What the operation is handed: parameters, each with an expression.
   * @ko 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.
   */
  with?: Record<string, Expression>
  /**
   * Sends the changed rows of this grid, after its checks, and searches it again; the operation is the grid's `save`.
   * @ko 이 그리드에서 바뀐 행을 검사해 보내고 다시 조회합니다. 오퍼레이션은 그리드의 save입니다.
   * @example "changes": "groups"
   */
  changes?: string
  /**
   * Place to value: "header.x", "filter.x" or "line.x".
   * @ko 답으로 채울 곳. 이름은 header.x, filter.x, line.x입니다.
   */
  set?: Record<string, Expression>
  /**
   * The grid of lines whose rows become those of the answer, in the part of the same name. What was typed into a row stays where
   * the answer has the row too.
   * @ko 답의 같은 이름의 부분으로 행을 바꿀 라인 그리드. 답에도 있는 행은 적은 값을 지킵니다.
   */
  fill?: string
}

/**
 * Opens a popup and waits. A closed popup ends the action; the chosen row is `picked` in the steps behind it.
 * @ko 팝업: 팝업을 열고 고를 때까지 기다립니다. 닫으면 거기서 끝나고, 고른 행은 다음 단계에서 picked입니다.
 */
export interface OpenStep extends Noted {
  step: 'open'
  /**
   * The popup to open.
   * @ko 여는 팝업.
   */
  popup: PopupName
  /**
   * What the popup is handed.
   * @ko 팝업에 넘기는 값.
   */
  with?: Record<string, Expression>
  /**
   * The grid that gets a new row for each of the chosen rows: the popup chooses many, and the column of the grid that opens the
   * same popup, else one that finds the same record by another, says how a row is filled. All come in together and can be taken back together.
   * @ko 고른 행마다 새 행을 더할 그리드. 그 그리드에서 같은 팝업을 여는 칼럼, 없으면 같은 기록을 다른 팝업으로 찾는 칼럼이 채우는 방법을 정합니다.
   */
  addTo?: string
  /**
   * Place to value, from `picked`.
   * @ko 고른 행(picked)으로 채울 곳.
   * @example "set": { "header.wishCompNo": "picked.compNo" }
   */
  set?: Record<string, Expression>
}

/**
 * Goes to another screen.
 * @ko 이동: 다른 화면을 엽니다.
 */
export interface GoStep extends Noted {
  /** @example { "step": "go", "screen": "prList" } */
  step: 'go'
  /**
   * The id of the screen to open.
   * @ko 열 화면의 id.
   */
  screen: ScreenName
  /**
   * Query parameter to value.
   * @ko 주소에 붙일 값.
   * @example "with": { "prNo": "row.prNo" }
   */
  with?: Record<string, Expression>
}

/**
 * Asks; "no" ends the action.
 * @ko 확인: 묻고, 아니요면 거기서 끝납니다.
 */
export interface ConfirmStep extends Noted {
  /** @example { "step": "confirm", "text": "지울까요?" } */
  step: 'confirm'
  /**
   * Korean.
   * @ko 묻는 글.
   * @example "text": "품목을 모두 지울까요?"
   */
  text: string
  /**
   * Texts that stand in for {0}, {1} … of the question; 은(는), 을(를) and 이(가) behind them are chosen by how they end.
   * @default the text as it is written
   * @ko 묻는 글의 {0}, {1}에 들어갈 값. 뒤의 은(는), 을(를), 이(가)는 알맞게 바뀝니다.
   * @example { "step": "confirm", "text": "{0}을(를) 지울까요?", "args": ["header.title"] }
   */
  args?: Expression[]
}

/**
 * Shows a message.
 * @ko 알림: 안내를 보입니다.
 */
export interface AlertStep extends Noted {
  /** @example { "step": "alert", "text": "저장했습니다." } */
  step: 'alert'
  /**
   * Korean.
   * @ko 안내하는 글.
   * @example "text": "저장했습니다."
   */
  text: string
  /**
   * Texts that stand in for {0}, {1} … as in a question.
   * @default the text as it is written
   * @ko 안내하는 글의 {0}, {1}에 들어갈 값. 확인과 같습니다.
   * @example { "step": "alert", "text": "{0}을(를) 다시 확인해 주세요.", "args": ["header.title"] }
   */
  args?: Expression[]
}

/**
 * Writes values: "header.x", "filter.x" or "line.x".
 * @ko 값 쓰기: 값을 씁니다.
 */
export interface SetStep extends Noted {
  /** @example { "step": "set", "values": { "header.title": "'제목'" } } */
  step: 'set'
  /**
   * @ko 쓸 곳과 값. 이름은 header.x, filter.x, line.x입니다.
   * @example "values": { "header.currency": "'KRW'", "header.exRate": "decimal('1')" }
   */
  values: Record<string, Expression>
}

/**
 * Adds a row to an edited grid, or starts a new document on the grid that chooses it.
 * @ko 행추가: 그리드에 행을 더합니다.
 */
export interface AddRowStep extends Noted {
  step: 'addRow'
  /**
   * The grid that gets the row.
   * @ko 더할 그리드.
   */
  grid: string
  /**
   * First values of a new document, by header field.
   * @ko 새 행의 첫 값.
   */
  with?: Record<string, Expression>
  /**
   * Copies the selected row.
   * @default false
   * @ko 고른 행을 베낍니다.
   * @example "copy": true
   */
  copy?: boolean
}

/**
 * Marks the checked or selected rows as deleted; new ones go at once.
 * @ko 행삭제: 고른 행에 삭제 표시를 합니다. 새 행은 바로 없어집니다.
 */
export interface DeleteRowStep extends Noted {
  step: 'deleteRow'
  /**
   * The grid whose rows are deleted.
   * @ko 지울 그리드.
   */
  grid: string
}

/**
 * Excel out: what is displayed, or everything found.
 * @ko 엑셀 내려받기: 보이는 행이나 찾은 행 모두를 엑셀로 받습니다.
 */
export interface ExportStep extends Noted {
  step: 'export'
  /**
   * The grid whose rows are written; not needed where there is one alone.
   * @default the only grid of the page
   * @ko 받을 그리드. 하나뿐이면 적지 않습니다.
   */
  grid?: string
}

/**
 * Excel in: a dialog with a template to download, a preview of what a filled-in file holds, the reason at every cell that
 * cannot be taken, and the choice of all rows or the good ones. The rows come into the grid as new rows, taken back in one.
 * @ko 엑셀 업로드: 양식을 내려받아 채운 파일의 행을 그리드에 새 행으로 넣습니다. 잘못된 칸은 이유를 보여 줍니다.
 */
export interface ImportStep extends Noted {
  step: 'import'
  /**
   * The grid that gets the rows. Without `by` rows can be added to it.
   * @ko 행을 넣을 그리드. `by`가 없으면 행을 추가할 수 있어야 합니다.
   */
  grid: string
  /**
   * The column by which a row of the file finds the line that it changes: nothing is added, the template holds the lines as they
   * stand, and cells left empty leave alone what stands there.
   * @ko 파일의 행이 고칠 행을 찾는 열. 행을 추가하지 않고 이미 있는 행의 값만 바꾸며, 양식에 지금 행이 들어 있습니다. 빈 칸은 그대로 둡니다.
   */
  by?: string
}

/**
 * A workbook that goes to the server as a whole: a dialog with a template to download and a place for the filled-in file;
 * kind and size are judged at once, everything else by the operation, in whose words a refusal is shown. Afterwards the page
 * goes on to `then` with the answered number, or searches again.
 * @ko 파일 업로드: 채운 엑셀 파일을 통째로 서버에 올립니다. 서버가 거절하면 그 이유를 보여 줍니다.
 */
export interface UploadStep extends Noted {
  step: 'upload'
  /**
   * The operation that takes the file; its name goes along as `fileName`.
   * @ko 파일을 받는 오퍼레이션.
   */
  operation: OperationName
  /**
   * Parameters of the operation beside the name of the file.
   * @ko 파일 이름 밖에 오퍼레이션에 넘기는 값.
   * @example "with": { "ownerType": "'ASSET'" }
   */
  with?: Record<string, Expression>
  /**
   * The form that can be downloaded in the dialog.
   * @ko 창에서 내려받는 양식.
   */
  template?: DownloadDefinition
  /**
   * The screen to go to with the answered document number.
   * @default stays, and searches again
   * @ko 끝난 뒤 답으로 받은 번호를 가지고 여는 화면. 적지 않으면 다시 조회합니다.
   */
  then?: ScreenName
}

/**
 * A file: the operation that answers it, and the name under which it is saved.
 * @ko 내려받는 파일: 파일을 답하는 오퍼레이션과 저장할 이름.
 */
export interface DownloadDefinition extends Noted {
  /**
   * The operation that answers the file.
   * @ko 파일을 답하는 오퍼레이션.
   */
  operation: OperationName
  /**
   * What the operation is handed: parameters, each with an expression.
   * @ko 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.
   * @example "with": { "id": "header.fileId" }
   */
  with?: Record<string, Expression>
  /**
   * Korean name of the file with its ending.
   * @ko 저장할 파일의 이름. 확장자까지 적습니다.
   */
  file: string
}

/**
 * Downloads the file that an operation answers, for example a template to be filled in.
 * @ko 내려받기: 오퍼레이션이 답하는 파일을 내려받습니다. 예: 업로드 양식.
 */
export interface DownloadStep extends DownloadDefinition {
  step: 'download'
}

/**
 * Shows the saved document as a sheet of paper and prints it; or, with `sheets`, whole sheets that an operation answers.
 * @ko 출력: 저장된 문서나 서버가 답한 양식을 보여 주고 인쇄합니다.
 */
export interface PrintStep extends Noted {
  /** @example { "step": "print", "title": "구매요청서", "fields": ["title", "reqDate", "needDate"] } */
  step: 'print'
  /**
   * Of the document's sheet; sheets of an operation have their own.
   * @ko 양식의 제목. 예: 구매요청서.
   */
  title?: string
  /**
   * Header fields, two to a line.
   * @ko 머리에 찍을 필드. 한 줄에 두 개씩 찍습니다.
   */
  fields?: string[]
  /**
   * The operation that answers whole sheets, printed one behind the other; the page needs no document for it.
   * @ko 찍을 양식을 통째로 답하는 오퍼레이션. 문서가 없는 화면에서도 쓰고, 여러 장이면 이어서 찍습니다.
   */
  sheets?: OperationName
  /**
   * What that operation is called with.
   * @ko sheets의 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.
   */
  with?: Record<string, Expression>
  /**
   * The lines that are printed below.
   * @ko 그 아래에 찍을 라인.
   */
  lines?: PrintLinesDefinition
  /**
   * Further grids with lines, with the columns that they have on the page, each below its title.
   * @ko 그 아래에 이어서 찍을 그리드. 그리드의 제목 아래에 화면의 칼럼 그대로 찍습니다.
   * @example "tables": ["orders", "settlements"]
   */
  tables?: string[]
  /**
   * The figures and charts of the page, above the lines.
   * @default false
   * @ko 화면의 지표와 차트를 라인 위에 찍습니다.
   */
  charts?: boolean
  /**
   * The amount that is also written in Hangul: a decimal in won.
   * @ko 한글로도 찍을 금액(원).
   */
  amount?: Expression
  /**
   * Boxes of the approval line at the top right.
   * @default false
   * @ko 결재란을 찍습니다.
   */
  approval?: boolean
}

/**
 * The columns of which grid are printed.
 * @ko 출력하는 라인: 어느 그리드의 어느 칼럼인지.
 */
export interface PrintLinesDefinition {
  note?: string
  /**
   * The grid that has the lines.
   * @ko 라인이 있는 그리드.
   */
  grid: string
  /**
   * Columns of that grid, in the order of the paper.
   * @ko 찍을 칼럼. 적은 순서대로 찍습니다.
   */
  columns: string[]
}

/**
 * Moves the document, or the checked rows, through its workflow.
 * @ko 상태 변경: 문서나 체크한 행의 상태를 바꿉니다.
 */
export interface TransitionStep extends Noted {
  /** @example { "step": "transition", "transition": "submitPr" } */
  step: 'transition'
  /**
   * Several: the first that the state allows.
   * @ko 실행할 전이. 여러 개면 할 수 있는 첫째.
   * @example "transition": "submitPr"
   */
  transition: TransitionName | TransitionName[]
  /**
   * A popup shown before, for example the approval line.
   * @ko 먼저 보여 주는 팝업.
   * @example "preview": { "popup": "apprLine", "with": { "docType": "'PR'", "docNo": "header.prNo" } }
   */
  preview?: PopupName | PreviewDefinition
  /**
   * What goes along beside version and reason: field of the operation's body to value; `picked` is the row chosen in the preview.
   * @ko 버전, 사유와 함께 보내는 값. 미리 보기에서 고른 행은 picked입니다.
   * @example "send": { "reason": "header.reason" }
   */
  send?: Record<string, Expression>
  /**
   * The field of a checked row that lists the documents to move, by id and version, where a row stands for several of them.
   * @default the row itself
   * @ko 체크한 행 하나가 문서 여럿일 때, 옮길 문서의 번호와 버전 목록이 있는 행의 필드.
   * @example "documents": "submittedKeys"
   */
  documents?: string
  /**
   * While true the reason that the workflow lets one give has to be given.
   * @ko 참이면 업무 흐름에서 선택인 사유를 꼭 받습니다.
   * @example "reasonWhen": "header.totalAmtKrw > 1000000"
   */
  reasonWhen?: Expression
}

/**
 * Calls the hand-written function of that name in `<screen>.hooks.ts`.
 * @ko 손으로 쓴 함수: <화면>.hooks.ts의 함수를 부릅니다.
 */
export interface HookStep extends Noted {
  /** @example { "step": "hook", "hook": "splitLines" } */
  step: 'hook'
  /**
   * @ko 함수의 이름.
   * @example "hook": "splitLines"
   */
  hook: string
}
