import type { Expression } from './expressionText'
import type { LoadOperationName, WorkflowName } from './names'

/**
 * One record: loaded by a key in the address, or chosen in a grid of the page; moved by its workflow, saved by the operations
 * the workflow names.
 * @ko 문서: 번호로 불러와 업무 흐름에 따라 바꾸고 저장하는 기록 하나.
 */
export interface DocumentDefinition {
  note?: string
  /**
   * Name of the workflow under schemas/workflow.
   * @ko 업무 흐름의 이름(schemas/workflow).
   */
  workflow: WorkflowName
  /**
   * The operation that loads it; its path parameter is the key.
   * @default with `of`: the chosen row is the header, its lists are the lines
   * @ko 불러오는 오퍼레이션. 그 경로 파라미터가 번호입니다.
   */
  load?: LoadOperationName
  /**
   * Path parameters of its operations that are no key, for example which board a post stands on.
   * @ko 번호가 아닌 경로 파라미터에 넘기는 값. 예: 게시글이 있는 게시판.
   */
  with?: Record<string, Expression>
  /**
   * The grid whose chosen row is the document. `addRow` on that grid starts a new one; after a transition the grid is
   * searched again and the row stays chosen. The key stands in the address.
   * @ko 이 그리드에서 고른 행이 문서가 됩니다.
   */
  of?: string
  /**
   * The document is only looked at while false, whatever its workflow lets the person do.
   * @default as the workflow says
   * @ko 거짓이면 업무 흐름과 상관없이 보기만 합니다.
   * @example "editWhen": "header.status == 'DRAFT'"
   */
  editWhen?: Expression
  /**
   * Header fields of a new document.
   * @ko 새 문서의 첫 값.
   */
  initial?: Record<string, Expression>
  /**
   * Starts a new document from an existing one whose number stands in the address.
   * @ko 번호를 받아 다른 문서를 베껴 시작합니다.
   */
  copy?: CopyDefinition
}

/**
 * How a new document begins as a copy.
 * @ko 문서 복사: 베껴 시작하는 방법.
 */
export interface CopyDefinition {
  note?: string
  /**
   * The query parameter with the number of the source.
   * @ko 원본 번호가 들어 있는 주소의 파라미터.
   */
  param: string
  /**
   * The operation that answers the source where it is no document of this page; `param` is its path parameter.
   * @default the `load` of the document
   * @ko 다른 종류의 문서에서 시작할 때 원본을 답하는 오퍼레이션.
   */
  load?: LoadOperationName
  /**
   * Header fields that are not taken over.
   * @default everything that a new document saves is taken over
   * @ko 베끼지 않는 필드.
   */
  clear?: string[]
}
