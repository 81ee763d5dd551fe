import { sql } from 'kysely'
import { quotationWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import { readDocumentHistory } from '../../document/documentHistory'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { readFileItems } from '../../document/fileStore'
import { documentNotFound } from '../../http/failure'
import { type AskedQuotation, quotationSource } from './quotationSource'

interface Named {
  readonly qtNo: string
}

/** The company's own quotation, to staff one in their scope. */
async function findAnswer(tx: Transaction, actor: Actor, { qtNo }: Named): Promise<AskedQuotation> {
  const { rows } = await sql<AskedQuotation>`select * from ${quotationSource(actor)}
    where qt_no = ${qtNo}`.execute(tx)
  const [found] = rows
  if (!found) throw documentNotFound(actor.scope)
  return found
}

const fieldsOf = (operation: string) => {
  const { header, lines } = operationFact(operation).answer.fields
  return { header: header?.fields ?? {}, lines: lines?.fields ?? {} }
}

const filesOf = async (tx: Transaction, fileId: string | null) =>
  fileId === null ? [] : readFileItems(tx, fileId)

const asked = fieldsOf('getCyberRfq')
const answered = fieldsOf('getCyberQuotation')

/** What was asked of a supplier, without what he has answered. */
export const cyberRfqRoute = erasedRoute<Named>('getCyberRfq', async ({ tx, actor, input }) => {
  const found = await findAnswer(tx, actor, input)
  const { rfq_currency: currency, rfq_pay_term: pay_term, rfq_file_id: file_id } = found
  const { rows: lines } =
    await sql<Columns>`select line_no, pr_line_no, item_code, item_name, spec, unit_code, qty, need_date
    from rfq_line where rfq_no = ${found.rfq_no} order by line_no`.execute(tx)
  return {
    header: wireOf(asked.header, { ...found, currency, pay_term, file_id }),
    lines: lines.map(line => wireOf(asked.lines, line)),
    files: await filesOf(tx, found.rfq_file_id),
  }
})

/** A quotation; of a sealed one the items alone, which were asked for. */
export const cyberQuotationRoute = erasedRoute<Named>('getCyberQuotation', async ({ tx, actor, input }) => {
  const found = await findAnswer(tx, actor, input)
  const { rfq_no, qt_no, currency, sealed_yn, file_id } = found
  const { rows: lines } =
    await sql<Columns>`select line.line_no, item_code, item_name, spec, unit_code, qty, maker, unit_price,
      min_qty, amt, delivery_date, no_quote_yn, bigo
    from rfq_line line left join quotation_line own
      on own.qt_no = ${qt_no} and own.line_no = line.line_no and ${sealed_yn} = 'N'
    where line.rfq_no = ${rfq_no} order by line.line_no`.execute(tx)
  return {
    header: wireOf(answered.header, found, currency),
    lines: lines.map(line => wireOf(answered.lines, line, currency)),
    files: await filesOf(tx, file_id),
    history: await readDocumentHistory(tx, {
      docType: 'QT',
      docNo: qt_no,
      workflow: quotationWorkflow,
      statusGroup: 'QT_STATUS',
    }),
  }
})
