import { sql } from 'kysely'
import { addDecimals, negateDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { readClaims } from './claimSources'
import { readReturns } from './returnSources'
import { readSettlements } from './settlementSources'
import { bookableStatus, type SlipSource } from './slipSource'

/** Assumed: so many of each kind are shown, the oldest first; a supplier narrows them. */
const mostShown = 100

const { fields } = operationFact('popupSlipSource').answer

/** What can be booked now: invoiced settlements, approved claims, returns of what was posted. */
export const slipSourcePopup = erasedRoute<{ readonly slipSource?: string; readonly compNo?: string }>(
  'popupSlipSource',
  async ({ tx, input: { slipSource, compNo } }) =>
    (await waitingSources(tx, compNo))
      .filter(source => source.status === bookableStatus[source.slip_type])
      .filter(source => slipSource === undefined || source.slip_source === slipSource)
      .map(source => ({ ...wireOf(fields, countedColumns(source)), chosenYn: 'N' })),
)

async function waitingSources(tx: Transaction, compNo: string | undefined): Promise<readonly SlipSource[]> {
  const ofCompany = compNo ? sql`and waiting.comp_no = ${compNo}` : sql``
  const settlements = await readSettlements(
    tx,
    sql`document.adj_no in (select waiting.adj_no from adjustment waiting
      where waiting.status = ${bookableStatus.RE} and waiting.supply_amt_krw > 0 ${ofCompany}
      order by waiting.adj_no limit ${mostShown})`,
  )
  const claims = await readClaims(
    tx,
    sql`document.none_no in (select waiting.none_no from none_order waiting
      where waiting.status = ${bookableStatus.KR} ${ofCompany} order by waiting.none_no limit ${mostShown})`,
  )
  const returns = await readReturns(
    tx,
    sql`document.wh_req_no in (select waiting.wh_req_no from warehousing waiting
      where waiting.wh_type = 'RT' and waiting.settle_yn = 'Y' and waiting.slip_no is null
        and waiting.status = 'CONFIRMED' ${ofCompany} order by waiting.wh_req_no limit ${mostShown})`,
  )
  return [...settlements, ...claims, ...returns]
}

/** A return comes off what is booked. */
function countedColumns(source: SlipSource): Columns {
  const counted = (amount: string) => (source.slip_type === 'KG' ? negateDecimal(amount) : amount)
  return {
    ...source,
    supply_amt_krw: counted(source.supply_amt_krw),
    vat_amt: counted(source.vat_amt),
    total_amt: counted(addDecimals(source.supply_amt_krw, source.vat_amt)),
  }
}
