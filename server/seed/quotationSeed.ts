import { addDays } from '../../schemas/shared/calendar'
import { divideDecimals, multiplyDecimals, subtractDecimals, sumDecimals } from '../../schemas/shared/decimal'
import { type Currency, currencyDecimals, isCurrency, lineAmount } from '../../schemas/shared/money'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import { findDocument, readLines } from '../document/documentKind'
import { nextNumber } from '../document/documentNumber'
import { type PrLineRecord, type PrRecord, purchaseRequest } from '../modules/purchaseRequest/prKind'
import { awardRow, markAwarded } from '../modules/rfq/awards'
import { quotedLines } from '../modules/rfq/compareQuotations'
import { rankQuotations } from '../modules/rfq/rankQuotations'
import { deadlineOf } from '../modules/rfq/rfqDeadline'
import { type RfqRecord, rfq as rfqKind } from '../modules/rfq/rfqKind'
import { type SeededRandom, seededRandom } from './seededRandom'
import { atWorkBy, workdaysFrom } from './workingTime'

const seed = 20_261_122
/** From the draft of a request for quotation to its sending. */
const draftMinutes = 25
/** The suppliers of the demo whose users can log in come first. */
const asked = ['C000001', 'C000002', 'C000003']

/** A request for quotation of the story, and what became of it. */
export interface QuotationPlan {
  readonly pr: PrRecord
  readonly lines: readonly PrLineRecord[]
  readonly status: 'DRAFT' | 'SENT' | 'CLOSED' | 'AWARDED'
  readonly sentAt: Date
  readonly deadline: string
  readonly suppliers: readonly string[]
  readonly awardedAt: Date | string
  readonly savingType: string
  /** What a supplier asks for a line, where the story knows it; else around what was expected. */
  readonly priceOf?: (compNo: string, lineNo: number) => string
}
type Plan = QuotationPlan

const answersWhileOpen = ['REQUESTED', 'CHECKED', 'DRAFT', 'SUBMITTED'] as const

/** Requests for quotation for every request that is in quotation or has a selected supplier, and a few drafts. */
export async function seedQuotations(tx: Transaction, today: string): Promise<void> {
  const random = seededRandom(seed)
  const requests = await tx
    .selectFrom('pr')
    .selectAll()
    .where('status', 'in', ['RFQ', 'SELECTED', 'RECEIVED'])
    .orderBy('pr_no')
    .execute()
  const companies = await tx
    .selectFrom('company')
    .select('comp_no')
    .where('status', '=', 'REGISTERED')
    .where('forward_yn', '=', 'Y')
    .where('comp_no', 'in', asked)
    .orderBy('comp_no')
    .execute()
  const suppliers = companies.map(({ comp_no }) => comp_no)
  const plans: Plan[] = []
  for (const [index, pr] of requests.entries()) {
    const status = statusOf(requests, index)
    if (status === undefined || pr.buyer_id === null) continue
    const lines = (await readLines(tx, purchaseRequest, pr.pr_no)).filter(line => line.qty !== null)
    const times = timesOf(random, today, status === 'DRAFT' || status === 'SENT')
    const awardedAt = awardedOn(times.deadline)
    plans.push({ pr, lines, status, ...times, suppliers, awardedAt, savingType: 'BID' })
  }
  await writeQuotations(tx, random, plans)
}

/** Those asked first are numbered first. */
export async function writeQuotations(
  tx: Transaction,
  random: SeededRandom,
  plans: readonly QuotationPlan[],
): Promise<void> {
  for (const plan of plans.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime()))
    await writeRfq(tx, random, plan)
}

/** Asked some working days before the answers are due: soon where they still may come, some days ago where they may not. */
function timesOf(random: SeededRandom, today: string, isOpen: boolean): Pick<Plan, 'sentAt' | 'deadline'> {
  const due = workdaysFrom(today, isOpen ? random.whole(2, 5) : -random.whole(2, 4))
  const sent = isOpen ? workdaysFrom(today, -random.whole(1, 2)) : workdaysFrom(due, -random.whole(3, 5))
  const minutes = random.whole(30, 390)
  return {
    sentAt: new Date(Date.parse(`${sent}T09:00:00+09:00`) + minutes * 60_000),
    deadline: deadlineOf(due),
  }
}

interface Asked {
  readonly status: string
  readonly buyer_id: string | null
}

/** Of what a buyer has asked quotations for, the oldest third has been answered. */
function statusOf(requests: readonly Asked[], index: number): Plan['status'] | undefined {
  const pr = requests[index]
  if (pr?.status === 'SELECTED') return 'AWARDED'
  if (pr?.status === 'RECEIVED') return index % 8 === 0 ? 'DRAFT' : undefined
  const own = requests.flatMap((other, place) =>
    other.status === 'RFQ' && other.buyer_id === pr?.buyer_id ? [place] : [],
  )
  return own.indexOf(index) * 3 < own.length ? 'CLOSED' : 'SENT'
}

/** On the morning after the deadline. */
const awardedOn = (deadline: string) => `${workdaysFrom(deadline.slice(0, 10), 1)}T10:00:00+09:00`

function changedAt({ status, sentAt, deadline, awardedAt }: Plan): Date | string {
  if (status === 'AWARDED') return awardedAt
  return status === 'CLOSED' ? deadline : sentAt
}

