import type { RoomHost } from '../contract/roomHost'
import type { LookupPlan } from '../plan/formPlan'
import { failureText, isSilent, toFailure } from '../runtime/failure'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { chosenValues, clearedValues, type LookupAnswer, numberLike } from './lookupRun'
import { askPopup, bindingOfPopup, createRecordLookups, refusalOf } from './recordLookups'

/** A text that has come into a lookup cell. */
export interface LookupText {
  readonly lookup: LookupPlan
  readonly field: string
  readonly mask?: string | undefined
  readonly text: string
  readonly line: Row
}

type Hit = { readonly row: Row } | { readonly refused: string }

const searchesInFlight = 4

/**
 * Finds the values of many cells at once: all numbers of a column in one question, then each name that is none of them by a search
 * of its own. No popup is shown: a name that finds several records is refused.
 */
export async function lookUpMany(
  texts: readonly LookupText[],
  host: RoomHost,
): Promise<readonly LookupAnswer[]> {
  const lookups = createRecordLookups(host)
  const codeOf = ({ mask, text }: LookupText) => (mask === 'comp' ? text.toUpperCase() : text)
  try {
    for (const one of texts) lookups.want(one.lookup, codeOf(one), one.line)
    await lookups.resolve()
    const numbers = texts.map(one => lookups.find(one.lookup, codeOf(one), one.line))
    const names = texts.filter((one, at) => numbers[at] === undefined && !numberLike.test(one.text))
    const byName = await searchNames(names, host)
    return texts.map((one, at) => answerOf(one, numbers[at] ?? byName.get(nameKey(one, host)), host))
  } catch (error) {
    const failure = toFailure(error)
    if (isSilent(failure)) return texts.map(() => ({ kind: 'closed' }))
    return texts.map(one => ({
      kind: 'refused',
      message: failureText(failure),
      values: clearedValues(one.lookup, one.field),
    }))
  }
}

function answerOf(
  { lookup, field, text, line }: LookupText,
  hit: Hit | undefined,
  host: RoomHost,
): LookupAnswer {
  if (hit && 'row' in hit)
    return {
      kind: 'chosen',
      values: chosenValues(lookup, field, host, hit.row, { extra: { line, row: line } }),
    }
  return {
    kind: 'refused',
    message: hit?.refused ?? say('lookupNone', text),
    values: clearedValues(lookup, field),
  }
}

const requestOf = ({ lookup, line }: LookupText, host: RoomHost) =>
  host.evaluateAll(lookup.with, { line, row: line })

const nameKey = (one: LookupText, host: RoomHost) =>
  `${one.lookup.popup} ${JSON.stringify(requestOf(one, host))} ${one.text}`

/** Each name once, by its key. */
async function searchNames(texts: readonly LookupText[], host: RoomHost): Promise<ReadonlyMap<string, Hit>> {
  const hits = new Map<string, Hit>()
  const waiting = [...new Map(texts.map(one => [nameKey(one, host), one]))]
  const next = async (): Promise<void> => {
    const task = waiting.shift()
    if (!task) return
    const hit = await searchName(task[1], host).catch(refusedHit)
    if (hit) hits.set(task[0], hit)
    return next()
  }
  await Promise.all(Array.from({ length: searchesInFlight }, next))
  return hits
}

/** A search that fails is told at its cells; the others go on. */
function refusedHit(error: unknown): Hit {
  const failure = toFailure(error)
  if (isSilent(failure)) throw error
  return { refused: failureText(failure) }
}

/** As a popup would: its filter takes the text; where it has none for it, the text narrows what the popup shows. */
async function searchName(one: LookupText, host: RoomHost): Promise<Hit | undefined> {
  const { lookup, text } = one
  const plan = await host.popupPlan(lookup.popup)
  const request = requestOf(one, host)
  const takesText = bindingOfPopup(plan).parameters.includes(lookup.searchBy)
  const answered = await askPopup(plan, { ...request, ...(takesText && { [lookup.searchBy]: text }) }, host)
  const rows = takesText ? answered : answered.filter(row => textOf(row[lookup.searchBy]).includes(text))
  const [only] = rows
  if (!only) return undefined
  if (rows.length > 1) return { refused: say('lookupSeveral', text) }
  const refused = refusalOf(plan, only, request, host)
  return refused === undefined ? { row: only } : { refused }
}
