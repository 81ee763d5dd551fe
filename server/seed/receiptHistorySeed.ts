import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { loadPlanning, planWith } from '../document/approval/planApproval'
import { subjectWith } from '../modules/receipt/receiptKind'
import { nextNumbers } from './nextNumbers'
import { supplierOf } from './writeChains'
import { writeEvents } from './writeEvents'

interface Told {
  readonly wh_req_no: string
  readonly dlv_no: string | null
  readonly wh_type: string
  readonly status: string
  readonly approval_status: string
  readonly receiver: string
  readonly receive_name: string
  readonly refuse_reason: string | null
  readonly created_dt: string
  readonly updated_dt: string
  readonly last_deci_dt: string | null
  readonly receipt_date: string | null
  readonly supplier: string | null
  readonly supplier_nm: string | null
}

type Event = Parameters<typeof writeEvents>[1][number]

const minute = 60_000

/** What happened to each receipt and its delivery, and the approvals behind those that needed one. */
export async function seedReceiptHistory(tx: Transaction, today: string): Promise<void> {
  const { rows } =
    await sql<Told>`select wh_req_no, dlv_no, wh_type, receipt.status, approval_status, receiver, receive_name,
      refuse_reason, receipt.created_dt, receipt.updated_dt, last_deci_dt, receipt_date,
      supplier.user_id as supplier, supplier.user_name as supplier_nm
    from warehousing receipt ${sql.raw(supplierOf('receipt.comp_no'))} order by wh_req_no`.execute(tx)
  const approvers = await writeApprovals(
    tx,
    rows.filter(row => ['P', 'A', 'R'].includes(row.approval_status)),
    today,
  )
  await writeEvents(
    tx,
    rows.flatMap(row => historyOf(row, approvers.get(row.wh_req_no))),
  )
}

interface Approver {
  readonly singleid: string
  readonly name: string
}

function historyOf(row: Told, approver: Approver | undefined): Event[] {
  const shipped = new Date(row.created_dt)
  const changed = new Date(row.updated_dt)
  const decided = new Date(row.last_deci_dt ?? row.updated_dt)
  const inspected = new Date(Math.max(shipped.getTime(), decided.getTime() - 90 * minute))
  const events: Event[] = []
  const add = (
    document: { readonly type: 'WH' | 'DLV'; readonly no: string },
    at: Date,
    [action, from, to]: readonly [string, string | null, string],
    who: Approver = { singleid: row.receiver, name: row.receive_name },
    reason: string | null = null,
  ) =>
    events.push({
      doc_type: document.type,
      doc_no: document.no,
      actor: who.singleid,
      actor_name: who.name,
      at,
      action,
      from_status: from,
      to_status: to,
      reason,
    })
  const receipt = { type: 'WH', no: row.wh_req_no } as const
  if (row.wh_type === 'RT') {
    add(receipt, shipped, ['returnWarehousing', null, 'CONFIRMED'])
    return events
  }
  const delivery = { type: 'DLV', no: row.dlv_no ?? '' } as const
  const supplier = row.supplier
    ? { singleid: row.supplier, name: row.supplier_nm ?? row.supplier }
    : undefined
  add(delivery, shipped, ['createDelivery', null, 'DRAFT'], supplier)
  add(delivery, shipped, ['shipDelivery', 'DRAFT', 'SHIPPED'], supplier)
  add(receipt, shipped, ['shipDelivery', null, 'REQUESTED'], supplier)
  if (row.status === 'REFUSED') {
    add(receipt, changed, ['refuseWarehousing', 'REQUESTED', 'REFUSED'], undefined, row.refuse_reason)
    add(delivery, changed, ['refuseWarehousing', 'SHIPPED', 'REJECTED'], undefined, row.refuse_reason)
  }
  if (row.status === 'CANCELED') {
    add(receipt, changed, ['cancelDelivery', 'REQUESTED', 'CANCELED'], supplier)
    add(delivery, changed, ['cancelDelivery', 'SHIPPED', 'CANCELED'], supplier)
  }
  if (['REQUESTED', 'REFUSED', 'CANCELED'].includes(row.status)) return events
  add(receipt, inspected, ['inspectWarehousing', 'REQUESTED', 'INSPECTED'])
  add(delivery, inspected, ['inspectWarehousing', 'SHIPPED', 'RECEIVING'])
  if (row.status === 'INSPECTED') return events
  const submitted = new Date(inspected.getTime() + 10 * minute)
  const isConfirmed = ['CONFIRMED', 'RETURNED'].includes(row.status)
  if (approver) {
    add(receipt, submitted, ['submitWarehousing', 'INSPECTED', 'APPROVING'])
    if (isConfirmed) add(receipt, decided, ['approveDoc', 'APPROVING', 'CONFIRMED'], approver)
    if (row.status === 'REJECTED')
      add(receipt, decided, ['rejectDoc', 'APPROVING', 'REJECTED'], approver, rejection)
  } else if (isConfirmed) add(receipt, decided, ['submitWarehousing', 'INSPECTED', 'CONFIRMED'])
  if (isConfirmed) add(delivery, decided, ['whConfirmed', 'RECEIVING', 'RECEIVED'])
  if (row.status === 'RETURNED') add(receipt, changed, ['returnWarehousing', 'CONFIRMED', 'RETURNED'])
  return events
}

