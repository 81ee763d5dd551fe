import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { nextNumber } from '../document/documentNumber'
import { decideApproval } from '../modules/approval/decideApproval'
import { orderRequests } from '../modules/orderRequest/orderRequests'
import { agreedPrice, isOrderable, prLineOf, requestedLines } from '../modules/orderRequest/requestedLines'
import { contextOf, endActs } from './actOfSeed'
import { atWorkBy, workdayFrom } from './workingTime'
import { writeEvents } from './writeEvents'

const million = 1_000_000
const hour = 3_600_000

/** Order requests behind the orders of the story, and those of requests that are being ordered just now. */
export async function seedOrderRequests(tx: Transaction, now: Date): Promise<void> {
  await requestsOfOrders(tx)
  await approvalsOfOrders(tx)
  await orderUnderway(tx, now)
}

async function requestsOfOrders(tx: Transaction): Promise<void> {
  await sql`insert into order_request (or_no, title, order_type, pr_no, rfq_no, comp_no, forward_yn, section, deptcd, deptnm,
      buyer_id, buyer_nm, requester, requester_nm, receiver, expense_type, price_basis, currency, ex_rate, rate_date,
      supply_amt, vat_amt, total_amt, total_amt_krw, tax_code, pay_term, incoterms, due_date, delivery_place, po_no,
      approval_status, last_deci_dt, status, req_date, line_cnt, created_by, created_dt, updated_by, updated_dt, version)
    select po.source_no, po.title, po.order_type, po.pr_no,
      (select max(rfq_no) from rfq where rfq.pr_no = po.pr_no and rfq.status = 'AWARDED'), po.comp_no, po.forward_yn, po.section, po.deptcd, po.deptnm,
      po.buyer_id, buyer.hname, po.requester, requester.hname, po.receiver, po.expense_type, 'QUOT', po.currency,
      po.ex_rate, po.po_date, po.supply_amt, po.vat_amt, po.total_amt, po.total_amt_krw, po.tax_code, po.pay_term,
      po.incoterms, po.due_date, po.delivery_place, po.po_no, 'A', po.created_dt, 'ORDERED', po.po_date,
      (select count(*) from po_line line where line.po_no = po.po_no), po.buyer_id, po.created_dt, po.buyer_id,
      po.created_dt, 2
    from po join person buyer on buyer.singleid = po.buyer_id join person requester on requester.singleid = po.requester
    where po.source_no like 'OR%'`.execute(tx)
  await sql`insert into order_request_line (or_no, line_no, pr_no, pr_line_no, item_code, item_name, spec, unit_code, qty,
      unit_price, amt, due_date, account_code, cost_center, bigo)
    select po.source_no, line.line_no, line.pr_no, line.pr_line_no, line.item_code, line.item_name, line.spec,
      line.unit_code, line.qty, line.unit_price, line.amt, line.due_date, line.account_code, line.cost_center, line.bigo
    from po_line line join po on po.po_no = line.po_no where po.source_no like 'OR%'`.execute(tx)
  await sql`insert into order_request_party (singleid, or_no)
    select distinct party.singleid, po.source_no from po_party party join po on po.po_no = party.po_no
    where po.source_no like 'OR%'`.execute(tx)
}

interface Ordered {
  readonly or_no: string
  readonly po_no: string
  readonly title: string
  readonly total_amt_krw: string
  readonly buyer_id: string
  readonly buyer_nm: string
  readonly deptnm: string
  readonly created_dt: string
  readonly accepted_dt: string | null
  readonly accepted_by: string | null
  readonly decline_reason: string | null
  readonly po_status: string
  readonly supplier: string | null
  readonly supplier_nm: string | null
}

/** Who approved an order of this amount, by the rules of the demo (domain 3.1). */
const approversOf = (amount: number): readonly string[] =>
  amount < 10 * million
    ? ['buy.head']
    : amount < 100 * million
      ? ['buy.head', 'acc.head']
      : ['buy.head', 'acc.head', 'cfo']

async function approvalsOfOrders(tx: Transaction): Promise<void> {
  const { rows } = await sql<Ordered>`select document.*, po.accepted_dt, po.accepted_by, po.decline_reason,
      po.status as po_status, supplier.user_id as supplier, supplier.user_name as supplier_nm
    from order_request document join po on po.po_no = document.po_no
    left join lateral (select user_id, user_name from ext_user where ext_user.comp_no = document.comp_no
      order by main_yn desc, user_id limit 1) supplier on true order by document.or_no`.execute(tx)
  const people = new Map(
    (await tx.selectFrom('person').select(['singleid', 'hname']).execute()).map(row => [
      row.singleid,
      row.hname,
    ]),
  )
  const events: Parameters<typeof writeEvents>[1][number][] = []
  for (const row of rows) {
    const decided = new Date(row.created_dt)
    const drafted = new Date(atWorkBy(decided.getTime() - 5 * hour))
    const approvers = approversOf(Number(row.total_amt_krw))
    await writeApproval(tx, row, approvers, drafted, decided)
    const last = approvers.at(-1) ?? 'buy.head'
    const step = (actor: string, name: string, at: Date) => ({ actor, actor_name: name, at })
    const ofRequest = { doc_type: 'OR', doc_no: row.or_no }
    const ofOrder = { doc_type: 'PO', doc_no: row.po_no }
    const buyer = step(row.buyer_id, row.buyer_nm, drafted)
    const approver = step(last, people.get(last) ?? last, decided)
    events.push(
      { ...ofRequest, ...buyer, action: 'createOrderRequest', from_status: null, to_status: 'DRAFT' },
      { ...ofRequest, ...buyer, action: 'submitOrderRequest', from_status: 'DRAFT', to_status: 'APPROVING' },
      { ...ofRequest, ...approver, action: 'approveDoc', from_status: 'APPROVING', to_status: 'ORDERED' },
      { ...ofOrder, ...approver, action: 'poCreated', from_status: null, to_status: 'SENT' },
    )
    if (row.supplier !== null && row.accepted_dt !== null)
      events.push({
        ...ofOrder,
        ...step(row.supplier, row.supplier_nm ?? '', new Date(row.accepted_dt)),
        action: 'acceptPo',
        from_status: 'SENT',
        to_status: 'ACCEPTED',
      })
    if (row.supplier !== null && row.po_status === 'DECLINED')
      events.push({
        ...ofOrder,
        ...step(row.supplier, row.supplier_nm ?? '', new Date(decided.getTime() + 3 * hour)),
        action: 'declinePo',
        from_status: 'SENT',
        to_status: 'DECLINED',
        reason: row.decline_reason,
      })
  }
  await writeEvents(
    tx,
    events.map(event => ({ reason: null, ...event })),
  )
}

