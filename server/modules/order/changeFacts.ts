import { sql } from 'kysely'
import type { PoChangeLine, PoHeader } from '../../../codegen/generated/types'
import { addDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { isCurrency, lineAmount } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import type { Tables } from '../../database/tables'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import type { PoChangeRecord } from './openChange'

type Facts = Pick<
  PoHeader,
  | 'chgType'
  | 'beforeSupplyAmt'
  | 'afterSupplyAmt'
  | 'diffAmt'
  | 'beforeVatAmt'
  | 'afterVatAmt'
  | 'diffVatAmt'
  | 'beforeTotalAmt'
  | 'afterTotalAmt'
  | 'diffTotalAmt'
  | 'beforeReceiverNm'
  | 'afterReceiverNm'
  | 'beforePlace'
  | 'afterPlace'
  | 'chgReason'
  | 'chgRequestedDt'
>

/** What the head of an order is before and after a change; receiver and place only where they change. */
export function changeFacts(
  change: PoChangeRecord,
  currency: string,
  names: ReadonlyMap<string, string>,
): Facts {
  return {
    chgType: change.chg_type,
    chgReason: change.reason,
    chgRequestedDt: change.requested_dt,
    ...amountFacts(change, currency),
    ...informationFacts(change, names),
  }
}

function amountFacts(change: PoChangeRecord, currency: string): Partial<Facts> {
  const { before_supply_amt, before_vat_amt, after_supply_amt, after_vat_amt } = change
  // Changes from before these columns know their difference alone.
  if (!before_supply_amt || !before_vat_amt || !after_supply_amt || !after_vat_amt) return {}
  const text = (amount: string) => moneyText(amount, currency)
  const before = addDecimals(before_supply_amt, before_vat_amt)
  const after = addDecimals(after_supply_amt, after_vat_amt)
  return {
    beforeSupplyAmt: text(before_supply_amt),
    afterSupplyAmt: text(after_supply_amt),
    diffAmt: text(change.diff_amt),
    beforeVatAmt: before_vat_amt,
    afterVatAmt: after_vat_amt,
    diffVatAmt: subtractDecimals(after_vat_amt, before_vat_amt),
    beforeTotalAmt: text(before),
    afterTotalAmt: text(after),
    diffTotalAmt: text(subtractDecimals(after, before)),
  }
}

function informationFacts(change: PoChangeRecord, names: ReadonlyMap<string, string>): Partial<Facts> {
  if (!change.chg_type.split(',').includes('INFO')) return {}
  const nameOf = (id: string | null) => (id === null ? '-' : (names.get(id) ?? id))
  return {
    ...(change.receiver === change.before_receiver
      ? {}
      : { beforeReceiverNm: nameOf(change.before_receiver), afterReceiverNm: nameOf(change.receiver) }),
    ...(change.delivery_place === change.before_place
      ? {}
      : given({ beforePlace: change.before_place, afterPlace: change.delivery_place })),
  }
}

type ChangeLineRecord = Pick<Tables['po_change_line'], 'chg_no' | 'line_no'> & {
  readonly item_name: string
  readonly unit_code: string | null
  readonly before_qty: string
  readonly after_qty: string
  readonly before_price: string
  readonly after_price: string
  readonly before_due: string | null
  readonly after_due: string | null
}

/** The lines of all changes of an order that the actor sees, those of the newest change first. */
export async function readChangeLines(
  tx: Transaction,
  poNo: string,
  currency: string,
): Promise<PoChangeLine[]> {
  const { rows } = await sql<ChangeLineRecord>`select part.*, line.item_name, line.unit_code
    from po_change_line part join po_change change on change.chg_no = part.chg_no
    join po_line line on line.po_no = change.po_no and line.line_no = part.line_no
    where change.po_no = ${poNo} order by part.chg_no desc, part.line_no`.execute(tx)
  return rows.map(row => lineOf(row, currency))
}

function lineOf(row: ChangeLineRecord, currency: string): PoChangeLine {
  const amountOf = (qty: string, price: string) =>
    isCurrency(currency) ? lineAmount(qty, price, currency) : '0'
  const before = amountOf(row.before_qty, row.before_price)
  const after = amountOf(row.after_qty, row.after_price)
  return {
    chgNo: row.chg_no,
    lineNo: row.line_no,
    itemName: row.item_name,
    beforeQty: trimDecimal(row.before_qty),
    afterQty: trimDecimal(row.after_qty),
    beforePrice: trimDecimal(row.before_price),
    afterPrice: trimDecimal(row.after_price),
    beforeAmt: moneyText(before, currency),
    afterAmt: moneyText(after, currency),
    diffAmt: moneyText(subtractDecimals(after, before), currency),
    ...given({ unitCode: row.unit_code, beforeDue: row.before_due, afterDue: row.after_due }),
  }
}
