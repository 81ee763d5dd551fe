import { contractFacts } from '../../../codegen/generated/contractFacts'
import { isOperation, pathOf } from '../authorization/foreignRecords'
import { send } from './judgeAnswer'
import { type Base, type Found, isThere } from './optionalParts'
import { changed, type Input, optionalParts, type Part, valueAt, withPart } from './requestParts'
import { bestRead, isInput } from './requestReader'

/** A folder of files is emptied file by file. */
const emptiedElsewhere = ['fileId', 'files', 'keys']

/** What the document shows of the part. Without a number it has none, and what is not ticked says no. */
function shownIn(document: Input, { place: [, ...below] }: Part): unknown {
  const value = valueAt(document, below)
  return value === 'N' || Number(value) === 0 ? '' : value
}

/**
 * Parts of a saved document that are still there after it was saved again without them. A save carries the whole document,
 * so whatever it does not name is empty from then on, unless it is refused.
 */
export async function keptParts({ about, input, during }: Base, found: Found): Promise<readonly string[]> {
  const { operation } = about
  if (!isOperation(operation)) return []
  const fact = contractFacts[operation]
  const keys = pathOf(operation)
  const read = bestRead(operation, keys)?.id ?? ''
  if (!fact?.body?.fields.header || keys.length !== 1 || !isOperation(read)) return []
  const { caller } = about.sender

  const shown = async (): Promise<Input | undefined> => {
    const { status, body } = await caller.call(read, input)
    return status === 200 && isInput(body) ? body : undefined
  }
  /** What stands after a save; undefined where it was refused. */
  const saved = async (next: Input): Promise<Input | undefined> =>
    (await send(operation, caller, next)).isTaken ? shown() : undefined

  const parts = optionalParts(fact).filter(
    ({ name, place, fact: { type, name: field } }) =>
      place[0] === 'body' &&
      type !== 'object' &&
      !emptiedElsewhere.includes(field) &&
      isThere(found.taken.get(name)),
  )
  /** Saved with all of them and then with none; undefined where that is refused. */
  async function keptOf(together: readonly Part[]): Promise<readonly string[] | undefined> {
    let kept: readonly string[] | undefined
    await during(async () => {
      const whole = together.reduce((next, part) => withPart(next, part, found.taken.get(part.name)), input)
      const filled = await saved(whole)
      const there = together.filter(part => filled && isThere(shownIn(filled, part)))
      if (!filled) return
      const version = valueAt(filled, ['header', 'version'])
      const without = there.reduce((next, part) => withPart(next, part, undefined), input)
      const emptied =
        there.length === 0 ? filled : await saved(changed(without, ['body', 'version'], version))
      if (emptied) kept = there.filter(part => isThere(shownIn(emptied, part))).map(({ name }) => name)
    })
    return kept
  }
  const kept = await keptOf(parts)
  if (kept) return kept
  const alone: string[] = []
  for (const part of parts) alone.push(...((await keptOf([part])) ?? []))
  return alone
}
