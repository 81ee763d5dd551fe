import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { vatOf } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { nextNumber } from '../../documentNumber'
import { writeEvents } from './writeEvents'

interface Claim {
  readonly title: string
  readonly type: string
  readonly supply: string
  readonly daysAgo: number
  readonly status: 'DRAFT' | 'SUBMITTED' | 'SUPPLEMENT' | 'RECEIVED'
  readonly items: readonly (readonly [name: string, amt: string])[]
}

/** What the carrier of the demo asks to be paid for. */
const claims: readonly Claim[] = [
  {
    title: '10월 정기 운반·택배비',
    type: 'PARCEL',
    supply: '1284000',
    daysAgo: 18,
    status: 'RECEIVED',
    items: [
      ['사내 물류 정기 운반', '984000'],
      ['택배 60건', '300000'],
    ],
  },
  {
    title: '시제품 긴급 배송비',
    type: 'PARCEL',
    supply: '165000',
    daysAgo: 12,
    status: 'SUPPLEMENT',
    items: [['구미 공장 당일 배송', '165000']],
  },
  {
    title: '11월 1주차 운반비',
    type: 'PARCEL',
    supply: '345600',
    daysAgo: 6,
    status: 'SUBMITTED',
    items: [['사내 물류 정기 운반', '345600']],
  },
  {
    title: '11월 2주차 운반비',
    type: 'PARCEL',
    supply: '298000',
    daysAgo: 2,
    status: 'DRAFT',
    items: [['사내 물류 정기 운반', '298000']],
  },
]

const supplier = { actor: 'sejin001', actor_name: '박세진' }
const contact = { actor: 'req.mobile', actor_name: '조민재' }

/** Claims without orders of the demo's carrier, one in each state before the approval. */
export async function seedNoneOrders(tx: Transaction, now: Date): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select(['section', 'deptcd', 'deptnm'])
    .where('singleid', '=', 'req.mobile')
    .executeTakeFirst()
  if (!person) return
  for (const claim of claims) await seedClaim(tx, now, claim, person)
}

interface Department {
  readonly section: string | null
  readonly deptcd: string | null
  readonly deptnm: string | null
}

async function seedClaim(tx: Transaction, now: Date, claim: Claim, person: Department): Promise<void> {
  const at = new Date(now.getTime() - claim.daysAgo * 86_400_000)
  const day = koreanDay(at)
  const noneNo = await nextNumber(tx, 'NO', at)
  const vat = vatOf(claim.supply, 'V1')
  await tx
    .insertInto('none_order')
    .values({
      none_no: noneNo,
      title: claim.title,
      none_type: claim.type,
      comp_no: 'C000004',
      contact_id: 'req.mobile',
      section: person.section ?? '',
      deptcd: person.deptcd ?? '',
      deptnm: person.deptnm ?? '',
      use_from: addDays(day, -10),
      use_to: addDays(day, -1),
      evidence_type: 'RCPT',
      write_date: day,
      tax_code: 'V1',
      supply_amt: claim.supply,
      vat_amt: vat,
      total_amt: String(Number(claim.supply) + Number(vat)),
      pay_term: claim.status === 'RECEIVED' ? 'P30' : null,
      supplement_reason: claim.status === 'SUPPLEMENT' ? '배송 확인서를 첨부해 주세요.' : null,
      source_type: 'E',
      status: claim.status,
      req_date: day,
      created_by: supplier.actor,
      created_dt: at,
      updated_by: supplier.actor,
      updated_dt: at,
    })
    .execute()
  await tx
    .insertInto('none_order_line')
    .values(
      claim.items.map(([item_name, amt], index) => ({
        none_no: noneNo,
        line_no: (index + 1) * 10,
        item_name,
        amt,
      })),
    )
    .execute()
  const event = (who: typeof supplier, minutes: number, action: string, from: string | null, to: string) => ({
    ...who,
    doc_type: 'NO',
    doc_no: noneNo,
    at: new Date(at.getTime() + minutes * 60_000),
    action,
    from_status: from,
    to_status: to,
  })
  await writeEvents(tx, [
    event(supplier, 0, 'createNoneOrder', null, 'DRAFT'),
    ...(claim.status === 'DRAFT' ? [] : [event(supplier, 20, 'submitCyberNoneOrder', 'DRAFT', 'SUBMITTED')]),
    ...(claim.status === 'SUPPLEMENT'
      ? [event(contact, 90, 'supplementNoneOrder', 'SUBMITTED', 'SUPPLEMENT')]
      : []),
    ...(claim.status === 'RECEIVED' ? [event(contact, 90, 'receiveNoneOrder', 'SUBMITTED', 'RECEIVED')] : []),
  ])
}
