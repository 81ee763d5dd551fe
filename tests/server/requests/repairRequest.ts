import type { FieldFact, OperationFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { Verdict } from './judgeAnswer'
import { changed, type Input, optionalParts, type Place, valueAt } from './requestParts'
import { type About, valuesFor } from './requestValues'

export type Attempt = (input: Input) => Promise<Verdict>

interface Spot {
  readonly place: Place
  readonly fact: FieldFact
}

function spotsOf(
  fields: Readonly<Record<string, FieldFact>>,
  place: Place,
  name: string,
  row: number,
): Spot[] {
  return Object.values(fields).flatMap(fact => {
    const at = [...place, fact.name]
    const inner = fact.fields ? spotsOf(fact.fields, fact.type === 'list' ? [...at, row] : at, name, row) : []
    return fact.name === name ? [{ place: at, fact }, ...inner] : inner
  })
}

const queryFields = (fact: OperationFact | undefined) =>
  Object.fromEntries(Object.entries(fact?.parameters ?? {}).filter(([, { in: place }]) => place === 'query'))

/** What a refusal is about, whichever document it names. */
export const refusalOf = ({ code, field }: Verdict): string => `${code} ${field ?? ''}`

const wordOf = ({ code, field, row, msg }: Verdict) => JSON.stringify([code, field, row, msg])

interface Guidance {
  /** What is not changed, because it is what is being tried. */
  readonly kept?: Place
  /** Whether requests that came to this refusal have been given up before. */
  readonly isHopeless?: (verdict: Verdict) => boolean
  /** Values that have mended requests before, by their place: tried first, and added to. */
  readonly remedies?: Map<string, unknown>
  /** Requests that are tried before a document is given up; 20 where nothing is said. */
  readonly mostAttempts?: number
}

/**
 * Looks for a request that is taken, led by the field that a refusal names as somebody at the page would be: another value,
 * or none. What a rule wants of a value need not be written down for that.
 */
export async function repaired(
  about: About,
  first: Input,
  attempt: Attempt,
  { kept, isHopeless, remedies = new Map(), mostAttempts = 20 }: Guidance = {},
): Promise<{ readonly input: Input; readonly verdict: Verdict }> {
  let input = first
  let verdict = await attempt(input)
  const heard = new Set<string>()
  const mended = new Map<string, unknown>()
  let attempts = 1
  const fact = contractFacts[about.operation]
  while (!verdict.isTaken && (verdict.status === 422 || verdict.status === 409) && attempts < mostAttempts) {
    if (isHopeless?.(verdict)) break
    heard.add(wordOf(verdict))
    const { field, row = 1 } = verdict
    // A refusal of the whole may be about anything that was left out.
    const spots =
      field === undefined
        ? fact
          ? optionalParts(fact).filter(
              ({ place, fact: { name, lookup } }) =>
                // What names a document of its own, and what only goes with a file, is no remedy.
                !['keys', 'files'].includes(name) &&
                (!name.endsWith('Id') || name === 'fileId' || lookup !== undefined) &&
                valueAt(input, place) === undefined,
            )
          : []
        : [
            ...spotsOf(queryFields(fact), [], field, 0),
            ...spotsOf(fact?.body?.fields ?? {}, ['body'], field, row - 1),
          ]
    let better: { readonly input: Input; readonly verdict: Verdict } | undefined
    let change: readonly [place: string, value: unknown] | undefined
    for (const { place, fact } of spots) {
      const name = JSON.stringify(place)
      if (kept && JSON.stringify(kept) === name) continue
      const now = valueAt(input, place)
      const values = [
        ...(remedies.has(name) ? [remedies.get(name)] : []),
        ...(await valuesFor(about, fact)).slice(0, field === undefined ? 2 : undefined),
        ...(fact.required || now === undefined ? [] : [undefined]),
      ]
      for (const value of new Set(values.filter(each => each !== now))) {
        const next = changed(input, place, value)
        const answer = await attempt(next)
        attempts += 1
        if (answer.isTaken || !heard.has(wordOf(answer))) {
          // The same field with other words is only a little better than before.
          if (answer.isTaken || answer.field !== field || better === undefined) {
            better = { input: next, verdict: answer }
            change = [name, value]
          }
          if (answer.isTaken || answer.field !== field) break
        }
      }
      if (better) break
    }
    if (!better) break
    ;({ input, verdict } = better)
    if (change) mended.set(...change)
  }
  if (verdict.isTaken) for (const [place, value] of mended) remedies.set(place, value)
  return { input, verdict }
}
