import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { nextNumber } from '../document/documentNumber'
import { decideApproval } from '../modules/approval/decideApproval'
import { simpleOrders } from '../modules/simpleOrder/simpleOrderRoutes'
import { contextOf, endActs } from './actOfSeed'
import { atWorkBy } from './workingTime'
import { writeEvents } from './writeEvents'

const hour = 3_600_000
const day = 24 * hour
const documents = new Map([[simpleOrders.approval.docType, simpleOrders.approval]])

/** Simple orders behind the orders of the story, and those that are underway just now. */
export async function seedSimpleOrders(tx: Transaction, now: Date): Promise<void> {
  await ordersOfStory(tx)
  await historyOfStory(tx)
  for (const plan of [...plans].sort((a, b) => b.daysAgo - a.daysAgo)) await tellOne(tx, now, plan)
  await endActs(tx, now)
}

async function ordersOfStory(tx: Transaction): Promise<void> {
  await sql`insert into simple_order (so_no, title, comp_no, section, deptcd, deptnm, requester, requester_nm, receiver,
      expense_type, tax_code, supply_amt, vat_amt, total_amt, due_date, delivery_place, reason, submit_date, po_no,
      approval_status, last_deci_dt, status, req_date, line_cnt, created_by, created_dt, updated_by, updated_dt, version)
    select po.source_no, po.title, po.comp_no, po.section, po.deptcd, po.deptnm, po.requester, requester.hname,
      po.receiver, po.expense_type, po.tax_code, po.supply_amt, po.vat_amt, po.total_amt, po.due_date,
      po.delivery_place, '소액 소모품으로 간편발주로 구매합니다.', po.po_date, po.po_no, 'A', po.created_dt, 'ORDERED',
      po.po_date, (select count(*) from po_line line where line.po_no = po.po_no), po.requester, po.created_dt,
      po.requester, po.created_dt, 2
    from po join person requester on requester.singleid = po.requester where po.source_no like 'SO%'`.execute(
    tx,
  )
  await sql`insert into simple_order_line (so_no, line_no, item_code, item_name, spec, unit_code, qty, unit_price, amt,
      price_basis, account_code, cost_center, bigo)
    select po.source_no, line.line_no, line.item_code, line.item_name, line.spec, line.unit_code, line.qty,
      line.unit_price, line.amt, 'NEGO', line.account_code, line.cost_center, line.bigo
    from po_line line join po on po.po_no = line.po_no where po.source_no like 'SO%'`.execute(tx)
  await sql`insert into simple_order_party (singleid, so_no)
    select distinct party.singleid, po.source_no from po_party party join po on po.po_no = party.po_no
    where po.source_no like 'SO%'`.execute(tx)
}

interface Told {
  readonly so_no: string
  readonly po_no: string
  readonly title: string
  readonly supply_amt: string
  readonly requester: string
  readonly requester_nm: string
  readonly deptnm: string
  readonly created_dt: string
  readonly head: string | null
  readonly head_nm: string | null
}

/** Drafted in the morning, approved by the head of the department when the order was made. */
async function historyOfStory(tx: Transaction): Promise<void> {
  const { rows } = await sql<Told>`select document.*, head.singleid as head, head.hname as head_nm
    from simple_order document
    left join lateral (select head_singleid from department where department.deptcd = document.deptcd
      order by yyyymm desc limit 1) team on true
    left join person head on head.singleid = team.head_singleid and head.singleid <> document.requester
    order by document.so_no`.execute(tx)
  const events: Parameters<typeof writeEvents>[1][number][] = []
  for (const row of rows) {
    const decided = new Date(row.created_dt)
    const drafted = new Date(atWorkBy(decided.getTime() - 2 * hour))
    const head = { singleid: row.head ?? 'buy.head', name: row.head_nm ?? '김성호' }
    await writeApproval(tx, row, head.singleid, drafted, decided)
    const ofDraft = { doc_type: 'SO', doc_no: row.so_no, reason: null }
    const requester = { actor: row.requester, actor_name: row.requester_nm, at: drafted }
    const approver = { actor: head.singleid, actor_name: head.name, at: decided }
    events.push(
      { ...ofDraft, ...requester, action: 'createSimpleOrder', from_status: null, to_status: 'DRAFT' },
      {
        ...ofDraft,
        ...requester,
        action: 'submitSimpleOrder',
        from_status: 'DRAFT',
        to_status: 'APPROVING',
      },
      { ...ofDraft, ...approver, action: 'approveDoc', from_status: 'APPROVING', to_status: 'ORDERED' },
      {
        ...approver,
        doc_type: 'PO',
        doc_no: row.po_no,
        action: 'poCreated',
        from_status: null,
        to_status: 'SENT',
        reason: null,
      },
    )
  }
  await writeEvents(tx, events)
}

