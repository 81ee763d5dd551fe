import type { BenchLine, BenchTable } from './benchReport'
import { milliseconds, ratioText } from './benchReport'
import type { Visit } from './measureVisit'
import { type Race, ratioOfMeasure, spreadOfMeasure } from './racePages'

export const product = 'product'
export const handwritten = 'hand-written'
export const amis = 'amis'

export interface Races {
  readonly slowed: Race
  readonly plain: Race
}

const greatestTax = 1.1

/** What the engine costs: the product's list against the same page written by hand in the same frame. */
export function taxTable({ slowed, plain }: Races): BenchTable {
  const line = (measure: string, race: Race, part: keyof Visit, isGoal: boolean): BenchLine => {
    const ratio = ratioOfMeasure(race, product, handwritten, part)
    return {
      measure,
      values: [
        milliseconds(spreadOfMeasure(race, handwritten, part)),
        milliseconds(spreadOfMeasure(race, product, part)),
        ratioText(ratio),
      ],
      ...(isGoal ? { goal: `≤ ${greatestTax.toFixed(2)}×`, isMet: ratio.median <= greatestTax } : {}),
    }
  }
  return {
    title: 'Engine tax: a defined list against the same list written by hand',
    columns: ['written by hand', 'defined', 'defined ÷ by hand'],
    lines: [
      line('first rows, CPU 4× slower', slowed, 'firstRows', true),
      line('search click → rows, CPU 4× slower', slowed, 'search', true),
      line('blocked before first rows, CPU 4× slower', slowed, 'blocked', false),
      line('first rows', plain, 'firstRows', false),
      line('search click → rows', plain, 'search', false),
    ],
    notes: [roundsNote(slowed)],
  }
}

/** How far ahead of a peer the product is. */
export function peerTable({ slowed, plain }: Races): BenchTable {
  const line = (measure: string, race: Race, part: keyof Visit, least?: number): BenchLine => {
    const ratio = ratioOfMeasure(race, amis, product, part)
    return {
      measure,
      values: [
        milliseconds(spreadOfMeasure(race, product, part)),
        milliseconds(spreadOfMeasure(race, amis, part)),
        ratioText(ratio),
      ],
      ...(least === undefined ? {} : { goal: `≥ ${least.toFixed(1)}×`, isMet: ratio.median >= least }),
    }
  }
  return {
    title: 'Against amis 6.13: the same list, 20 rows a page there, 100 here',
    columns: ['product', 'amis', 'amis ÷ product'],
    lines: [
      line('first rows, CPU 4× slower', slowed, 'firstRows', 3.5),
      line('search click → rows, CPU 4× slower', slowed, 'search', 10),
      line('blocked before first rows, CPU 4× slower', slowed, 'blocked'),
      line('first rows', plain, 'firstRows'),
      line('search click → rows', plain, 'search'),
    ],
    notes: [roundsNote(slowed)],
  }
}

function roundsNote(race: Race): string {
  const [visits] = [...race.values()]
  return `Medians and quartiles of ${visits?.length ?? 0} rounds, all pages in each round, one warm-up thrown away; ratios are taken within a round.`
}
