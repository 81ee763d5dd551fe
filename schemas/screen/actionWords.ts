import type { ActionWord } from './actionDefinition'

/** Korean labels of the bare action words, and of the button that chooses in a popup. */
export const actionWordLabels: Readonly<Record<ActionWord, string>> = {
  search: '조회',
  reset: '초기화',
  export: '엑셀',
  import: '엑셀 업로드',
  addRow: '행추가',
  copyRow: '행복사',
  deleteRow: '행삭제',
}

/** Label of an action that saves the rows of a grid, and of a popup that saves its fields. */
export const saveLabel = '저장'

/** Of the button that leads from a document back to where it was opened. */
export const listLabel = '목록'

export const chooseLabel = '선택'

/** Of a popup whose fields are handed back and not saved. */
export const takeLabel = '확인'
