import { type ExpectedRows, learnRows, type MeasuredPage, type Visitor } from './measuredPage'
import { measureVisit, type Visit } from './measureVisit'
import { waitUntilQuiet } from './quietMachine'
import { type Spread, spreadOf } from './statistics'

/** Visits of each page, by its name; the same index is the same round. */
export type Race = ReadonlyMap<string, readonly Visit[]>

/** Measures all pages in each round, another one first each time. The warm-up round before the first is thrown away. */
export async function racePages(
  visitor: Visitor,
  pages: readonly MeasuredPage[],
  values: readonly string[],
  rounds: number,
  tell: (text: string) => void,
): Promise<Race> {
  const visits = new Map<string, Visit[]>(pages.map(page => [page.name, []]))
  const expected = new Map<string, ExpectedRows>()
  for (const page of pages) expected.set(page.name, await learnRows(visitor, page, values))
  for (let round = 0; round <= rounds; round += 1) {
    for (let turn = 0; turn < pages.length; turn += 1) {
      const page = pages[(round + turn) % pages.length]
      const rows = page && expected.get(page.name)
      if (!page || !rows) continue
      await waitUntilQuiet()
      const visit = await measureVisit(visitor, page, rows)
      if (round > 0) visits.get(page.name)?.push(visit)
    }
    tell(round === 0 ? 'Warmed up.' : `Round ${round} of ${rounds}.`)
  }
  return visits
}

export function spreadOfMeasure(race: Race, page: string, measure: keyof Visit): Spread {
  return spreadOf((race.get(page) ?? []).map(visit => visit[measure]))
}

/** How many times as long one page took as another, round by round: what slows a whole round falls out. */
export function ratioOfMeasure(race: Race, page: string, to: string, measure: keyof Visit): Spread {
  const others = race.get(to) ?? []
  return spreadOf(
    (race.get(page) ?? []).flatMap((visit, round) => {
      const other = others[round]
      return other ? [visit[measure] / other[measure]] : []
    }),
  )
}
