import type { DocumentState } from '../contract/documentRoom'

/** No record will come by itself; what is not about it can be done all the same. */
export function isAway({ phase }: Pick<DocumentState, 'phase'>): boolean {
  return phase === 'none' || phase === 'refused' || phase === 'failed'
}

export const emptyDocument: DocumentState = {
  phase: 'loading',
  isNew: false,
  header: {},
  stored: {},
  problems: {},
  lines: {},
  parts: {},
  failure: undefined,
  isConflicted: false,
  next: undefined,
}
