import { badRequest } from '../http/failure'

const step = 10

/** Stored lines keep their numbers, new ones follow in tens. `field` is what they are sent as. */
export function numbersOf(
  field: string,
  sent: readonly (number | undefined)[],
  stored: readonly number[],
): readonly number[] {
  const kept = sent.flatMap(line => (line !== undefined && stored.includes(line) ? line : []))
  if (new Set(kept).size < kept.length) throw badRequest(field, 'a line number is sent twice')
  let last = Math.floor(Math.max(0, ...stored) / step) * step
  return sent.map(line => {
    if (line !== undefined && kept.includes(line)) return line
    last += step
    return last
  })
}
