import { sql } from 'kysely'
import type { OrderRequestHeaderInput, TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { compareDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import type { DocumentKey } from '../../document/transitionKeys'
import { refused } from '../../http/failure'
import { openForTransition } from '../purchaseRequest/prTransitions'
import { orderRequests } from './orderRequests'
import { orderRequestTexts } from './orderRequestTexts'
import {
  agreedCurrency,
  agreedPrice,
  isOrderable,
  prLineOf,
  type RequestedLine,
  requestedLines,
} from './requestedLines'

/** Assumed: an order without a wished day is due in two weeks. */
const usualLeadDays = 14

/**
 * Drafts of what of a received request is not ordered yet: one for each selected supplier, and one for all lines that
 * nobody was selected for. The buyer then completes and submits them.
 */
export async function orderPr(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, now } = context
  const pr = await openForTransition(context, 'orderPr', key)
  const today = koreanDay(now)
  const lines = await requestedLines(tx, { where: sql`${isOrderable} and line.pr_no = ${pr.pr_no}`, today })
  const open = lines.filter(line => compareDecimals(line.open_qty, '0') > 0)
  if (open.length === 0) throw refused('nothingOpen', orderRequestTexts.nothingOpen)
  const suppliers = [...new Set(open.map(line => line.comp_no))]
  const answers: TransitionAnswer[] = []
  for (const compNo of suppliers) {
    const group = open.filter(line => line.comp_no === compNo)
    const header = await headerOf(tx, pr.title, compNo, group, today)
    answers.push(await orderRequests.create(context, { header, lines: group.map(inputOf) }))
  }
  const [first] = answers
  if (!first) throw refused('nothingOpen', orderRequestTexts.nothingOpen)
  return first
}

async function headerOf(
  tx: Transaction,
  title: string,
  selected: string | null,
  lines: readonly RequestedLine[],
  today: string,
): Promise<OrderRequestHeaderInput> {
  const [first] = lines
  const company = await tx
    .selectFrom('company')
    .select(['comp_no', 'pay_term'])
    .where('comp_no', '=', selected ?? first?.wish_comp_no ?? '')
    .where('status', '=', 'REGISTERED')
    .executeTakeFirst()
  const needed = lines.flatMap(line => line.need_date ?? []).sort()[0]
  const dueDate = needed !== undefined && needed >= today ? needed : addDays(today, usualLeadDays)
  const basis = basisOf(lines)
  const currency = first ? agreedCurrency(first) : 'KRW'
  return {
    title,
    currency,
    taxCode: currency === 'KRW' ? 'V1' : 'V5',
    dueDate,
    ...(company ? { compNo: company.comp_no, payTerm: first?.award_pay_term ?? company.pay_term } : {}),
    ...(basis === undefined ? {} : { priceBasis: basis }),
    ...(first?.receiver == null ? {} : { receiver: first.receiver }),
    ...(first?.expense_type == null ? {} : { expenseType: first.expense_type }),
    ...(first?.delivery_place == null ? {} : { deliveryPlace: first.delivery_place }),
  }
}

function basisOf(lines: readonly RequestedLine[]): string | undefined {
  if (lines.every(line => line.award_price !== null)) return 'QUOT'
  return lines.every(line => line.contract_price !== null) ? 'CONTRACT' : undefined
}

function inputOf(line: RequestedLine) {
  return {
    prLine: prLineOf(line.pr_no, line.line_no),
    qty: trimDecimal(line.open_qty),
    unitPrice: agreedPrice(line),
    ...given({
      accountCode: line.account_code,
      costCenter: line.cost_center,
    }),
  }
}
