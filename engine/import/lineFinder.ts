import type { Line } from '../contract/linesRoom'

import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'

/** Finds lines by what stands in one of their columns. */
export interface LineFinder {
  readonly by: string
  /** The line that a row means; each line is meant once. */
  find(given: Row): { readonly line: Line } | { readonly problem: string }
}

export function createLineFinder(lines: readonly Line[], by: string, label: string): LineFinder {
  const known = new Map(lines.map(line => [textOf(line.values[by]), line]))
  const meant = new Set<string>()
  return {
    by,
    find: given => {
      const name = textOf(given[by])
      const line = known.get(name)
      if (name === '') return { problem: say('fieldEmpty', label) }
      if (!line) return { problem: say('importUnknown', label, name) }
      if (meant.has(name)) return { problem: say('importTwice', name) }
      meant.add(name)
      return { line }
    },
  }
}
