import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import type { PrRecord } from './prKind'

const { fields } = operationFact('listPrLine').answer

/** The lines of a request as buyers look at them: with the cheapest contract of its currency in force, and who was selected. */
export async function listPrLine(
  tx: Transaction,
  { pr_no, currency }: PrRecord,
  today: string,
): Promise<readonly Columns[]> {
  const { rows } = await sql<Columns>`select line.*, company.comp_name_kr as line_comp_nm, (
      select min(price.unit_price / price.price_unit)::numeric(15, 2)::text from item_price price
      where price.item_code = line.item_code and price.currency = ${currency}
        and price.price_basis = 'CONTRACT' and ${today} between price.valid_from and price.valid_to
    ) as contract_price
    from pr_line line left join company on company.comp_no = line.comp_no
    where line.pr_no = ${pr_no} order by line.line_no`.execute(tx)
  return rows.map(line => wireOf(fields, line, currency))
}
