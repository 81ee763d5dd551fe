import type { GridDefinition } from './blockDefinition'
import type { Expression } from './expressionText'
import type { FormFieldDefinition } from './formFieldDefinition'
import type { OperationName, OwnerName } from './names'

/**
 * Fields of a popup, and lines below them. What was entered is sent to `save`, or only handed back; the caller reads it as
 * `picked`, with what the operation answered. Expressions speak of the fields as `header` and of the lines by the name of their
 * list, as in a document.
 * @ko 팝업의 폼: 적어 넣을 필드와 라인, 불러오고 저장하는 오퍼레이션. 필드는 식에서 header, 라인은 그 목록의 이름입니다.
 */
export interface PopupFormDefinition {
  note?: string
  /**
   * The operation that answers what the popup begins with: a document, one object, or a list, which is the lines. Without `save`
   * and `like` it is only shown.
   * @default the popup begins empty
   * @ko 열 때 내용을 불러오는 오퍼레이션. 문서, 객체 하나, 또는 라인이 될 목록을 답합니다. save와 like가 없으면 보기만 합니다.
   */
  load?: OperationName
  /**
   * The operation that is called with what was entered; the fields are those of its request. Not together with `like`. Where a
   * workflow names it as a transition, its groups and states decide who can open the popup, and from where.
   * @ko 적은 것을 보내는 오퍼레이션. 그 요청의 필드를 고칩니다. 업무 흐름의 전이이면 그 권한과 상태에서만 열립니다.
   */
  save?: OperationName
  /**
   * Nothing is called, what was entered is handed back: the operation whose rows, or whose request, have the fields. Not together
   * with `save`.
   * @ko 아무것도 부르지 않고 적은 값만 돌려줍니다. 필드를 가져올 오퍼레이션을 적습니다.
   */
  like?: OperationName
  /**
   * What `load` and `save` are called with beside the fields; each takes what it knows. The version that was loaded goes along by
   * itself.
   * @ko 필드 밖에 load와 save에 넘기는 값. 이름은 파라미터, 값은 식입니다. 불러온 version은 저절로 함께 갑니다.
   * @example "with": { "boardId": "'notice'" }
   */
  with?: Record<string, Expression>
  /**
   * First values of the fields, for example from `params`; of what is loaded, those it leaves empty.
   * @ko 필드의 첫 값. 여는 쪽이 넘긴 값은 params입니다. 불러온 내용에서는 비어 있는 필드만 채웁니다.
   */
  initial?: Record<string, Expression>
  /**
   * Fields side by side; the popup is as wide.
   * @default 1
   * @ko 한 줄에 놓는 필드의 수. 팝업의 너비도 따라갑니다.
   */
  columns?: 1 | 2 | 3 | 4
  /**
   * The fields. May be missing where there is a `grid`.
   * @ko 필드. 이름만 적으면 나머지는 계약에서 가져옵니다. grid가 있으면 없어도 됩니다.
   */
  fields?: FormFieldDefinition[]
  /**
   * Lines below the fields: `lines` names their list in what is loaded or sent; editable are the cells that the request takes. With
   * `newRow` rows can be added and deleted.
   * @ko 필드 아래의 라인. lines에 그 목록의 이름을 적습니다. 요청이 받는 칸을 고칠 수 있고, newRow를 적으면 행을 더하고 뺍니다.
   * @example "grid": { "lines": "lines", "newRow": {}, "columns": ["qty"] }
   */
  grid?: GridDefinition
  /**
   * First values of the cells that a loaded line leaves empty, over `line`.
   * @ko 불러온 라인에서 비어 있는 칸의 첫 값. 그 라인은 식에서 line입니다.
   */
  initialLine?: Record<string, Expression>
  /**
   * Lines that are sent, over `line`; the others are neither judged nor sent.
   * @default all
   * @ko 보내는 라인. 다른 라인은 검사하지도 보내지도 않습니다.
   * @example "sendWhen": "has(line.qty)"
   */
  sendWhen?: Expression
  /**
   * Attached files, whose id is one of the fields.
   * @ko 첨부파일. 파일 id가 필드 가운데 하나입니다.
   * @example "files": { "title": "첨부파일", "field": "fileId", "owner": "POST" }
   */
  files?: PopupFilesDefinition
  /**
   * While it is false when the popup opens, the fields are only shown. Over `params` and `user`.
   * @default always editable
   * @ko 열 때 거짓이면 보기만 합니다. params와 user로 적습니다.
   * @example "editWhen": "user.authGroupId != '40'"
   */
  editWhen?: Expression
  /**
   * One record after the other: what is typed or scanned finds each, a press decides about it and saves at once, and the popup waits
   * for the next one. Only with `save`, and with `load` of one record.
   * @default what is saved closes the popup
   * @ko 한 건씩 이어서 처리합니다. 적거나 스캔한 값으로 찾고, 누른 단추로 바로 저장한 뒤 다음 건을 기다립니다. save와, 한 건을 답하는 load가 있어야 합니다.
   */
  oneByOne?: OneByOneDefinition
  /**
   * Korean: asked before it is sent.
   * @default is sent at once
   * @ko 보내기 전에 묻는 글.
   * @example "confirm": "이대로 등록할까요?"
   */
  confirm?: string
}

/**
 * Records one after the other: the field that finds each, and the code that decides it.
 * @ko 한 건씩 이어서 처리하기: 찾는 필드와 정하는 코드.
 */
export interface OneByOneDefinition {
  note?: string
  /**
   * The field that finds the record. `load` takes it beside `with`.
   * @ko 한 건을 찾는 필드. load가 with와 함께 받습니다.
   * @example "find": "assetNo"
   */
  find: string
  /**
   * The coded field that is decided: each of its values is a button.
   * @ko 정하는 코드 필드. 값마다 단추가 됩니다.
   * @example "decide": "invResult"
   */
  decide: string
  /**
   * The values that have a button.
   * @default all of the code group
   * @ko 단추가 되는 값.
   * @example "values": ["MATCH", "MISSING"]
   */
  values?: string[]
  /**
   * How many are done: a number that the caller hands over and `save` answers. Together with `all`.
   * @default no progress is shown
   * @ko 처리한 수. 여는 쪽이 넘기고 save가 답하는 필드입니다. all과 함께 적습니다.
   * @example "done": "checkedCnt"
   */
  done?: string
  /**
   * How many there are; handed over and answered as `done` is.
   * @ko 전체 수. done과 함께 적습니다.
   * @example "all": "targetCnt"
   */
  all?: string
}

/**
 * Files in the popup.
 * @ko 팝업의 첨부파일.
 */
export interface PopupFilesDefinition {
  note?: string
  /**
   * The title, in Korean.
   * @ko 제목.
   * @example "title": "첨부파일"
   */
  title: string
  /**
   * The field that holds the file id.
   * @ko 파일 id가 들어 있는 필드.
   * @example "field": "fileId"
   */
  field: string
  /**
   * Owner document type of the upload, of code group OWNER_DOC.
   * @ko 올린 파일의 문서 종류. 코드 그룹 OWNER_DOC의 값입니다.
   * @example "owner": "POST"
   */
  owner: OwnerName
}
