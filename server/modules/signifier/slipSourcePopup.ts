import { sql } from 'kysely'
import type { OperationRequests, SlipSourceRow } from '../../../codegen/generated/types'
import { addDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { bookableStatus, readSettlements, type SlipSource } from './slipSources'

/** Assumed: so many are shown, the oldest first; a supplier narrows them. */
const mostShown = 100

/** What can be booked now. */
export async function popupSlipSource(
  tx: Transaction,
  { slipSource, compNo }: OperationRequests['popupSlipSource'],
): Promise<SlipSourceRow[]> {
  if (slipSource === 'NONE') return []
  const ofCompany = compNo ? sql`and waiting.comp_no = ${compNo}` : sql``
  const settlements = await readSettlements(
    tx,
    sql`document.adj_no in (select waiting.adj_no from adjustment waiting
      where waiting.status = ${bookableStatus.ADJ} and waiting.supply_amt_krw > 0 ${ofCompany}
      order by waiting.adj_no limit ${mostShown})`,
  )
  return settlements.map(rowOf)
}

function rowOf(source: SlipSource): SlipSourceRow {
  return {
    chosenYn: 'N',
    slipSource: source.slipSource,
    sourceNo: source.sourceNo,
    title: source.text,
    compNo: source.compNo,
    compNameKr: source.compNameKr,
    deptnm: source.deptnm,
    currency: source.currency,
    supplyAmtKrw: source.supplyKrw,
    vatAmt: source.vat,
    totalAmt: addDecimals(source.supplyKrw, source.vat),
    ...(source.yyyymm === null ? {} : { yyyymm: source.yyyymm }),
    ...(source.ntsNo === null ? {} : { ntsNo: source.ntsNo }),
  }
}
