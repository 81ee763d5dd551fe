import { sql } from 'kysely'
import type { OrderRequestHeaderInput, TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { compareDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import { openDocument } from '../../document/openDocument'
import type { DocumentKey } from '../../document/transitionKeys'
import { refused } from '../../http/failure'
import { chosenCompany } from '../../master/findCompany'
import { purchaseRequest } from '../purchaseRequest/prKind'
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
  const pr = await openDocument(context, purchaseRequest, 'orderPr', key)
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
  const found = await chosenCompany(tx, selected ?? first?.wish_comp_no)
  const company = found?.status === 'REGISTERED' ? found : undefined
  const needed = lines.flatMap(line => line.need_date ?? []).sort()[0]
  const dueDate = needed !== undefined && needed >= today ? needed : addDays(today, usualLeadDays)
  const currency = first ? agreedCurrency(first) : 'KRW'
  return {
    title,
    currency,
    taxCode: currency === 'KRW' ? 'V1' : 'V5',
    dueDate,
    ...given({
      compNo: company?.comp_no,
      payTerm: company && (first?.award_pay_term ?? company.pay_term),
      priceBasis: basisOf(lines),
      receiver: first?.receiver,
      expenseType: first?.expense_type,
      deliveryPlace: first?.delivery_place,
    }),
  }
}

function basisOf(lines: readonly RequestedLine[]): string | undefined {
  if (lines.every(line => line.award_price !== null)) return 'QUOT'
  return lines.every(line => line.contract_price !== null) ? 'CONTRACT' : undefined
}

const inputOf = (line: RequestedLine) => ({
  prLine: prLineOf(line.pr_no, line.line_no),
  qty: trimDecimal(line.open_qty),
  unitPrice: agreedPrice(line),
  ...given({ accountCode: line.account_code, costCenter: line.cost_center }),
})
