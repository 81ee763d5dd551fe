import { editedMutant } from './mutant'
import type { Candidate, Draw } from './mutantGround'
import type { Site } from './sites'

/** Writes one of several values where another stands; none where there is nothing to write. */
export function replaced(
  kind: string,
  site: Site,
  values: readonly unknown[],
  others: readonly number[] = [],
): Candidate[] {
  if (values.length === 0) return []
  const { offset, length } = site.node
  const text = (draw: Draw) => JSON.stringify(values[draw(values.length)])
  return [{ kind, make: draw => editedMutant(kind, site.file, { offset, length, text: text(draw) }, others) }]
}

/** A bare name becomes an object with a word beside it. */
export function namedWithWord(kind: string, site: Site, text: string): Candidate[] {
  const { node, file } = site
  if (node.type !== 'string') return []
  const written = `{ "field": ${JSON.stringify(node.value)}, ${text} }`
  return [
    {
      kind,
      make: () => editedMutant(kind, file, { offset: node.offset, length: node.length, text: written }),
    },
  ]
}