const rejection = '검수 사진을 첨부하여 다시 상신해 주세요.'

/** The approvals by the rules of the demo, with their steps as far as they went; answers who decided each last. */
async function writeApprovals(
  tx: Transaction,
  rows: readonly Told[],
  today: string,
): Promise<ReadonlyMap<string, Approver>> {
  const receipts = await tx.selectFrom('warehousing').selectAll().execute()
  const titles = await tx.selectFrom('po').select(['po_no', 'title']).execute()
  const persons = await tx.selectFrom('person').select(['singleid', 'hname', 'deptcd', 'deptnm']).execute()
  const receiptOf = new Map(receipts.map(receipt => [receipt.wh_req_no, receipt]))
  const titleOf = new Map(titles.map(({ po_no, title }) => [po_no, title]))
  const people = new Map(persons.map(person => [person.singleid, person]))
  const planning = await loadPlanning(tx, 'WH', today)
  const draftedAt = (row: Told) => new Date(row.last_deci_dt ?? row.updated_dt)
  const numbers = await nextNumbers(tx, 'AP', rows.map(draftedAt))
  const written = rows.flatMap((row, index) => {
    const receipt = receiptOf.get(row.wh_req_no)
    if (!receipt) return []
    const subject = subjectWith(receipt, { orderTitle: titleOf.get(receipt.po_no) ?? '', people })
    const { steps } = planWith(planning, subject)
    const isDecided = row.approval_status !== 'P'
    const drafted = draftedAt(row)
    const apprNo = numbers[index] ?? ''
    const approval: Insertable<Tables['approval']> = {
      appr_no: apprNo,
      doc_type: 'WH',
      doc_no: row.wh_req_no,
      revision: 1,
      title: subject.title,
      amount_krw: subject.amountKrw,
      drafter: subject.drafter,
      drafter_nm: subject.drafterNm,
      deptnm: subject.deptnm,
      approval_status: row.approval_status,
      drafted_dt: drafted,
      last_deci_dt: isDecided ? drafted : null,
      created_by: subject.drafter,
      created_dt: drafted,
    }
    const taken = steps.map(
      (step, place): Insertable<Tables['approval_step']> => ({
        appr_no: apprNo,
        step_no: step.stepNo,
        seq: step.seq,
        step_type: step.stepType,
        singleid: step.singleid,
        status: decidedStatus(row.approval_status, place),
        acted_by: isDecided ? step.singleid : null,
        acted_dt: isDecided ? drafted : null,
        opinion: row.approval_status === 'R' ? rejection : null,
      }),
    )
    return [{ approval, steps: taken, last: steps.at(-1)?.singleid ?? '' }]
  })
  await insertRows(
    tx,
    'approval',
    written.map(({ approval }) => approval),
  )
  await insertRows(
    tx,
    'approval_step',
    written.flatMap(({ steps }) => steps),
  )
  await sql`insert into warehousing_party (singleid, wh_req_no, wh_req_date, wh_app_no, po_no, section,
      dept_name, epr_name, receive_name, expenses, approval_status, status, last_deci_dt, system, source_system,
      accepted_amt_krw)
    select distinct step.singleid, receipt.wh_req_no, wh_req_date, wh_app_no, po_no, section, dept_name, epr_name,
      receive_name, expenses, receipt.approval_status, receipt.status, receipt.last_deci_dt, system, source_system,
      accepted_amt_krw
    from warehousing receipt join approval on approval.doc_type = 'WH' and approval.doc_no = receipt.wh_req_no
      join approval_step step on step.appr_no = approval.appr_no
    on conflict (singleid, wh_req_no) do nothing`.execute(tx)
  return new Map(
    written.map(({ approval, last }) => [
      approval.doc_no,
      { singleid: last, name: people.get(last)?.hname ?? last },
    ]),
  )
}

function decidedStatus(status: string, index: number): string {
  if (status === 'A') return 'APPROVED'
  if (status === 'R') return 'REJECTED'
  return index === 0 ? 'CURRENT' : 'WAIT'
}
