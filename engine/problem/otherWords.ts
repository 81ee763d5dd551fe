import { actionWordLabels } from '../../schemas/screen/actionWords'
import type { Named } from './nearestName'

/** What people call words of the language who do not know them yet, beside the labels of their buttons. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  search: ['검색', 'query', 'find'],
  reset: ['clear'],
  export: ['엑셀 다운로드', 'excel', 'download'],
  import: ['업로드', 'upload'],
  addRow: ['추가', 'add'],
  copyRow: ['복사', 'copy'],
  deleteRow: ['삭제', 'delete', 'remove'],
}

/** Words of the language, each under everything that it may be called. */
export function calledOtherwise(words: readonly string[]): readonly Named[] {
  const labels: Readonly<Record<string, string>> = actionWordLabels
  return words.flatMap(name => [
    { name, label: labels[name] },
    ...(otherWords[name] ?? []).map(label => ({ name, label })),
  ])
}
