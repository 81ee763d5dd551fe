import { type Insertable, sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { divideDecimals } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { nextNumber } from '../document/documentNumber'
import { changeOf } from '../modules/companyItem/priceChange'
import { fileOfSeed } from './fileOfSeed'
import { atWorkBy } from './workingTime'
import { writeEvents } from './writeEvents'

type Event = Insertable<Tables['document_event']>
type Status = 'APPROVED' | 'REQUESTED' | 'DRAFT' | 'REJECTED' | 'INACTIVE'

/** How many offers stand in each state. */
const standing: Readonly<Record<Status, number>> = {
  ...{ APPROVED: 240, REQUESTED: 25, DRAFT: 15, REJECTED: 10, INACTIVE: 10 },
}
const linkedCount = 150
/** Of those that are asked for so many cost much more than before, and of the prices so many end soon. */
const [dearerCount, endingCount] = [4, 12]

/** So many of the offers are theirs; the others share what is left. */
const shares: readonly (readonly [string, number])[] = [
  ...[['C000001', 40] as const, ['C000002', 40] as const, ['C000003', 60] as const],
  ...[['C000006', 20] as const, ['C000007', 20] as const],
]

const rejections = [
  '규격서를 첨부해 주세요.',
  '최소발주수량이 사용량에 비해 많습니다. 조정 후 다시 요청해 주세요.',
  '동일 규격의 단가계약 품목이 있습니다. 단가를 조정해 주세요.',
]
const stops = ['제조사 단종으로 공급을 중지합니다.', '생산라인 이전으로 공급이 어렵습니다.']

interface Sold {
  readonly item_code: string
  readonly item_name: string
  readonly spec: string
  readonly maker: string | null
  readonly sg_code: string
  readonly unit_code: string
  readonly currency: string
  readonly unit_price: string
  readonly lead_time: number | null
  /** The price that the company has for the item today, where it came neither of a contract nor with a fixture. */
  readonly price_no: string | null
  readonly valid_from: string | null
  readonly valid_to: string | null
}

interface Person {
  readonly id: string
  readonly name: string
}

/** What a company sells, first the items that it has a price for. */
async function soldBy(tx: Transaction, compNo: string, today: string): Promise<readonly Sold[]> {
  const { rows } =
    await sql<Sold>`select item.item_code, item_name, spec, maker, sg_code, unit_code, lead_time,
      coalesce(price.currency, last_currency) as currency, coalesce(price.unit_price, last_price)::text as unit_price,
      price_no, valid_from, valid_to
    from item left join item_price price on price.item_code = item.item_code and comp_no = ${compNo}
      and ${today} between valid_from and valid_to and price_basis in ('QUOT', 'NEGO')
    where status = 'ACTIVE' and requester is not null
    order by price_no is null, md5(item.item_code || ${compNo}) limit 60`.execute(tx)
  return rows
}

interface Offer {
  readonly compNo: string
  readonly status: Status
  /** Counts among those of its state. */
  readonly place: number
  readonly turn: number
  readonly sold: Sold
  readonly isLinked: boolean
}

/** Who offers what: every state is dealt out over all companies. */
async function tellOffers(tx: Transaction, today: string): Promise<readonly Offer[]> {
  const companies = await tx
    .selectFrom('company')
    .select('comp_no')
    .where('status', '=', 'REGISTERED')
    .orderBy('comp_no')
    .execute()
  const others = companies.flatMap(({ comp_no }) => (shares.some(([no]) => no === comp_no) ? [] : comp_no))
  const named = shares.flatMap(([no, count]) => Array.from({ length: count }, () => no))
  const states = Object.entries(standing).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, place) => ({ status: status as Status, place })),
  )
  const sellers = states.map((_, index) => named[index] ?? others[index % others.length] ?? '')
  const sold = new Map<string, readonly Sold[]>()
  for (const compNo of new Set(sellers)) sold.set(compNo, await soldBy(tx, compNo, today))
  const turns = new Map<string, number>()
  let linked = 0
  return sellers.flatMap((compNo, index): Offer[] => {
    const turn = turns.get(compNo) ?? 0
    turns.set(compNo, turn + 1)
    const state = states[(index * 7) % states.length]
    const item = sold.get(compNo)?.[turn]
    if (!state || !item) return []
    const isLinked = state.status === 'APPROVED' && item.price_no !== null && linked < linkedCount
    if (isLinked) linked += 1
    return [{ compNo, ...state, turn, sold: item, isLinked }]
  })
}

