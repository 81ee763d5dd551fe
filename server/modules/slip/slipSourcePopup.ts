import { sql } from 'kysely'
import type { OperationRequests, SlipSourceRow } from '../../../codegen/generated/types'
import { addDecimals, subtractDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { readClaims } from './claimSources'
import { readReturns } from './returnSources'
import { readSettlements } from './settlementSources'
import { bookableStatus, type SlipSource } from './slipSource'

/** Assumed: so many of each kind are shown, the oldest first; a supplier narrows them. */
const mostShown = 100

/** What can be booked now: invoiced settlements, approved claims, returns of what was posted. */
export async function popupSlipSource(
  tx: Transaction,
  { slipSource, compNo }: OperationRequests['popupSlipSource'],
): Promise<SlipSourceRow[]> {
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
    .filter(
      source =>
        source.status === bookableStatus[source.slipType] &&
        (slipSource === undefined || source.slipSource === slipSource),
    )
    .map(rowOf)
}

function rowOf(source: SlipSource): SlipSourceRow {
  // A return comes off what is booked.
  const counted = (amount: string) => (source.slipType === 'KG' ? subtractDecimals('0', amount) : amount)
  return {
    chosenYn: 'N',
    slipType: source.slipType,
    slipSource: source.slipSource,
    sourceNo: source.sourceNo,
    title: source.text,
    compNo: source.compNo,
    compNameKr: source.compNameKr,
    deptnm: source.deptnm,
    currency: source.currency,
    supplyAmtKrw: counted(source.supplyKrw),
    vatAmt: counted(source.vat),
    totalAmt: counted(addDecimals(source.supplyKrw, source.vat)),
    ...given({
      yyyymm: source.yyyymm,
      ntsNo: source.ntsNo,
    }),
  }
}