async function writeRfq(tx: Transaction, random: SeededRandom, plan: Plan) {
  const { pr, lines, status, sentAt, deadline, suppliers } = plan
  const rfqNo = await nextNumber(tx, 'RQ', sentAt)
  const isSent = status !== 'DRAFT'
  await tx
    .insertInto('rfq')
    .values({
      ...{
        rfq_no: rfqNo,
        pr_no: pr.pr_no,
        title: pr.title,
        currency: pr.currency,
        est_amt: pr.total_amt_krw,
      },
      ...{ deadline_dt: deadline, delivery_place: pr.delivery_place, pay_term: 'P30', section: pr.section },
      notice: '운송비와 포장비를 포함한 금액으로 제출해 주십시오.',
      ...{
        buyer_id: pr.buyer_id ?? '',
        buyer_nm: pr.buyer_nm ?? '',
        sent_dt: isSent ? sentAt : null,
        status,
      },
      ...{
        created_by: pr.buyer_id,
        created_dt: new Date(sentAt.getTime() - draftMinutes * 60_000),
        updated_dt: changedAt(plan),
      },
    })
    .execute()
  await insertRows(
    tx,
    'rfq_line',
    lines.map(line => ({
      ...{ rfq_no: rfqNo, line_no: line.line_no, pr_no: pr.pr_no, pr_line_no: line.line_no },
      ...{ item_code: line.item_code, item_name: line.item_name, spec: line.spec, unit_code: line.unit_code },
      ...{ qty: line.qty ?? '1', need_date: line.need_date },
    })),
  )
  await insertRows(
    tx,
    'rfq_supplier',
    suppliers.map((comp_no, index) => ({ rfq_no: rfqNo, line_no: index + 1, comp_no })),
  )
  if (!isSent) return
  for (const compNo of suppliers) await writeQuotation(tx, random, plan, { rfqNo, compNo })
  const rfq = await findDocument(tx, rfqKind, rfqNo)
  if (rfq && status !== 'SENT') await rankQuotations(tx, rfq)
  if (rfq && status === 'AWARDED') await awardCheapest(tx, rfq, plan)
}

/** Around the price that was expected: from a tenth less to a tenth more. */
const quotedPrice = (random: SeededRandom, price: string, currency: Currency) =>
  divideDecimals(multiplyDecimals(price, String(random.whole(90, 110))), '100', currencyDecimals[currency])

async function writeQuotation(
  tx: Transaction,
  random: SeededRandom,
  { pr, lines, status, sentAt, deadline, priceOf }: Plan,
  { rfqNo, compNo }: { readonly rfqNo: string; readonly compNo: string },
): Promise<void> {
  const state = status === 'SENT' ? random.pick(answersWhileOpen) : 'SUBMITTED'
  const isPriced = state === 'DRAFT' || state === 'SUBMITTED'
  const currency = isCurrency(pr.currency) ? pr.currency : 'KRW'
  const priced = lines.map(line => {
    const unit_price =
      priceOf?.(compNo, line.line_no) ?? quotedPrice(random, line.unit_price ?? '1', currency)
    return { line, unit_price, amt: lineAmount(line.qty ?? '1', unit_price, currency) }
  })
  const qtNo = await nextNumber(tx, 'QT', sentAt)
  const hours = (count: number) => new Date(atWorkBy(sentAt.getTime() + count * 3_600_000))
  await tx
    .insertInto('quotation')
    .values({
      ...{ qt_no: qtNo, rfq_no: rfqNo, comp_no: compNo, currency, pay_term: 'P30', status: state },
      total_amt: isPriced ? sumDecimals(priced.map(({ amt }) => amt)) : '0',
      valid_to: isPriced ? addDays(deadline.slice(0, 10), random.whole(14, 45)) : null,
      lead_time: isPriced ? random.whole(5, 25) : null,
      checked_dt: state === 'REQUESTED' ? null : hours(2),
      submitted_dt: state === 'SUBMITTED' ? hours(12) : null,
      ...{ created_by: pr.buyer_id, created_dt: sentAt },
    })
    .execute()
  await insertRows(
    tx,
    'quotation_line',
    priced.map(({ line, unit_price, amt }) => ({
      ...{ qt_no: qtNo, line_no: line.line_no, maker: null, bigo: null },
      ...(isPriced
        ? { unit_price, amt, delivery_date: line.need_date }
        : { unit_price: null, amt: '0', delivery_date: null }),
    })),
  )
}

/** Each item to the supplier who offers it for the least, so that some requests are shared by two suppliers. */
async function awardCheapest(tx: Transaction, rfq: RfqRecord, plan: Plan): Promise<void> {
  const { pr, awardedAt, savingType } = plan
  const quoted = await quotedLines(tx, rfq)
  const lineNos = [...new Set(quoted.map(row => row.line_no))]
  const chosen = lineNos.flatMap(
    line_no => quoted.find(row => row.line_no === line_no && row.lineRank === 1) ?? [],
  )
  const winners = [...new Set(chosen.map(({ qt_no }) => qt_no))]
  await tx
    .updateTable('quotation')
    .set({ status: 'NOT_SELECTED' })
    .where('rfq_no', '=', rfq.rfq_no)
    .where('status', '=', 'SUBMITTED')
    .execute()
  await tx.updateTable('quotation').set({ status: 'SELECTED' }).where('qt_no', 'in', winners).execute()
  const awarded = {
    awarded_by: pr.buyer_id ?? '',
    awarded_dt: awardedAt,
  }
  await insertRows(
    tx,
    'rfq_award',
    chosen.map(row => awardRow(rfq, row, { reason: null, ...awarded })),
  )
  for (const row of chosen) await markAwarded(tx, rfq, row)
  const contract = sumDecimals(chosen.map(({ amtKrw }) => amtKrw))
  await tx
    .updateTable('rfq')
    .set({
      saving_type: savingType,
      ...{ base_amt: pr.total_amt_krw, contract_amt: contract },
      saving_amt: subtractDecimals(pr.total_amt_krw, contract),
    })
    .where('rfq_no', '=', rfq.rfq_no)
    .execute()
}