const days = 86_400_000

/** When it was made: what waits is new, what is approved began with its price. */
function madeAt({ status, place, isLinked, sold }: Offer, now: Date): Date {
  const ago = { APPROVED: 70 + (place % 60), REQUESTED: 1 + (place % 9), DRAFT: 1 + (place % 20) }
  const since = { ...ago, REJECTED: 12 + place * 2, INACTIVE: 120 + place * 9 }[status]
  if (!isLinked || sold.valid_from === null) return new Date(atWorkBy(now.getTime() - since * days))
  return new Date(atWorkBy(Date.parse(`${addDays(sold.valid_from, -6 - (place % 20))}T14:00:00+09:00`)))
}

/** Offers of suppliers in all their states; a price of an approved one names it as its source. */
export async function seedCompanyItems(
  tx: Transaction,
  now: Date,
  folder: string | undefined,
): Promise<void> {
  const today = koreanDay(now)
  const users = await tx
    .selectFrom('ext_user')
    .select(['comp_no', 'user_id as id', 'user_name as name'])
    .where('status', '=', 'ACTIVE')
    .orderBy('user_id', 'desc')
    .execute()
  const buyers = await tx
    .selectFrom('sourcing_group')
    .innerJoin('person', 'person.singleid', 'buyer_id')
    .select(['sg_code', 'singleid as id', 'hname as name'])
    .execute()
  const userOf = new Map<string, Person>(users.map(user => [user.comp_no, user]))
  const buyerOf = new Map<string, Person>(buyers.map(buyer => [buyer.sg_code, buyer]))
  const story = (await tellOffers(tx, today)).map(offer => ({ offer, at: madeAt(offer, now) }))
  const events: Event[] = []
  for (const { offer, at } of story.sort((a, b) => Number(a.at) - Number(b.at))) {
    const user = userOf.get(offer.compNo) ?? { id: 'system', name: '협력사' }
    const buyer = buyerOf.get(offer.sold.sg_code) ?? { id: 'buy.all', name: '한도윤' }
    const ciNo = await nextNumber(tx, 'CI', at)
    const told = stepsOf(offer, at, user, buyer)
    await insertRows(tx, 'company_item', [
      { ...(await rowOf(tx, { offer, at, ciNo, user, folder, today })), version: told.length - 1 },
    ])
    if (offer.isLinked)
      await tx
        .updateTable('item_price')
        .set({ source_no: ciNo, price_basis: 'CATALOG', valid_to: periodOf(offer, at, today).to })
        .where('price_no', '=', offer.sold.price_no ?? '')
        .execute()
    events.push(...told.map(step => ({ ...step, doc_type: 'CI', doc_no: ciNo })))
  }
  await writeEvents(tx, events)
}

function periodOf({ sold, isLinked, place }: Offer, at: Date, today: string) {
  const from = (isLinked ? sold.valid_from : null) ?? addDays(koreanDay(at), 3)
  const to = (isLinked ? sold.valid_to : null) ?? addDays(from, 364)
  return { from, to: isLinked && place < endingCount ? addDays(today, 4 + place * 2) : to }
}

interface Writing {
  readonly offer: Offer
  readonly at: Date
  readonly ciNo: string
  readonly user: Person
  readonly folder: string | undefined
  readonly today: string
}

