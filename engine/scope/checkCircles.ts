import { formProblems } from '../problem/catalogue/formProblems'
import type { NormalForm, NormalGrid } from './normalDefinition'
import type { Source } from './source'

interface Calculated {
  readonly entry: object
  readonly place: string
  readonly reads: readonly string[]
}

/** A calculated field that reads itself, over however many others, would never come to rest. */
export function checkCircles(
  source: Source,
  forms: readonly NormalForm[],
  grids: readonly NormalGrid[],
): void {
  const fields = [
    ...forms.flatMap(form => calculated('header', form.fields)),
    ...grids.flatMap(grid => calculated('line', grid.columns)),
  ]
  const byPlace = new Map(fields.map(field => [field.place, field]))
  for (const field of fields) {
    const way = wayBack(field, byPlace)
    if (!way) continue
    source.report(
      source.valueAt(field.entry, 'value'),
      formProblems.valueCircle(field.place, way.slice(0, -1)),
    )
  }
}

function calculated(
  root: string,
  entries: readonly { readonly field: string; readonly value?: string }[],
): Calculated[] {
  return entries.flatMap(entry =>
    entry.value === undefined
      ? []
      : [{ entry, place: `${root}.${entry.field}`, reads: readPlaces(entry.value) }],
  )
}

/** Places an expression reads: `header.x`, `line.x`, and fields of the lines inside `lines.map(l, l.x)`. */
function readPlaces(text: string): string[] {
  const bare = text.replace(/'(?:[^'\\]|\\.)*'/g, "''")
  const names = [...bare.matchAll(/\blines\.(?:map|filter|all|exists)\((\w+),/g)].map(([, name]) => name)
  return [...bare.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, root, field]) => {
    if (root === 'header' || root === 'line') return [`${root}.${field}`]
    return names.includes(root) ? [`line.${field}`] : []
  })
}

/** The places by which a field comes back to itself. */
function wayBack(start: Calculated, byPlace: ReadonlyMap<string, Calculated>): string[] | undefined {
  const seen = new Set<string>()
  const follow = (field: Calculated, way: readonly string[]): string[] | undefined => {
    for (const place of field.reads) {
      if (place === start.place) return [...way, place]
      const next = byPlace.get(place)
      if (!next || seen.has(place)) continue
      seen.add(place)
      const found = follow(next, [...way, place])
      if (found) return found
    }
    return undefined
  }
  return follow(start, [])
}