async function writeApproval(
  tx: Transaction,
  row: Ordered,
  approvers: readonly string[],
  drafted: Date,
  decided: Date,
): Promise<void> {
  const apprNo = await nextNumber(tx, 'AP', drafted)
  await tx
    .insertInto('approval')
    .values({
      appr_no: apprNo,
      doc_type: 'OR',
      doc_no: row.or_no,
      revision: 1,
      title: row.title,
      amount_krw: row.total_amt_krw,
      drafter: row.buyer_id,
      drafter_nm: row.buyer_nm,
      deptnm: row.deptnm,
      approval_status: 'A',
      drafted_dt: drafted,
      last_deci_dt: decided,
      created_by: row.buyer_id,
      created_dt: drafted,
    })
    .execute()
  await tx
    .insertInto('approval_step')
    .values(
      approvers.map((singleid, index) => ({
        appr_no: apprNo,
        step_no: index + 1,
        seq: 1,
        step_type: index === approvers.length - 1 ? 'APPROVE' : 'REVIEW',
        singleid,
        status: 'APPROVED',
        acted_by: singleid,
        acted_dt: new Date(
          drafted.getTime() + ((index + 1) * (decided.getTime() - drafted.getTime())) / approvers.length,
        ),
      })),
    )
    .execute()
  await tx
    .insertInto('order_request_party')
    .values(approvers.map(singleid => ({ singleid, or_no: row.or_no })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Suppliers that the requests underway are ordered of, by currency. */
const suppliers: Readonly<Record<string, readonly string[]>> = {
  KRW: ['C000001', 'C000002', 'C000005'],
  JPY: ['C000006'],
  USD: ['C000007'],
}

/** What has become of an order request by now: it waits, is still being written, or came back. */
const turns = ['submitted', 'draft', 'submitted', 'rejected'] as const

async function orderUnderway(tx: Transaction, now: Date): Promise<void> {
  const today = koreanDay(now)
  const requests = await tx
    .selectFrom('pr')
    .select([
      'pr_no',
      'title',
      'buyer_id',
      'currency',
      'receiver',
      'expense_type',
      'delivery_place',
      'updated_dt',
    ])
    .where('status', '=', 'ORDERING')
    .orderBy('updated_dt')
    .orderBy('pr_no')
    .execute()
  for (const [index, pr] of requests.entries()) {
    const compNo = suppliers[pr.currency]?.[index % (suppliers[pr.currency]?.length ?? 1)]
    if (compNo === undefined) continue
    const lines = await requestedLines(tx, { where: sql`${isOrderable} and line.pr_no = ${pr.pr_no}`, today })
    const company = await tx
      .selectFrom('company')
      .select('pay_term')
      .where('comp_no', '=', compNo)
      .executeTakeFirstOrThrow()
    // The request says when its order was begun.
    const at = new Date(pr.updated_dt ?? now)
    const context = await contextOf(tx, pr.buyer_id ?? 'buy.all', at)
    const { docNo } = await orderRequests.create(context, {
      header: {
        title: pr.title,
        compNo,
        receiver: pr.receiver ?? '',
        expenseType: pr.expense_type ?? 'EXP',
        priceBasis: 'NEGO',
        basisReason: '동일 품목의 직전 거래 조건을 기준으로 협의하여 결정했습니다.',
        currency: pr.currency,
        taxCode: pr.currency === 'KRW' ? 'V1' : 'V5',
        payTerm: company.pay_term,
        dueDate: workdayFrom(addDays(today, 14)),
        deliveryPlace: pr.delivery_place ?? '',
      },
      lines: lines.map(line => ({
        prLine: prLineOf(line.pr_no, line.line_no),
        qty: line.open_qty,
        unitPrice: agreedPrice(line),
        accountCode: line.account_code ?? '',
        costCenter: line.cost_center ?? '',
      })),
    })
    const turn = turns[index % turns.length]
    if (turn === 'draft') continue
    await orderRequests.submit(context, { id: docNo, version: 0 })
    if (turn === 'rejected')
      await sendBack(tx, docNo, new Date(Math.min(atWorkBy(at.getTime() + 3 * hour), now.getTime() - 60_000)))
  }
  await endActs(tx, now)
}

async function sendBack(tx: Transaction, orNo: string, at: Date): Promise<void> {
  const approval = await tx
    .selectFrom('approval')
    .select('appr_no')
    .where('doc_no', '=', orNo)
    .executeTakeFirstOrThrow()
  const context = await contextOf(tx, 'buy.head', at)
  await decideApproval(
    context,
    new Map([[orderRequests.approval.docType, orderRequests.approval]]),
    { id: approval.appr_no, version: 1 },
    { decision: 'reject', opinion: '단가 근거 자료를 첨부하여 다시 상신해 주세요.' },
  )
}
