import type { FoundText } from './sourceTexts'

type Catalogue = Readonly<Record<string, string>>

/**
 * The files of one language: a line for each text, in the order in which the texts stand in the project. What is translated stays,
 * also when its text now belongs to another room; a new text waits with nothing beside it; one that is said no longer is gone.
 */
export function writeCatalogues(
  texts: Readonly<Record<string, readonly FoundText[]>>,
  kept: readonly Catalogue[],
): Readonly<Record<string, Catalogue>> {
  const known: Catalogue = Object.fromEntries(kept.flatMap(catalogue => Object.entries(catalogue)))
  return Object.fromEntries(
    Object.entries(texts).map(([room, found]) => [
      room,
      Object.fromEntries(found.map(({ text }) => [text, known[text] ?? ''])),
    ]),
  )
}
