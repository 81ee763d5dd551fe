import { type Named, nearestNames } from '../problem/nearestName'
import type { ScreenCard } from './world'

interface Handed {
  /** Names that nobody takes, each with the mandatory one that must be meant by it. */
  readonly meant: ReadonlyMap<string, string>
  /** Mandatory names that are not handed over, under no other name either. */
  readonly missing: readonly string[]
}

/** A mandatory name that is written wrong is one mistake: it is not missing as well. */
export function judgeHanded(
  written: readonly string[],
  known: readonly Named[],
  needed: readonly string[],
): Handed {
  const unknown = written.filter(name => !known.some(one => one.name === name))
  const missing = needed.filter(name => !written.includes(name))
  const only = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined
  const pairs = unknown.flatMap((name): [string, string][] => {
    const near = nearestNames(name, known)[0] ?? only
    return near !== undefined && missing.includes(near) ? [[name, near]] : []
  })
  const meant = new Map(pairs)
  const found = new Set(meant.values())
  return { meant, missing: missing.filter(name => !found.has(name)) }
}

/** What a screen is handed, with the labels that its operations give. */
export function namedHanded({ params, handed }: ScreenCard): readonly Named[] {
  return params.map(name => ({ name, label: handed[name]?.label }))
}
