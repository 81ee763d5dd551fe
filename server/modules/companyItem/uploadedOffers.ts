import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { insertRows } from '../../database/insertRows'
import { runAs } from '../../database/runAs'
import { createdBy } from '../../document/createdBy'
import { addEvents, type EventContext } from '../../document/documentEvents'
import { moveDocument, noteOf } from '../../document/documentKind'
import { nextNumbers } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { Failure } from '../../http/failure'
import { endingText, type OfferRecord, periodOver, priceOfOffer } from '../itemPrice/offeredPrices'
import { companyItem } from './companyItemKind'
import { companyItemTexts } from './companyItemTexts'
import { changeOf, risesMuch } from './priceChange'

/** What a row of a workbook offers; prices are plain decimals, days YYYY-MM-DD. */
export interface OfferTerms {
  readonly sup_item_code: string
  readonly sup_item_name: string
  readonly spec: string
  readonly maker: string | null
  readonly sg_code: string
  readonly unit_code: string
  readonly currency: string
  readonly unit_price: string
  readonly lead_time: number
  readonly valid_from: string
  readonly valid_to: string
  readonly change_reason: string | null
}

export interface UploadedOffer {
  readonly terms: OfferTerms
  readonly stored: OfferRecord | undefined
}

/** The actor's own offers by their codes; nobody else changes them until the transaction ends. */
export async function lockOffers(
  { tx, actor }: EventContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OfferRecord>> {
  const offers = await tx
    .selectFrom('company_item')
    .selectAll()
    .where('comp_no', '=', actor.compNo ?? '')
    .where('sup_item_code', 'in', ['', ...codes])
    .orderBy('ci_no')
    .forUpdate()
    .execute()
  return new Map(offers.map(offer => [offer.sup_item_code, offer]))
}

/** Whether an approved offer says all this already; the reason of a change is none by itself. */
export function isUnchanged({ terms, stored }: UploadedOffer): boolean {
  if (stored?.status !== 'APPROVED') return false
  const { unit_price, change_reason: _reason, ...others } = terms
  return (
    compareDecimals(unit_price, stored.unit_price ?? '0') === 0 &&
    Object.entries(others).every(([column, value]) => value === stored[column as keyof typeof others])
  )
}

export interface TermsProblem {
  readonly column: keyof OfferTerms
  readonly msg: string
}

/** What speaks against asking for approval of the terms, beyond the cells themselves; `risen` is said of a rise that must be founded. */
export async function termsProblem(
  context: EventContext,
  { terms, stored }: UploadedOffer,
  risen: string,
): Promise<TermsProblem | undefined> {
  const { unit_price, currency, valid_from, valid_to } = terms
  if (valid_to < valid_from) return { column: 'valid_to', msg: companyItemTexts.periodReversed }
  if (valid_to < koreanDay(context.now)) return { column: 'valid_to', msg: periodOver }
  if (!stored) return undefined
  if (risesMuch(changeOf(stored, unit_price, currency), stored, currency))
    return { column: 'unit_price', msg: risen }
  return stored.item_code === null
    ? undefined
    : priceProblem(context, { ...stored, ...terms }, stored.item_code)
}

/** What would be refused when the price of a linked offer is written. */
async function priceProblem(
  context: EventContext,
  offer: OfferRecord,
  itemCode: string,
): Promise<TermsProblem | undefined> {
  try {
    await endingText(context, await priceOfOffer(context, offer, itemCode))
    return undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const columns = { validFrom: 'valid_from', unitCode: 'unit_code', unitPrice: 'unit_price' } as const
    const field = error.place.field as keyof typeof columns | undefined
    return { column: (field && columns[field]) ?? 'sup_item_code', msg: error.text }
  }
}

/** Saves offers and asks for their approval, as their supplier would one by one; each buyer is told once. Answers their numbers in order. */
export async function requestOffers(
  context: EventContext,
  offers: readonly UploadedOffer[],
  title: string,
): Promise<readonly string[]> {
  const created = await createOffers(
    context,
    offers.flatMap(({ terms, stored }) => (stored ? [] : [terms])),
  )
  const numbers: string[] = []
  for (const { terms, stored } of offers) {
    if (stored) await requestNext(context, stored, terms)
    numbers.push(stored?.ci_no ?? created.get(terms.sup_item_code) ?? '')
  }
  await tellBuyers(context, offers, title)
  return numbers
}

const [save, request] = [{ to: 'DRAFT' }, { action: 'requestCyberItem', from: 'DRAFT', to: 'REQUESTED' }]

async function createOffers(
  context: EventContext,
  all: readonly OfferTerms[],
): Promise<ReadonlyMap<string, string>> {
  const { tx, actor, now } = context
  const { docType } = companyItem
  if (all.length === 0) return new Map()
  const numbers = await nextNumbers(tx, docType, now, all.length)
  const rows = all.map((terms, index) => ({
    ...terms,
    ...{ ci_no: numbers[index] ?? '', comp_no: actor.compNo ?? '', status: 'REQUESTED', version: 1 },
    ...createdBy(context),
  }))
  await insertRows(tx, 'company_item', rows)
  await addEvents(
    context,
    rows.flatMap(row => [
      { docType, docNo: row.ci_no, action: 'createCyberItem', from: null, ...save },
      { docType, docNo: row.ci_no, ...request, after: noteOf(companyItem, { ...row, revision: 1 }) },
    ]),
  )
  return new Map(rows.map(({ sup_item_code, ci_no }) => [sup_item_code, ci_no]))
}

/** The next revision of what has been approved, or what was never approved as it now stands. */
async function requestNext(context: EventContext, stored: OfferRecord, terms: OfferTerms): Promise<void> {
  const isNext = ['APPROVED', 'INACTIVE'].includes(stored.status) && stored.approved_dt !== null
  const { prev, rate } = changeOf(stored, terms.unit_price, terms.currency)
  const columns = {
    ...terms,
    ...{ prev_unit_price: prev, change_rate: rate, reject_reason: null, stop_reason: null },
    revision: stored.revision + (isNext ? 1 : 0),
  }
  const { docType } = companyItem
  await addEvents(context, [
    { docType, docNo: stored.ci_no, action: 'saveCyberItem', from: stored.status, ...save },
  ])
  await moveDocument(
    context,
    companyItem,
    { ...stored, status: save.to },
    {
      action: request.action,
      status: request.to,
      columns,
      before: noteOf(companyItem, stored),
      after: noteOf(companyItem, { ...stored, ...columns }),
    },
  )
}

async function tellBuyers(
  context: EventContext,
  offers: readonly UploadedOffer[],
  title: string,
): Promise<void> {
  const groups = [...new Set(offers.map(({ terms }) => terms.sg_code))]
  const buyers = await runAs(context.tx, 'all', () =>
    context.tx
      .selectFrom('sourcing_group')
      .select('buyer_id')
      .distinct()
      .where('sg_code', 'in', ['', ...groups])
      .execute(),
  )
  await handOver(context, {
    people: buyers.map(({ buyer_id }) => buyer_id),
    title: `협력사 품목 승인요청: ${title} ${offers.length.toLocaleString('ko-KR')}건 — ${context.actor.name}`,
    link: '/itemManagement/itemInfo',
  })
}
