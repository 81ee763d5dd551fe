import { sql } from 'kysely'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { rfqWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { type Columns, type FieldFacts, wireOf } from '../../document/columns'
import { readDocumentHistory } from '../../document/documentHistory'
import { operationFact } from '../../document/erasedRoute'
import { readFileItems } from '../../document/fileStore'
import { compareQuotations } from './compareQuotations'
import type { RfqRecord } from './rfqKind'

/** A supplier counts as having answered once he has submitted, whatever became of it afterwards. */
const counts = sql`coalesce(nullif((select count(*) from quotation where quotation.rfq_no = rfq.rfq_no), 0),
    (select count(*) from rfq_supplier where rfq_supplier.rfq_no = rfq.rfq_no))::int as supplier_cnt,
  (select count(*)::int from quotation where quotation.rfq_no = rfq.rfq_no
    and status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED')) as answer_cnt`

const rowFields = operationFact('listRfq').answer.fields
const answered = operationFact('getRfq').answer.fields
const fieldsOf = (part: string): FieldFacts => answered[part]?.fields ?? {}

/** Requests for quotation of one purchase request, the newest first. */
export async function listRfq(tx: Transaction, prNo: string): Promise<readonly Columns[]> {
  const { rows } = await sql<Columns>`select rfq.*, ${counts} from rfq where pr_no = ${prNo}
    order by rfq_no desc`.execute(tx)
  return rows.map(row => wireOf(rowFields, row))
}

export async function readRfq(tx: Transaction, rfq: RfqRecord): Promise<Columns> {
  const { rfq_no, deadline_dt, file_id } = rfq
  const { rows: headers } =
    await sql<Columns>`select rfq.*, ${counts}, pr.status as pr_status, pr.version as pr_version
    from rfq join pr on pr.pr_no = rfq.pr_no where rfq.rfq_no = ${rfq_no}`.execute(tx)
  const deadline_date = deadline_dt && koreanDay(new Date(deadline_dt))
  // With the sourcing groups of their items, by which suppliers are looked for.
  const { rows: lines } = await sql<Columns>`select line.*, item.sg_code from rfq_line line
    left join item on item.item_code = line.item_code where rfq_no = ${rfq_no} order by line_no`.execute(tx)
  const { rows: suppliers } =
    await sql<Columns>`select asked.line_no, asked.comp_no, comp_name_kr, eva_grade, q.status,
      checked_dt, submitted_dt, decline_reason
    from rfq_supplier asked join company on company.comp_no = asked.comp_no
    left join quotation q on q.rfq_no = asked.rfq_no and q.comp_no = asked.comp_no
    where asked.rfq_no = ${rfq_no} order by asked.line_no`.execute(tx)
  return {
    header: wireOf(fieldsOf('header'), { ...headers[0], deadline_date }),
    lines: lines.map(line => wireOf(fieldsOf('lines'), line)),
    suppliers: suppliers.map(supplier => wireOf(fieldsOf('suppliers'), supplier)),
    quotes: await compareQuotations(tx, rfq, fieldsOf('quotes')),
    files: file_id === null ? [] : await readFileItems(tx, file_id),
    history: await readDocumentHistory(tx, {
      docType: 'RFQ',
      docNo: rfq_no,
      workflow: rfqWorkflow,
      statusGroup: 'RFQ_STATUS',
    }),
  }
}
