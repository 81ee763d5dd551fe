/** A breach of the house rules, in the shape of every message for authors: place, code, what, what instead, mend. */
export interface GuardProblem {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly what: string
  readonly instead: string
  readonly mend: string
}

export function describeProblem({ file, line, code, what, instead, mend }: GuardProblem): string {
  return `${file}:${line}  ${code}\n  ${what}\n  ${instead}\n  mend: ${mend}`
}
