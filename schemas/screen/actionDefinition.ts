import type { Expression } from './expressionText'
import type { PopupName, ScreenName, TransitionName } from './names'
import type { PreviewDefinition } from './previewDefinition'
import type { StepDefinition } from './stepDefinition'

/**
 * Something a user can do. The bare words are the common ones: search, reset, export, import, addRow, copyRow,
 * deleteRow.
 * `{ "go": … }`, `{ "transition": … }`, `{ "open": … }` and `{ "save": … }` are short for an action of that one step. addRow,
 * copyRow and deleteRow stand above every grid whose rows are edited.
 */
export type ActionDefinition =
  | ActionWord
  | GoActionDefinition
  | TransitionActionDefinition
  | OpenActionDefinition
  | SaveActionDefinition
  | StepsActionDefinition

export type ActionWord = 'search' | 'reset' | 'export' | 'import' | 'addRow' | 'copyRow' | 'deleteRow'

interface ActionBase {
  note?: string
  /**
   * What the button says, in Korean. Without it a transition says the text of the workflow, and a popup its title.
   * @default the workflow's label of a transition; 저장 of a save; the title of a popup
   * @ko 단추의 글. 상태 변경은 업무 흐름의 글을, 팝업은 그 제목을 그대로 씁니다.
   */
  label?: string
  /**
   * Only shown while true.
   * @ko 참일 때만 보입니다.
   */
  visibleWhen?: Expression
  /**
   * Greyed out while false.
   * @ko 거짓이면 누를 수 없습니다.
   */
  enabledWhen?: Expression
  /**
   * Korean: what is needed; the tooltip while `enabledWhen` is false.
   * @ko 누를 수 없을 때 보이는 안내. 무엇이 필요한지 적습니다.
   */
  enabledHint?: string
  /**
   * How many rows must be checked.
   * @default "some" for a transition on a list, else "none"
   * @ko 체크해야 하는 행: none 없음, one 하나, some 하나 이상. 목록의 상태 변경은 some이 기본입니다.
   */
  rows?: 'none' | 'one' | 'some'
  /**
   * The filled button of the page; one at a time.
   * @default false
   * @ko 색이 채워진 단추. 화면에서 한 번에 하나만 보입니다.
   */
  primary?: boolean
}

/**
 * Opens another screen.
 * @ko 화면 이동: 다른 화면을 엽니다.
 */
export interface GoActionDefinition extends ActionBase {
  /**
   * The screen to go to.
   * @ko 열 화면. 값을 넘기려면 화면과 with를 함께 적습니다.
   */
  go: ScreenName | GoDefinition
}

/**
 * A screen, and what is handed over.
 * @ko 이동할 곳: 화면과 넘길 값.
 */
export interface GoDefinition {
  note?: string
  /**
   * The id of the screen to open.
   * @ko 열 화면의 id.
   */
  screen: ScreenName
  /**
   * Query parameter to value.
   * @ko 주소에 붙일 값. 이름은 화면의 파라미터, 값은 식입니다.
   */
  with?: Record<string, Expression>
}

/**
 * Does a transition of the workflow.
 * @ko 상태 변경: 업무 흐름의 전이를 실행합니다.
 */
export interface TransitionActionDefinition extends ActionBase {
  /**
   * Several: the first that the state allows, under one label.
   * @ko 실행할 전이. 여러 개면 지금 상태에서 할 수 있는 첫째를 실행합니다.
   */
  transition: TransitionName | TransitionName[]
  /**
   * A popup shown before, for example the approval line.
   * @ko 실행하기 전에 보여 주는 팝업. 예: 결재선 확인.
   */
  preview?: PopupName | PreviewDefinition
  /**
   * What goes along beside version and reason: field of the operation's body to value; `picked` is the row chosen in the preview.
   * @ko 버전, 사유와 함께 보내는 값. 미리 보기에서 고른 행은 picked입니다.
   */
  send?: Record<string, Expression>
  /**
   * The field of a checked row that lists the documents to move, by id and version, where a row stands for several of them.
   * @default the row itself
   * @ko 체크한 행 하나가 문서 여럿일 때, 옮길 문서의 번호와 버전 목록이 있는 행의 필드.
   */
  documents?: string
  /**
   * While true the reason that the workflow lets one give has to be given.
   * @ko 참이면 업무 흐름에서 선택인 사유를 꼭 받습니다.
   */
  reasonWhen?: Expression
  /**
   * The screen to go to with the answered document number, for example after a copy.
   * @ko 끝난 뒤 답으로 받은 문서 번호를 가지고 여는 화면. 예: 복사한 문서.
   */
  then?: ScreenName
}

/**
 * Opens a popup.
 * @ko 팝업 열기: 팝업을 열어 보입니다.
 */
export interface OpenActionDefinition extends ActionBase {
  /**
   * The popup to open. A bare popup id on a page with a document hands over the number of the document, and the button stands
   * while there is one. Its label is the title of the popup.
   * @ko 열 팝업. 문서 화면에서 팝업 id만 적으면 문서의 번호를 넘기고, 번호가 있는 동안만 보입니다. 단추의 글은 팝업의 제목입니다.
   * @example "open": "documentThread"
   */
  open: PopupName | PreviewDefinition
  /**
   * Stands above this grid instead of in the toolbar of the page.
   * @ko 화면 위쪽 대신 이 그리드 위에 놓습니다.
   */
  grid?: string
}

/**
 * Checks the changed rows of a grid, sends them to its save operation and searches it again. With `rows` it sends the checked
 * rows, whether changed or not.
 * @ko 저장: 그리드에서 더하고 고치고 지운 행을 검사하고 한꺼번에 저장한 뒤 다시 조회합니다. rows를 적으면 고쳤는지와 상관없이 체크한 행을 보냅니다.
 */
export interface SaveActionDefinition extends ActionBase {
  /**
   * The id of the grid.
   * @ko 저장할 그리드의 id.
   */
  save: string
}

/**
 * A button that runs steps one after the other.
 * @ko 여러 단계: 단계를 차례로 실행하는 단추.
 */
export interface StepsActionDefinition extends ActionBase {
  /**
   * What the button says, in Korean.
   * @ko 단추의 글.
   */
  label: string
  /**
   * The steps in order. They end at the first that is refused.
   * @ko 차례로 실행할 단계. 하나가 거절되면 거기서 끝납니다.
   */
  steps: StepDefinition[]
  /**
   * Stands above this grid instead of in the toolbar of the page.
   * @ko 화면 위쪽 대신 이 그리드 위에 놓습니다.
   */
  grid?: string
}
