import { sql } from 'kysely'
import type { HistoryEntry, QuotationCompare, RfqDocument, RfqRow } from '../../../codegen/generated/types'
import { type CodeGroup, codeText } from '../../../schemas/codes/codeGroups'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition, type Workflow } from '../../../schemas/workflow/workflow'
import { rfqWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { type RfqLineRecord, type RfqRecord, readRfqLines } from './rfqStore'

/** A supplier counts as having answered once he has submitted, whatever became of it afterwards. */
const counts = sql<string>`(select count(*)::int from quotation where quotation.rfq_no = rfq.rfq_no) as sent_cnt,
  (select count(*)::int from quotation where quotation.rfq_no = rfq.rfq_no
    and status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED')) as answer_cnt,
  (select count(*)::int from rfq_supplier where rfq_supplier.rfq_no = rfq.rfq_no) as draft_cnt`

interface Counts {
  readonly sent_cnt: number
  readonly answer_cnt: number
  readonly draft_cnt: number
}

const suppliersOf = ({ sent_cnt, draft_cnt }: Counts) => (sent_cnt > 0 ? sent_cnt : draft_cnt)

/** Requests for quotation of one purchase request, the newest first. */
export async function listRfq(tx: Transaction, prNo: string): Promise<RfqRow[]> {
  const { rows } = await sql<RfqRecord & Counts>`select rfq.*, ${counts} from rfq where pr_no = ${prNo}
    order by rfq_no desc`.execute(tx)
  return rows.map(rfq => ({
    rfqNo: rfq.rfq_no,
    title: rfq.title,
    rfqType: rfq.rfq_type,
    status: rfq.status,
    supplierCnt: suppliersOf(rfq),
    answerCnt: rfq.answer_cnt,
    buyerNm: rfq.buyer_nm,
    ...given({ deadlineDt: rfq.deadline_dt, sentDt: rfq.sent_dt }),
  }))
}

export const rfqLineOf = (line: RfqLineRecord) => ({
  lineNo: line.line_no,
  prLineNo: line.pr_line_no,
  ...given({
    itemCode: line.item_code,
    itemName: line.item_name,
    spec: line.spec,
    unitCode: line.unit_code,
    qty: trimDecimal(line.qty),
    needDate: line.need_date,
  }),
})

export async function readRfq(
  tx: Transaction,
  rfq: RfqRecord,
  quotes: readonly QuotationCompare[],
): Promise<RfqDocument> {
  const found = await sql<Counts>`select ${counts} from rfq where rfq_no = ${rfq.rfq_no}`.execute(tx)
  const request = await tx
    .selectFrom('pr')
    .select(['status', 'version'])
    .where('pr_no', '=', rfq.pr_no)
    .executeTakeFirstOrThrow()
  const counted = found.rows[0] ?? { sent_cnt: 0, answer_cnt: 0, draft_cnt: 0 }
  return {
    header: {
      ...{ rfqNo: rfq.rfq_no, prNo: rfq.pr_no, title: rfq.title, rfqType: rfq.rfq_type },
      ...{ currency: rfq.currency, buyerId: rfq.buyer_id, buyerNm: rfq.buyer_nm, section: rfq.section },
      ...{ supplierCnt: suppliersOf(counted), answerCnt: counted.answer_cnt },
      ...{ status: rfq.status, version: rfq.version },
      ...{ prStatus: request.status, prVersion: request.version },
      ...given({
        fileId: rfq.file_id,
        soleReason: rfq.sole_reason,
        estAmt: rfq.est_amt,
        deadlineDate: rfq.deadline_dt && koreanDay(new Date(rfq.deadline_dt)),
        deadlineDt: rfq.deadline_dt,
        deliveryPlace: rfq.delivery_place,
        payTerm: rfq.pay_term,
        notice: rfq.notice,
        sentDt: rfq.sent_dt,
        selectReason: rfq.select_reason,
        savingType: rfq.saving_type,
        baseAmt: rfq.base_amt,
        contractAmt: rfq.contract_amt,
        savingAmt: rfq.saving_amt,
      }),
    },
    lines: await linesRead(tx, rfq),
    suppliers: await suppliersRead(tx, rfq),
    quotes,
    files: rfq.file_id === null ? [] : await readFileItems(tx, rfq.file_id),
    history: await readEvents(tx, 'RFQ', rfq.rfq_no, { workflow: rfqWorkflow, group: 'RFQ_STATUS' }),
  }
}

/** With the sourcing groups of their items, by which suppliers are looked for. */
async function linesRead(tx: Transaction, { rfq_no }: RfqRecord) {
  const lines = await readRfqLines(tx, rfq_no)
  const codes = lines.flatMap(({ item_code }) => item_code ?? [])
  const items =
    codes.length === 0
      ? []
      : await tx.selectFrom('item').select(['item_code', 'sg_code']).where('item_code', 'in', codes).execute()
  const groups = new Map(items.map(item => [item.item_code, item.sg_code]))
  return lines.map(line => ({ ...rfqLineOf(line), ...given({ sgCode: groups.get(line.item_code ?? '') }) }))
}

interface SupplierRecord {
  readonly line_no: number
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly eva_grade: string | null
  readonly status: string | null
  readonly checked_dt: string | null
  readonly submitted_dt: string | null
  readonly decline_reason: string | null
}

async function suppliersRead(tx: Transaction, { rfq_no }: RfqRecord) {
  const { rows } =
    await sql<SupplierRecord>`select asked.line_no, asked.comp_no, comp_name_kr, eva_grade, q.status,
      checked_dt, submitted_dt, decline_reason
    from rfq_supplier asked join company on company.comp_no = asked.comp_no
    left join quotation q on q.rfq_no = asked.rfq_no and q.comp_no = asked.comp_no
    where asked.rfq_no = ${rfq_no} order by asked.line_no`.execute(tx)
  return rows.map(row => ({
    lineNo: row.line_no,
    ...given({
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      evaGrade: row.eva_grade,
      status: row.status,
      checkedDt: row.checked_dt,
      submittedDt: row.submitted_dt,
      declineReason: row.decline_reason,
    }),
  }))
}

/** What happened to a document, the oldest first, in the words of its workflow. */
export async function readEvents(
  tx: Transaction,
  docType: string,
  docNo: string,
  { workflow, group }: { readonly workflow: Workflow; readonly group: CodeGroup },
): Promise<HistoryEntry[]> {
  const events = await tx
    .selectFrom('document_event')
    .select(['at', 'actor_name', 'action', 'from_status', 'to_status', 'reason'])
    .where('doc_type', '=', docType)
    .where('doc_no', '=', docNo)
    .orderBy('seq')
    .execute()
  const text = (state: string) => codeText(group, state)
  return events.map(({ at, actor_name, action, from_status: from, to_status: to, reason }) => {
    const label = findTransition(workflow, action)?.label ?? action
    const isMove = from !== null && to !== null && from !== to
    return {
      eventDt: at,
      actorNm: actor_name,
      historyText: isMove ? `${label} (${text(from)} → ${text(to)})` : label,
      ...(reason === null ? {} : { reason }),
    }
  })
}
