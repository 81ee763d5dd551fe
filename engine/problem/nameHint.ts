import { nearestNames } from './nearestName'

/** The names that exist, told briefly: the nearest ones with the count, all where they are few, else the count alone. */
export function nameHint(written: string, known: readonly string[], noun: string): string {
  const nearest = nearestNames(written, known)
  const count = `${known.length} ${known.length === 1 ? noun : `${noun}s`}`
  if (nearest.length > 0) return `Nearest: ${quoted(nearest)}. (${count})`
  if (known.length === 0) return `There are no ${noun}s here.`
  return known.length <= 20 ? `There are: ${quoted(known)}.` : `There are ${count}; none is near.`
}

/** The imperative sentence of a wrong name: write the nearest, else what `otherwise` says. */
export function mendName(written: string, known: readonly string[], otherwise: string): string {
  const nearest = nearestNames(written, known)[0]
  return nearest ? `write "${nearest}", or ${otherwise}.` : `${otherwise}.`
}

export function quoted(names: readonly string[]): string {
  return names.map(name => `"${name}"`).join(', ')
}
