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

  const kept: string[] = []
  for (const part of optionalParts(fact)) {
    const value = found.taken.get(part.name)
    const { name, type } = part.fact
    if (part.place[0] !== 'body' || type === 'object' || emptiedElsewhere.includes(name)) continue
    if (!isThere(value)) continue
    await during(async () => {
      const filled = await saved(withPart(input, part, value))
      if (!filled || !isThere(shownIn(filled, part))) return
      const version = valueAt(filled, ['header', 'version'])
      const emptied = await saved(changed(withPart(input, part, undefined), ['body', 'version'], version))
      if (emptied && isThere(shownIn(emptied, part))) kept.push(part.name)
    })
  }
  return kept
}
