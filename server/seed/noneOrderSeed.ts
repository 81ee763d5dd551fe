import { addDays, splitDay } from '../../schemas/shared/calendar'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { vatOf } from '../../schemas/shared/money'
import type { Transaction } from '../database/connect'
import { nextNumber } from '../document/documentNumber'
import { paymentDue } from '../master/paymentDue'
import { atWorkBy } from './workingTime'
import { writeEvents } from './writeEvents'

interface Claim {
  /** `{0}` and `{1}`: month, and week of it, of the last day that is claimed for. */
  readonly title: string
  readonly type: string
  readonly supply: string
  readonly daysAgo: number
  /** @default ten days */
  readonly days?: number
  readonly status: 'DRAFT' | 'SUBMITTED' | 'SUPPLEMENT' | 'RECEIVED' | 'APPROVING'
  readonly contact: Person
  readonly items: readonly (readonly [name: string, amt: string])[]
}

const minute = 60_000

interface Person {
  readonly actor: string
  readonly actor_name: string
}

const supplier: Person = { actor: 'sejin001', actor_name: '박세진' }
const developer: Person = { actor: 'req.mobile', actor_name: '조민재' }
const receiver: Person = { actor: 'recv.mobile', actor_name: '임수빈' }
/** By the rule of claims below a million won the head of the contact's department decides alone. */
const receiversHead = 'head.mfg'

/** Booked by who assigned it: freight, on the department of the contact. */
const freight = '5330100'

/** What the carrier of the demo asks to be paid for. */
const claims: readonly Claim[] = [
  {
    title: '{0}월 정기 운반·택배비',
    type: 'PARCEL',
    supply: '1284000',
    daysAgo: 18,
    days: 30,
    status: 'RECEIVED',
    contact: developer,
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
    contact: developer,
    items: [['구미 공장 당일 배송', '165000']],
  },
  {
    title: '{0}월 {1}주차 운반비',
    type: 'PARCEL',
    supply: '345600',
    daysAgo: 9,
    days: 7,
    status: 'SUBMITTED',
    contact: developer,
    items: [['사내 물류 정기 운반', '345600']],
  },
  {
    title: '부품 창고 휴일 하역비',
    type: 'PARCEL',
    supply: '432000',
    daysAgo: 4,
    status: 'APPROVING',
    contact: receiver,
    items: [
      ['지게차 하역 6시간', '312000'],
      ['야간 경비 입회', '120000'],
    ],
  },
  {
    title: '{0}월 {1}주차 운반비',
    type: 'PARCEL',
    supply: '298000',
    daysAgo: 2,
    days: 7,
    status: 'DRAFT',
    contact: developer,
    items: [['사내 물류 정기 운반', '298000']],
  },
]

/** Claims without orders of the demo's carrier, one in each state up to the approval. */
export async function seedNoneOrders(tx: Transaction, now: Date): Promise<void> {
  for (const claim of claims) {
    const department = await tx
      .selectFrom('person')
      .select(['section', 'deptcd', 'deptnm'])
      .where('singleid', '=', claim.contact.actor)
      .executeTakeFirst()
    if (department) await seedClaim(tx, now, { ...claim, title: titleOf(claim, now) }, department)
  }
}

/** The day of its entry. */
const dayOf = ({ daysAgo }: Claim, now: Date) => new Date(atWorkBy(now.getTime() - daysAgo * 86_400_000))

function titleOf(claim: Claim, now: Date): string {
  const { month, day } = splitDay(addDays(koreanDay(dayOf(claim, now)), -1))
  return fillMessage(claim.title, [month, Math.ceil(day / 7)])
}

interface Department {
  readonly section: string | null
  readonly deptcd: string | null
  readonly deptnm: string | null
}

async function seedClaim(tx: Transaction, now: Date, claim: Claim, person: Department): Promise<void> {
  const { contact } = claim
  const isSubmitted = claim.status === 'APPROVING'
  const isReceived = claim.status === 'RECEIVED' || isSubmitted
  const at = dayOf(claim, now)
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
      contact_id: contact.actor,
      section: person.section ?? '',
      deptcd: person.deptcd ?? '',
      deptnm: person.deptnm ?? '',
      use_from: addDays(day, -(claim.days ?? 10)),
      use_to: addDays(day, -1),
      evidence_type: 'RCPT',
      write_date: day,
      tax_code: 'V1',
      supply_amt: claim.supply,
      vat_amt: vat,
      total_amt: String(Number(claim.supply) + Number(vat)),
      pay_term: isReceived ? 'P30' : null,
      ...(isSubmitted
        ? {
            due_date: paymentDue({ payTerm: 'P30', subcontractYn: 'N', receiptDay: day }) ?? null,
            approval_status: 'P',
          }
        : {}),
      supplement_reason: claim.status === 'SUPPLEMENT' ? '배송 확인서를 첨부해 주세요.' : null,
      source_type: 'E',
      status: claim.status,
      req_date: day,
      created_by: supplier.actor,
      created_dt: at,
      updated_by: isSubmitted ? contact.actor : supplier.actor,
      updated_dt: isSubmitted ? new Date(at.getTime() + 150 * minute) : at,
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
        ...(isSubmitted ? { account_code: freight, cost_center: `CC${(person.deptcd ?? '').slice(1)}` } : {}),
      })),
    )
    .execute()
  const event = (who: Person, minutes: number, action: string, from: string | null, to: string) => ({
    ...who,
    doc_type: 'NO',
    doc_no: noneNo,
    at: new Date(at.getTime() + minutes * minute),
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
    ...(isReceived ? [event(contact, 90, 'receiveNoneOrder', 'SUBMITTED', 'RECEIVED')] : []),
    ...(isSubmitted ? [event(contact, 150, 'submitNoneOrder', 'RECEIVED', 'APPROVING')] : []),
  ])
  if (isSubmitted) await seedApproval(tx, noneNo, claim, person.deptnm, new Date(at.getTime() + 150 * minute))
}

/** Waits for the head of the contact's department, whose inbox leads to it. */
async function seedApproval(
  tx: Transaction,
  noneNo: string,
  { title, supply, contact }: Claim,
  deptnm: string | null,
  drafted: Date,
): Promise<void> {
  const apprNo = await nextNumber(tx, 'AP', drafted)
  await tx
    .insertInto('approval')
    .values({
      appr_no: apprNo,
      doc_type: 'NO',
      doc_no: noneNo,
      revision: 1,
      title,
      amount_krw: supply,
      drafter: contact.actor,
      drafter_nm: contact.actor_name,
      deptnm,
      approval_status: 'P',
      drafted_dt: drafted,
      created_by: contact.actor,
      created_dt: drafted,
    })
    .execute()
  await tx
    .insertInto('approval_step')
    .values({
      appr_no: apprNo,
      step_no: 1,
      seq: 1,
      step_type: 'APPROVE',
      singleid: receiversHead,
      status: 'CURRENT',
    })
    .execute()
  await tx.insertInto('none_order_party').values({ singleid: receiversHead, none_no: noneNo }).execute()
}
