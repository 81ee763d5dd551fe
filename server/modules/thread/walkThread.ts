import { sql } from 'kysely'
import type { Scope } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { type Found, type Link, linksOf, mayHold, numbersOver, ownNumber, type Way } from './threadLinks'
import { isStage, type Stage, stages } from './threadTexts'

/** So many documents are shown of one thread, and so many of one stage: a month of settlements joins hundreds of orders. */
export const mostDocuments = 200
const mostOfStage = 50

/** Receipts have a second number from their confirmation on. */
const confirmedReceipt = 'WA'

export interface Walked {
  readonly asked: Found
  readonly numbers: ReadonlyMap<Stage, ReadonlySet<string>>
  readonly isCut: boolean
}

/*
 * From the asked document back to everything that it came of, and from all of these on to everything that came of them:
 * a slip shows the orders it pays and a delivery its sisters, while what only shares a settlement with them stays away.
 */
export async function walkThread(tx: Transaction, scope: Scope, docNo: string): Promise<Walked | undefined> {
  const prefix = docNo.slice(0, 2)
  const stage = prefix === confirmedReceipt ? 'WR' : prefix
  if (!isStage(stage) || !mayHold(stage, scope)) return undefined
  const { rows } = await sql<Found>`${ownNumber(stage, docNo)}`.execute(tx)
  const [asked] = rows
  if (!asked) return undefined
  const held = holdDocuments()
  held.take(rows)
  const ask = async (from: Stage, way: Way, links: readonly Link[]) => {
    const known = [...(held.numbers.get(from) ?? [])]
    if (known.length === 0 || links.length === 0) return
    const ways = links.map(one => sql`(${numbersOver(one, way, known, mostOfStage + 1)})`)
    const found = await sql<Found>`${sql.join(ways, sql` union `)}`.execute(tx)
    held.take(found.rows.toSorted((one, other) => (one.no < other.no ? -1 : 1)))
  }
  const follow = async (from: Stage, way: Way) => {
    const links = linksOf(from, way, scope)
    const isWithin = ([later, earlier]: Link) => later === earlier
    // A return leads to its receipt and a reversal to its slip, which lead on themselves.
    await ask(from, way, links.filter(isWithin))
    await ask(
      from,
      way,
      links.filter(one => !isWithin(one)),
    )
  }
  for (const one of stages.toReversed()) await follow(one, 'back')
  for (const one of stages) await follow(one, 'on')
  return { asked, numbers: held.numbers, isCut: held.isCut() }
}

/** Documents by stage, as many as one thread holds. */
function holdDocuments() {
  const numbers = new Map<Stage, Set<string>>()
  let count = 0
  let isCut = false
  return {
    numbers,
    isCut: () => isCut,
    take: (found: readonly Found[]) => {
      for (const { stage, no } of found) {
        const known = numbers.get(stage) ?? new Set()
        numbers.set(stage, known)
        if (known.has(no)) continue
        if (known.size >= mostOfStage || count >= mostDocuments) {
          isCut = true
          continue
        }
        known.add(no)
        count += 1
      }
    },
  }
}
