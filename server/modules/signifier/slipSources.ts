import { type RawBuilder, sql } from 'kysely'
import type { TaxCode } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../common/documentEvents'
import type { BookedPart, BookedSource } from './defaultLines'

/** A settlement or a claim, with what a slip takes of it. */
export interface SlipSource extends BookedSource {
  readonly slipSource: 'ADJ' | 'NONE'
  readonly status: string
  readonly compNo: string
  readonly compNameKr: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly yyyymm: string | null
  readonly exRate: string
  readonly payTerm: string
  readonly dueDate: string | null
  readonly docDate: string | null
  readonly stmtNo: string | null
  readonly ntsNo: string | null
}

/** The state in which a source may be booked, and in which it is when its slip is void. */
export const bookableStatus = { ADJ: 'INVOICED', NONE: 'APPROVED' } as const

interface SettlementRow {
  readonly adj_no: string
  readonly status: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly yyyymm: string
  readonly currency: string
  readonly ex_rate: string
  readonly tax_code: TaxCode
  readonly supply_amt: string
  readonly supply_amt_krw: string
  readonly vat_amt: string
  readonly pay_term: string
  readonly due_date: string | null
  readonly stmt_no: string | null
}

/** Settlements that fit, with the accounts that their orders were booked to. */
export async function readSettlements(
  tx: Transaction,
  where: RawBuilder<unknown>,
): Promise<readonly SlipSource[]> {
  const { rows } = await sql<SettlementRow>`select document.*, company.comp_name_kr from adjustment document
    join company on company.comp_no = document.comp_no where ${where} order by document.adj_no`.execute(tx)
  if (rows.length === 0) return []
  const parts = await settledParts(
    tx,
    rows.map(row => row.adj_no),
  )
  return rows.map(row => ({
    slipSource: 'ADJ' as const,
    sourceNo: row.adj_no,
    status: row.status,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    section: row.section,
    deptcd: row.deptcd,
    deptnm: row.deptnm,
    yyyymm: row.yyyymm,
    currency: row.currency,
    exRate: row.ex_rate,
    taxCode: row.tax_code,
    supplyAmt: row.supply_amt,
    supplyKrw: row.supply_amt_krw,
    vat: row.vat_amt,
    payTerm: row.pay_term,
    dueDate: row.due_date,
    docDate: null,
    stmtNo: row.stmt_no,
    ntsNo: null,
    text: `${row.comp_name_kr} ${row.yyyymm} 정산`,
    parts: parts.get(row.adj_no) ?? [],
  }))
}

async function settledParts(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly BookedPart[]>> {
  // Whoever settles need not see every order of the settlement.
  const { rows } = await runAs(tx, 'all', () =>
    sql<{
      readonly adj_no: string
      readonly account_code: string | null
      readonly cost_center: string | null
      readonly amt: string
    }>`select line.adj_no, ordered.account_code, ordered.cost_center, line.amt
      from adjustment_line line
      join warehousing_line received on received.wh_req_no = line.wh_req_no and received.line_no = line.wh_line_no
      join po_line ordered on ordered.po_no = received.po_no and ordered.line_no = received.po_line_no
      where line.adj_no in (${sql.join(numbers)}) order by line.adj_no, line.line_no`.execute(tx),
  )
  const found = new Map<string, BookedPart[]>()
  for (const row of rows) {
    const part = { accountCode: row.account_code ?? '', costCenter: row.cost_center, amt: row.amt }
    found.set(row.adj_no, [...(found.get(row.adj_no) ?? []), part])
  }
  return found
}

/** Settlements are locked before the slips that book them, in the order of their numbers. */
export async function lockSettlements(tx: Transaction, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  await sql`select adj_no from adjustment where adj_no in (${sql.join(numbers)}) order by adj_no for update`.execute(
    tx,
  )
}

/** Sources by number, locked in their order; what the actor does not see is not among them. */
export async function lockSources(
  tx: Transaction,
  numbers: readonly string[],
): Promise<readonly SlipSource[]> {
  if (numbers.length === 0) return []
  await lockSettlements(tx, numbers)
  return readSettlements(tx, sql`document.adj_no in (${sql.join(numbers)})`)
}

interface SourceMove {
  readonly action: 'createSignifier' | 'slipVoided' | 'slipPosted'
  readonly from: readonly string[]
  readonly to: string
  /** The slip that has it from now on; null when none has. Left out it stays. */
  readonly slipNo?: string | null
  readonly dueDate?: string | null
}

/** Moves the sources that stand where the move begins; they are locked, and others stay as they are. */
export async function moveSources(
  context: EventContext,
  numbers: readonly string[],
  { action, from, to, slipNo, dueDate }: SourceMove,
): Promise<void> {
  if (numbers.length === 0) return
  const { tx, actor, now } = context
  await runAs(tx, 'all', async () => {
    const { rows } = await sql<{ readonly adj_no: string; readonly status: string }>`select adj_no, status
      from adjustment where adj_no in (${sql.join(numbers)}) and status in (${sql.join(from)}) order by adj_no`.execute(
      tx,
    )
    for (const row of rows) {
      await tx
        .updateTable('adjustment')
        .set({
          status: to,
          version: sql<number>`version + 1`,
          updated_by: actor.userId,
          updated_dt: now,
          ...(slipNo === undefined ? {} : { slip_no: slipNo }),
          ...(dueDate === undefined ? {} : { due_date: dueDate }),
        })
        .where('adj_no', '=', row.adj_no)
        .execute()
      await addEvent(context, { docType: 'ADJ', docNo: row.adj_no, action, from: row.status, to })
    }
  })
}
