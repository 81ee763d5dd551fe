/**
 * The rooms of the engine, lowest first, and from which other rooms each may import, whether values or types. A room is a
 * folder with all that is below it. Rooms that are not listed are not judged as importers yet.
 */
export const roomPairs: Readonly<Record<string, readonly string[]>> = {
  'engine/i18n': [],
  'engine/auth': ['engine/i18n', 'engine/runtime'],
}
