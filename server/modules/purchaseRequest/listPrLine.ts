import { sql } from 'kysely'
import type { PrConfirmLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import type { PrLineRecord, PrRecord } from './prStore'

type Line = PrLineRecord & { readonly comp_name_kr: string | null; readonly contract_price: string | null }

/** The lines of a request as buyers look at them: with the cheapest contract of its currency in force, and who was selected. */
export async function listPrLine(tx: Transaction, pr: PrRecord, today: string): Promise<PrConfirmLine[]> {
  const { rows } = await sql<Line>`select line.*, company.comp_name_kr, (
      select min(price.unit_price / price.price_unit)::numeric(15, 2)::text from item_price price
      where price.item_code = line.item_code and price.currency = ${pr.currency}
        and price.price_basis = 'CONTRACT' and ${today} between price.valid_from and price.valid_to
    ) as contract_price
    from pr_line line left join company on company.comp_no = line.comp_no
    where line.pr_no = ${pr.pr_no} order by line.line_no`.execute(tx)
  return rows.map(line => ({
    lineNo: line.line_no,
    ...given({
      itemCode: line.item_code,
      itemName: line.item_name,
      spec: line.spec,
      unitCode: line.unit_code,
    }),
    ...(line.qty === null ? {} : { qty: trimDecimal(line.qty) }),
    ...(line.unit_price === null ? {} : { unitPrice: trimDecimal(line.unit_price) }),
    amt: moneyText(line.amt, pr.currency),
    ...(line.need_date === null ? {} : { needDate: line.need_date }),
    ...(line.contract_price === null ? {} : { contractPrice: trimDecimal(line.contract_price) }),
    ...(line.comp_name_kr === null ? {} : { lineCompNm: line.comp_name_kr }),
    lineStatus: line.line_status,
    ...given({
      poNo: line.po_no,
      bigo: line.bigo,
    }),
  }))
}
