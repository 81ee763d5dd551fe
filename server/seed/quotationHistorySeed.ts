import { sql } from 'kysely'
import type { Transaction } from '../database/connect'
import { type Chain, type ChainStep, server, supplierOf, writeChains } from './writeChains'

interface Asked {
  readonly rfq_no: string
  readonly status: string
  readonly buyer_id: string
  readonly buyer_nm: string
  readonly created_dt: string
  readonly sent_dt: string | null
  readonly deadline_dt: string | null
  readonly updated_dt: string | null
}

interface Answered extends Asked {
  readonly qt_no: string
  readonly qt_status: string
  readonly checked_dt: string | null
  readonly submitted_dt: string | null
  readonly supplier: string | null
  readonly supplier_nm: string | null
}

const asked = ['DRAFT', 'SENT', 'CLOSED', 'AWARDED']
const answered = ['REQUESTED', 'CHECKED', 'DRAFT', 'SUBMITTED']
const decided = ['SELECTED', 'NOT_SELECTED']

/** What happened to the requests for quotation of the demo, and to what suppliers answered. */
export async function seedQuotationHistory(tx: Transaction): Promise<void> {
  const requests =
    await sql<Asked>`select rfq_no, status, buyer_id, buyer_nm, created_dt, sent_dt, deadline_dt, updated_dt
    from rfq order by rfq_no`.execute(tx)
  const answers =
    await sql<Answered>`select rfq_no, rfq.status, buyer_id, buyer_nm, rfq.created_dt, sent_dt, deadline_dt,
      rfq.updated_dt, qt_no, quotation.status as qt_status, checked_dt, submitted_dt, supplier.user_id as supplier,
      supplier.user_name as supplier_nm
    from quotation join rfq using (rfq_no) ${sql.raw(supplierOf('quotation.comp_no'))} order by qt_no`.execute(
      tx,
    )
  await writeChains(tx, [...requests.rows.map(requestChain), ...answers.rows.map(answerChain)])
}

function requestChain(row: Asked): Chain {
  const by = { singleid: row.buyer_id, name: row.buyer_nm }
  const sent = row.sent_dt ?? row.created_dt
  const closed = row.deadline_dt ?? sent
  const end = row.updated_dt ?? row.created_dt
  const steps: readonly ChainStep[] = [
    { action: 'createRfq', to: 'DRAFT', at: row.created_dt, by },
    { action: 'sendRfq', to: 'SENT', at: sent, by },
    { action: 'closeRfq', to: 'CLOSED', at: closed < end ? closed : end, by },
    { action: 'selectQuotation', to: 'AWARDED', at: end, by, reason: '가격과 납기를 함께 보아 선정합니다.' },
  ]
  return {
    docType: 'RFQ',
    docNo: row.rfq_no,
    from: null,
    steps: steps.slice(0, asked.indexOf(row.status) + 1),
  }
}

function answerChain(row: Answered): Chain {
  const buyer = { singleid: row.buyer_id, name: row.buyer_nm }
  const by = row.supplier ? { singleid: row.supplier, name: row.supplier_nm ?? row.supplier } : server
  const sent = row.sent_dt ?? row.created_dt
  const checked = row.checked_dt ?? sent
  const steps: readonly ChainStep[] = [
    { action: 'sys:sendRfq', to: 'REQUESTED', at: sent, by: buyer },
    { action: 'checkRfq', to: 'CHECKED', at: checked, by },
    { action: 'saveQuotation', to: 'DRAFT', at: checked, by },
    { action: 'submitQuotation', to: 'SUBMITTED', at: row.submitted_dt ?? checked, by },
  ]
  const isDecided = decided.includes(row.qt_status)
  const reached = isDecided ? answered.length : answered.indexOf(row.qt_status) + 1
  const choice: ChainStep = {
    action: row.qt_status === 'SELECTED' ? 'sys:selectQuotation' : 'sys:notSelected',
    to: row.qt_status,
    at: row.updated_dt ?? row.submitted_dt ?? checked,
    by: buyer,
  }
  const all = isDecided ? [...steps, choice] : steps.slice(0, reached)
  return { docType: 'QT', docNo: row.qt_no, from: null, steps: all }
}
