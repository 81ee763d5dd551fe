import type { Row } from '../runtime/row'

/** Of values by place ("header.x") those of one root, or nothing when there are none. */
export function writtenTo(values: Row, root: string): Row | undefined {
  const entries = Object.entries(values).flatMap(([place, value]): [string, unknown][] =>
    place.startsWith(`${root}.`) ? [[place.slice(root.length + 1), value]] : [],
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
