import { addDays, endOfMonth, weekdayOf } from '../../schemas/shared/calendar'

export interface PaymentTerms {
  readonly payTerm: string
  /** Law of subcontracts: never later than 60 days after the receipt. */
  readonly subcontractYn: string
  /** The first receipt of what is paid. */
  readonly receiptDay: string
  /** Undefined while nothing is posted. */
  readonly postedDay?: string | undefined
}

const saturday = 6
const sunday = 0
const legalDays = 60

/** When it will be paid (domain 5.4): never on a weekend. Undefined where the term waits for the posting. */
export function paymentDue({
  payTerm,
  subcontractYn,
  receiptDay,
  postedDay,
}: PaymentTerms): string | undefined {
  const due = dueByTerm(payTerm, receiptDay, postedDay)
  if (due === undefined) return undefined
  const weekday = weekdayOf(due)
  const moved = weekday === saturday ? addDays(due, 2) : weekday === sunday ? addDays(due, 1) : due
  const legal = addDays(receiptDay, legalDays)
  if (subcontractYn !== 'Y' || moved <= legal) return moved
  const last = weekdayOf(legal)
  return last === saturday ? addDays(legal, -1) : last === sunday ? addDays(legal, -2) : legal
}

function dueByTerm(payTerm: string, receiptDay: string, postedDay: string | undefined): string | undefined {
  switch (payTerm) {
    case 'P30':
      return addDays(endOfMonth(receiptDay), 30)
    case 'P45':
      return addDays(endOfMonth(receiptDay), 45)
    case 'P60':
      return addDays(receiptDay, 60)
    case 'P10':
      return addDays(receiptDay, 10)
    default:
      return postedDay
  }
}
