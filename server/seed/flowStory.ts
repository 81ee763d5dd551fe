import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Currency, TaxCode } from '../../schemas/shared/money'
import type { Tables } from '../database/tables'
import type { SeedItem } from './itemSeed'
import type { Person } from './organisationSeed'
import type { SeededRandom } from './seededRandom'
import { workdayFrom } from './workingTime'

export type SeedCompany = Insertable<Tables['company']>

export interface FlowLine {
  readonly lineNo: number
  readonly prLineNo: number | undefined
  readonly item: SeedItem
  readonly qty: number
  readonly unitPrice: string
  readonly account: string
  readonly overTol: number
}

/**
 * What becomes of an order. `closes` is received, settled and posted by now; `waits` belongs to a request that is not
 * closed, so that something of it is still to be done; `lives` goes as far as its age takes it.
 */
type Fate = 'closes' | 'waits' | 'lives' | 'canceled' | 'declined' | 'test'

/** An order as it was meant, before numbers and amounts are worked out. Instants are milliseconds. */
export interface FlowOrder {
  readonly at: number
  readonly fate: Fate
  readonly orderType: 'NORMAL' | 'LOI' | 'SIMPLE' | 'TEST'
  readonly title: string
  readonly prNo: string | undefined
  readonly company: SeedCompany
  readonly buyer: string
  readonly requester: Person
  readonly receiver: Person
  readonly expenseType: string
  readonly currency: Currency
  readonly rate: string
  readonly taxCode: TaxCode
  readonly place: string
  readonly leadDays: number
  /** The day that was agreed in the end; set once it is known what became of the order (agreeOnDays). */
  agreedDay?: string
  /** Taken over from the purchasing system before this one. */
  readonly isMigrated: boolean
  readonly lines: readonly FlowLine[]
}

/** What all steps of the story share: chance, the end of time, and working days. */
export interface FlowTime {
  readonly random: SeededRandom
  readonly today: string
  /** Nothing happens after it. */
  readonly latest: number
  /** A moment of a working day, so many days after another moment and never before it. */
  readonly later: (at: number, fromDays: number, toDays: number) => number
}

/** When an order is due: as many days after it was placed as were agreed, on a working day. */
export const dueDayOf = ({ at, leadDays, agreedDay }: FlowOrder): string =>
  agreedDay ?? workdayFrom(addDays(koreanDay(at), leadDays))

export function flowTime(random: SeededRandom, now: Date, today: string): FlowTime {
  return {
    random,
    today,
    latest: now.getTime() - 60_000,
    later: (at, fromDays, toDays) => {
      const workday = workdayFrom(addDays(koreanDay(at), random.whole(fromDays, toDays)))
      const moment = Date.parse(`${workday}T09:00:00+09:00`) + random.whole(0, 480) * 60_000
      return moment > at ? moment : at + random.whole(10, 90) * 60_000
    },
  }
}
