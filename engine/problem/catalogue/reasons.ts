import type { Said } from '../said'

/** Why a word does nothing where it stands, or an action can never be done. Clauses without a full stop. */
export const reasons = {
  notEdited: (field: string): Said => ({
    en: `"${field}" cannot be edited`,
    ko: `"${field}" 필드는 고칠 수 없습니다`,
  }),
  rowsDiffer: (field: string): Said => ({
    en: `no two rows have the same "${field}"`,
    ko: `"${field}" 값이 같은 행은 없습니다`,
  }),
  serverOrders: {
    en: 'the operation takes no order and answers its rows in its own',
    ko: '오퍼레이션이 순서를 받지 않고 정해진 순서로 답합니다',
  },
  onlyLookedAt: {
    en: 'with "readOnly" nothing is edited, added or checked',
    ko: '"readOnly"이면 고치거나 더하거나 체크하지 않습니다',
  },
  onlySavedTree: {
    en: 'only rows that are the document of the page, whose save takes their parent and their place, are moved',
    ko: '행이 곧 화면의 문서이고 저장이 상위와 순서를 받을 때만 행을 옮깁니다',
  },
  leadsAlready: { en: 'the cell leads to "go" already', ko: '이 칸은 이미 "go"로 갑니다' },
  notTyped: {
    en: 'only a grid with "whileTyping" writes what it is answered',
    ko: '"whileTyping"이 있는 그리드만 답을 적습니다',
  },
  onlyTypedRows: {
    en: 'only rows of an operation on a page with a document are asked for while its header is typed',
    ko: '문서 화면에서 오퍼레이션이 답하는 행만 머리를 적는 동안 조회합니다',
  },
  onlyCheckedRows: {
    en: 'only rows of an operation with "select": "many" are checked',
    ko: '오퍼레이션이 답하고 "select"가 "many"인 행만 체크됩니다',
  },
  onlyListedRows: {
    en: 'only columns of rows that an operation answers to be read are shown to some people alone',
    ko: '오퍼레이션이 답하고 고치지 않는 행의 칼럼만 사람에 따라 보입니다',
  },
  linesCallNothing: {
    en: 'lines come with the document and call no operation',
    ko: '라인은 문서와 함께 오고 오퍼레이션을 부르지 않습니다',
  },
  noFilterToFocus: {
    en: 'there is no filter field to get the focus',
    ko: '커서를 놓을 검색 조건이 없습니다',
  },
  noChooseButton: {
    en: 'with "choose": "none" there is no such button',
    ko: '"choose"가 "none"이면 그런 단추가 없습니다',
  },
  noRowChosen: (choose: string): Said => ({
    en: `with "choose": "${choose}" no row is chosen`,
    ko: `"choose"가 "${choose}"이면 행을 하나 고르지 않습니다`,
  }),
  noRowsToChoose: { en: 'there are no rows to choose from', ko: '고를 행이 없습니다' },
  nothingCalled: {
    en: 'without "load" and "save" nothing is called',
    ko: '"load"와 "save"가 없으면 아무것도 부르지 않습니다',
  },
  nothingSaved: {
    en: 'without "save" nothing is called',
    ko: '"save"가 없으면 아무것도 부르지 않습니다',
  },
  noRecordFound: {
    en: 'records are found one by one only where "load" answers one record and "save" saves it',
    ko: '"load"가 한 건을 답하고 "save"가 저장할 때만 한 건씩 처리합니다',
  },
  noLineLoaded: {
    en: 'no line is loaded; a new one begins with "newRow" of the grid',
    ko: '불러오는 라인이 없습니다. 새 라인은 그리드의 "newRow"로 시작합니다',
  },
  noLines: { en: 'there are no lines', ko: '라인이 없습니다' },
  onlyShown: { en: 'what is loaded is only shown', ko: '불러온 것을 보이기만 합니다' },
  sideBySide: (columns: number): Said => ({
    en: `the form has ${columns} field${columns === 1 ? '' : 's'} side by side`,
    ko: `이 폼은 필드를 나란히 ${columns}개 놓습니다`,
  }),
  sheetsComeWhole: {
    en: 'sheets of an operation come whole',
    ko: '오퍼레이션이 답하는 출력물은 통째로 옵니다',
  },
  columnFillsRows: {
    en: 'the column that opens the popup fills the new rows',
    ko: '새 행은 팝업을 여는 칼럼이 채웁니다',
  },
  excluded: {
    en: 'its conditions and the states of its transition exclude each other',
    ko: '조건끼리, 또는 조건과 전이가 시작하는 상태가 서로 어긋납니다',
  },
  movesNoRows: {
    en: 'a list moves the rows that are checked, and "rows" is "none"',
    ko: '목록의 상태 변경은 체크한 행이 있어야 하는데 "rows"가 "none"입니다',
  },
  otherCount: {
    en: 'its condition asks for another number of checked rows than "rows"',
    ko: '조건이 "rows"와 다른 개수의 체크한 행을 기다립니다',
  },
  checksRefuseAll: {
    en: 'the checks of the grid refuse every row in the states in which its transition begins',
    ko: '전이가 시작하는 상태의 행을 모두 그리드의 "selectChecks"가 거절합니다',
  },
  oneLine: (field: string): Said => ({
    en: `"${field}" is no text of several lines`,
    ko: `"${field}" 필드는 여러 줄로 적는 글이 아닙니다`,
  }),
  nothingAdded: (grid: string): Said => ({
    en: `no button of the page adds a row to grid "${grid}"`,
    ko: `그리드 "${grid}"에 행을 더하는 단추가 없습니다`,
  }),
  neverGrey: {
    en: 'without "enabledWhen" the button is never greyed out',
    ko: '"enabledWhen"이 없으면 단추가 흐려지지 않습니다',
  },
  noRowsToCheck: {
    en: 'it needs checked rows, and no grid here lets rows be checked ("select")',
    ko: '체크한 행이 있어야 하는데, 행을 체크할 수 있는("select") 그리드가 없습니다',
  },
  nothingToReset: {
    en: 'there is no filter to put back, and no document',
    ko: '되돌릴 검색 조건도 문서도 없습니다',
  },
  nothingToSearch: {
    en: 'no block here asks an operation',
    ko: '오퍼레이션을 부르는 블록이 없습니다',
  },
  rowsNotSaved: (grid: string): Said => ({
    en: `nobody saves the rows of grid "${grid}"`,
    ko: `그리드 "${grid}"의 행을 저장하는 것이 없습니다`,
  }),
} as const