async function writeApproval(
  tx: Transaction,
  row: Told,
  approver: string,
  drafted: Date,
  decided: Date,
): Promise<void> {
  const apprNo = await nextNumber(tx, 'AP', drafted)
  await tx
    .insertInto('approval')
    .values({
      appr_no: apprNo,
      doc_type: 'SO',
      doc_no: row.so_no,
      revision: 1,
      title: row.title,
      amount_krw: row.supply_amt,
      drafter: row.requester,
      drafter_nm: row.requester_nm,
      deptnm: row.deptnm,
      approval_status: 'A',
      drafted_dt: drafted,
      last_deci_dt: decided,
      created_by: row.requester,
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
      singleid: approver,
      status: 'APPROVED',
      acted_by: approver,
      acted_dt: decided,
    })
    .execute()
  await tx
    .insertInto('simple_order_party')
    .values({ singleid: approver, so_no: row.so_no })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface Plan {
  readonly title: string
  readonly requester: string
  readonly compNo: string
  readonly daysAgo: number
  readonly turn: 'draft' | 'approving' | 'rejected' | 'failed' | 'canceled'
  readonly item: readonly [name: string, qty: string, price: string]
}

/** Small purchases that somebody is still busy with; those that fail carry the word of the demo in their title. */
const plans: readonly Plan[] = [
  {
    ...{ title: '회의실 소모품 보충', requester: 'req.mobile', compNo: 'C000003' },
    ...{ daysAgo: 9, turn: 'canceled', item: ['화이트보드 마커', '24', '2800'] },
  },
  {
    ...{ title: '작업장 안전화 구매 #XFER', requester: 'recv.mobile', compNo: 'C000001' },
    ...{ daysAgo: 6, turn: 'failed', item: ['안전화', '8', '78000'] },
  },
  {
    ...{ title: '계측기 건전지 구매 #XFER', requester: 'req.semi', compNo: 'C000003' },
    ...{ daysAgo: 5, turn: 'failed', item: ['알카라인 건전지', '40', '3900'] },
  },
  {
    ...{ title: '프린터 토너 긴급 구매', requester: 'req.mobile', compNo: 'C000003' },
    ...{ daysAgo: 4, turn: 'rejected', item: ['레이저 토너', '6', '128000'] },
  },
  {
    ...{ title: '시험실 세정 용품 구매', requester: 'req.mobile', compNo: 'C000001' },
    ...{ daysAgo: 2, turn: 'approving', item: ['무진 와이퍼', '30', '12600'] },
  },
  {
    ...{ title: '반도체 설비 청소 도구 구매', requester: 'req.semi', compNo: 'C000003' },
    ...{ daysAgo: 1, turn: 'approving', item: ['정전기 방지 솔', '15', '17500'] },
  },
  {
    ...{ title: '신입 사원 사무용품 구매', requester: 'dept.mobile', compNo: 'C000003' },
    ...{ daysAgo: 1, turn: 'draft', item: ['사무용품 세트', '5', '64200'] },
  },
  {
    ...{ title: '공구함 정리 용품 구매', requester: 'recv.mobile', compNo: 'C000001' },
    ...{ daysAgo: 0, turn: 'draft', item: ['부품 정리함', '12', '21500'] },
  },
]

async function tellOne(tx: Transaction, now: Date, plan: Plan): Promise<void> {
  const at = new Date(atWorkBy(now.getTime() - plan.daysAgo * day))
  const drafter = await contextOf(tx, plan.requester, at)
  const { deptcd } = drafter.actor
  const [itemName, qty, unitPrice] = plan.item
  const { docNo } = await simpleOrders.create(drafter, {
    header: {
      title: plan.title,
      compNo: plan.compNo,
      receiver: plan.requester,
      expenseType: 'EXP',
      taxCode: 'V1',
      dueDate: addDays(koreanDay(now), 5),
      deliveryPlace: `${drafter.actor.deptnm} 사무실`,
      reason: '재고가 떨어져 소액으로 바로 구매합니다.',
    },
    lines: [
      {
        ...{ itemName, qty, unitPrice, unitCode: 'EA' },
        ...{ accountCode: '5310100', costCenter: `CC${deptcd.slice(1)}` },
      },
    ],
  })
  if (plan.turn === 'draft') return
  const key = { id: docNo, version: 0 }
  if (plan.turn === 'canceled') {
    await simpleOrders.transition(drafter, 'cancelSimpleOrder', key, '총무팀 재고를 쓰기로 하여 취소합니다.')
    return
  }
  await simpleOrders.submit(drafter, key)
  if (plan.turn === 'approving') return
  const step = await tx
    .selectFrom('approval')
    .innerJoin('approval_step', 'approval_step.appr_no', 'approval.appr_no')
    .select(['approval.appr_no', 'approval_step.singleid'])
    .where('doc_type', '=', 'SO')
    .where('doc_no', '=', docNo)
    .executeTakeFirstOrThrow()
  await decideApproval(
    await contextOf(tx, step.singleid, new Date(at.getTime() + hour)),
    documents,
    { id: step.appr_no, version: 1 },
    plan.turn === 'rejected'
      ? { decision: 'reject', opinion: '공용 재고를 먼저 확인해 주세요.' }
      : { decision: 'approve', opinion: undefined },
  )
}
