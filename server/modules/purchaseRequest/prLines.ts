import type { PrLineInput } from '../../../codegen/generated/types'
import { badRequest } from '../../http/failure'

/** A line as it will stand in the store. */
export interface NumberedLine extends PrLineInput {
  readonly lineNo: number
}

export interface LinePlan {
  readonly lines: readonly NumberedLine[]
  /** Stored lines that were not sent again. */
  readonly removed: readonly number[]
}

const step = 10

/** Gives lines their numbers: stored ones keep theirs, new ones follow in tens. */
export function numberLines(sent: readonly PrLineInput[], stored: readonly number[]): LinePlan {
  const kept = sent.flatMap(line =>
    line.lineNo !== undefined && stored.includes(line.lineNo) ? line.lineNo : [],
  )
  if (new Set(kept).size < kept.length) throw badRequest('lineNo', 'a line number is sent twice')
  let last = Math.floor(Math.max(0, ...stored) / step) * step
  const next = () => {
    last += step
    return last
  }
  const lines = sent.map(line => ({
    ...line,
    lineNo: line.lineNo !== undefined && kept.includes(line.lineNo) ? line.lineNo : next(),
  }))
  return { lines, removed: stored.filter(lineNo => !kept.includes(lineNo)) }
}

/** The first two lines that ask for the same item in the same specification, by their numbers. */
export function duplicateLines(lines: readonly NumberedLine[]): readonly [number, number] | undefined {
  const seen = new Map<string, number>()
  for (const line of lines) {
    const item = line.itemCode ?? line.itemName
    if (!item) continue
    const key = JSON.stringify([item.trim(), (line.spec ?? '').trim()])
    const before = seen.get(key)
    if (before !== undefined) return [before, line.lineNo]
    seen.set(key, line.lineNo)
  }
  return undefined
}
