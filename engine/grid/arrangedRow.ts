import type { Row } from '../runtime/row'

/** A row at its place in a tree or under its group, whether it shows or not. */
export interface ArrangedRow {
  readonly row: Row
  readonly key: string
  readonly level: number
  readonly hasBelow: boolean
  /** Of a group. */
  readonly label?: string
}
