import type { Said } from '../problem/said'

/** A change that mends a problem. */
export interface QuickFix {
  readonly title: Said
  readonly start: number
  readonly end: number
  readonly text: string
}
