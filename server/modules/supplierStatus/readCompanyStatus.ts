import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { documentNotFound } from '../../http/failure'
import { phoneFor } from '../secret/monitoring'
import { findCompanyRow, shownCompany } from '../supplier/readCompany'
import { isOpenOrder, lateLines } from './performance'

/** As many as a page shows at once (D-29), so that the count of each part is the true one. */
const mostRows = 20_000
/** Days before a paper ends on which the page begins to show it. */
const paperDays = 90

const { fields } = operationFact('getCompanyStatusView').answer

/** The parts of the page, each as the reader may see them. */
const parts: Readonly<Record<string, (compNo: string, today: string) => RawBuilder<Columns>>> = {
  users:
    compNo => sql`select user_id, user_name, dept_name, email, cell_phone_no, main_yn, status from ext_user
    where comp_no = ${compNo} and status not in ('APPLIED', 'REJECTED', 'WITHDRAWN')
    order by main_yn desc, user_id limit ${mostRows}`,
  groups: compNo => sql`select sg_code, sg_name, main_yn from sg_company join sourcing_group using (sg_code)
    where comp_no = ${compNo} and sg_company.use_yn = 'Y' order by main_yn desc, sg_code limit ${mostRows}`,
  prices: (compNo, today) => sql`select item_code, item_name, unit_price, price.currency, valid_to
    from item_price price join item using (item_code)
    where price.comp_no = ${compNo} and ${today}::date between valid_from and valid_to
    order by valid_to, item_code limit ${mostRows}`,
  lateLines: (compNo, today) => sql`select *, ${today}::date - due_date as delay_days
    from ${lateLines(compNo, today)} late order by due_date, po_no, line_no limit ${mostRows}`,
  papers: (compNo, today) => sql`select doc_type, file_name, valid_to, valid_to - ${today}::date as d_day
    from company join file_item item using (file_id)
    where comp_no = ${compNo} and valid_to <= ${today}::date + ${paperDays}::int
    order by valid_to, file_seq limit ${mostRows}`,
  orders: compNo => sql`select po_no, title, po_date, due_date, total_amt_krw, status from po
    where comp_no = ${compNo} and ${isOpenOrder} order by po_no desc limit ${mostRows}`,
  evaluations: compNo => sql`select total_no, eva_year, eva_period, total_score, eva_grade, published_dt
    from seen_eva_total where comp_no = ${compNo} and status in ('PUBLISHED', 'OBJECTED')
    order by eva_year desc, eva_period desc limit ${mostRows}`,
  settlements: compNo => sql`select adj_no, yyyymm, total_amt, due_date, status from adjustment
    where comp_no = ${compNo} and status <> 'CANCELED' order by adj_no desc limit ${mostRows}`,
  changes:
    compNo => sql`select chg_no, chg_field, before_value, after_value, decided_dt, status from comp_change
    where comp_no = ${compNo} order by chg_no desc limit ${mostRows}`,
}

/** No account stands on this page, whoever reads it; monitoring reads telephones masked (domain 6.3). */
function shownRow(part: string, row: Columns, actor: Actor): Columns {
  if (part === 'changes' && row.chg_field === 'BANK') return { ...row, before_value: null, after_value: null }
  const { cell_phone_no } = row
  return part === 'users' && typeof cell_phone_no === 'string'
    ? { ...row, cell_phone_no: phoneFor(actor.group, cell_phone_no) }
    : row
}

/** A company on one page: its master data, and everything that is known of it. */
export async function readCompanyStatus(
  tx: Transaction,
  actor: Actor,
  compNo: string,
  today: string,
): Promise<Columns> {
  const company = await findCompanyRow(tx, compNo)
  if (!company) throw documentNotFound(actor.scope)
  const read: [string, Columns[]][] = []
  for (const [name, query] of Object.entries(parts)) {
    const isHidden = name === 'users' && actor.group === '51'
    const { rows } = isHidden ? { rows: [] } : await query(compNo, today).execute(tx)
    const ofPart = fields[name]?.fields ?? {}
    read.push([
      name,
      rows.map(row =>
        wireOf(
          ofPart,
          shownRow(name, row, actor),
          typeof row.currency === 'string' ? row.currency : undefined,
        ),
      ),
    ])
  }
  const header = wireOf(fields.header?.fields ?? {}, shownCompany(company, actor))
  return {
    header: Object.fromEntries(Object.entries(header).filter(([, value]) => value !== '')),
    ...Object.fromEntries(read),
  }
}
