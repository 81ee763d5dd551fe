import { badRequest } from '../http/failure'

const step = 10

/** Stored lines keep their numbers, new ones follow in tens. */
export function numbersOf(
  sent: readonly { readonly lineNo?: number }[],
  stored: readonly number[],
): readonly number[] {
  const kept = sent.flatMap(({ lineNo }) => (lineNo !== undefined && stored.includes(lineNo) ? lineNo : []))
  if (new Set(kept).size < kept.length) throw badRequest('lineNo', 'a line number is sent twice')
  let last = Math.floor(Math.max(0, ...stored) / step) * step
  return sent.map(({ lineNo }) => {
    if (lineNo !== undefined && kept.includes(lineNo)) return lineNo
    last += step
    return last
  })
}