async function rowOf(tx: Transaction, { offer, at, ciNo, user, folder, today }: Writing) {
  const { compNo, status, place, turn, sold, isLinked } = offer
  const isApproved = status === 'APPROVED' || status === 'INACTIVE'
  const isDearer = status === 'REQUESTED' && place < dearerCount
  const before = isDearer ? divideDecimals(sold.unit_price, '1.15', 2) : sold.unit_price
  const approved =
    isApproved || isDearer
      ? {
          approved_price: before,
          approved_currency: sold.currency,
          approved_dt: new Date(Number(at) - 90 * days),
        }
      : { approved_price: null, approved_currency: null, approved_dt: null }
  const change = isDearer ? changeOf(approved, sold.unit_price, sold.currency) : { prev: null, rate: null }
  const carrier = { ownerType: 'ITEM', ownerNo: ciNo, by: user.id, at }
  const name = isDearer ? '원가 산출 내역.txt' : '제품 규격서.txt'
  const { from, to } = periodOf(offer, at, today)
  return {
    ci_no: ciNo,
    comp_no: compNo,
    revision: isDearer ? 2 : 1,
    item_code: isLinked || (status === 'REQUESTED' && place % 2 === 0) ? sold.item_code : null,
    sup_item_code: `S${compNo.slice(-3)}-${1_001 + turn}`,
    sup_item_name: sold.item_name,
    spec: sold.spec,
    maker: sold.maker,
    sg_code: sold.sg_code,
    unit_code: sold.unit_code,
    currency: sold.currency,
    unit_price: sold.unit_price,
    prev_unit_price: change.prev,
    change_rate: change.rate,
    min_order_qty: ['1', '10', '50', '100'][turn % 4] ?? '1',
    lead_time: sold.lead_time ?? 7,
    valid_from: from,
    valid_to: to,
    change_reason: isDearer ? '원자재 가격 상승에 따라 단가를 조정합니다.' : null,
    file_id:
      isDearer || turn % 9 === 0
        ? await fileOfSeed(tx, folder, carrier, [{ name, text: `${sold.item_name} ${sold.spec}` }])
        : null,
    reject_reason: status === 'REJECTED' ? (rejections[place % rejections.length] ?? null) : null,
    stop_reason: status === 'INACTIVE' ? (stops[place % stops.length] ?? null) : null,
    ...(isApproved ? { ...approved, approved_dt: new Date(Number(at) + days) } : approved),
    status,
    created_by: user.id,
    created_dt: at,
    updated_by: user.id,
    updated_dt: at,
  }
}

type Step = Omit<Event, 'doc_type' | 'doc_no'>

/** How an offer has come to where it is: an hour from step to step, a day until the buyer decides. */
function stepsOf({ status, place }: Offer, at: Date, user: Person, buyer: Person): readonly Step[] {
  const step = (
    hours: number,
    by: Person,
    action: string,
    from: string | null,
    to: string,
    reason?: string,
  ): Step => ({
    at: new Date(Number(at) + hours * 3_600_000),
    actor: by.id,
    actor_name: by.name,
    action,
    from_status: from,
    to_status: to,
    reason: reason ?? null,
  })
  const made = step(0, user, 'createCyberItem', null, 'DRAFT')
  if (status === 'DRAFT') return [made]
  const asked = [made, step(1, user, 'requestCyberItem', 'DRAFT', 'REQUESTED')]
  if (status === 'REQUESTED') return asked
  if (status === 'REJECTED')
    return [
      ...asked,
      step(24, buyer, 'rejectCyberItem', 'REQUESTED', status, rejections[place % rejections.length]),
    ]
  const approved = [...asked, step(24, buyer, 'approveCyberItem', 'REQUESTED', 'APPROVED')]
  if (status === 'APPROVED') return approved
  return [...approved, step(1_200, user, 'stopCyberItem', 'APPROVED', status, stops[place % stops.length])]
}
