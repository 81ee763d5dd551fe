import { sql } from 'kysely'
import { addDecimals, subtractDecimals } from '../../../schemas/shared/decimal'
import { isCurrency, lineAmount } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { Columns } from '../../document/columns'
import type { PoChangeRecord } from './openChange'
import type { PoRecord } from './orderKind'

/** What the head of an order shows of a change: what it was and will be, receiver and place only where they change. */
export function changeFacts(change: PoChangeRecord, names: ReadonlyMap<string, string>): Columns {
  return {
    chg_no: change.chg_no,
    chg_type: change.chg_type,
    chg_status: change.status,
    chg_reason: change.reason,
    chg_requested_dt: change.requested_dt,
    chg_requested_by_nm: names.get(change.requested_by) ?? change.requested_by,
    chg_decline_reason: change.decline_reason,
    ...amountFacts(change),
    ...informationFacts(change, names),
  }
}

function amountFacts(change: PoChangeRecord): Columns {
  const { before_supply_amt, before_vat_amt, after_supply_amt, after_vat_amt, diff_amt } = change
  // Changes from before these columns know their difference alone.
  if (!before_supply_amt || !before_vat_amt || !after_supply_amt || !after_vat_amt) return {}
  const before_total_amt = addDecimals(before_supply_amt, before_vat_amt)
  const after_total_amt = addDecimals(after_supply_amt, after_vat_amt)
  return {
    ...{ before_supply_amt, after_supply_amt, diff_amt },
    ...{ before_vat_amt, after_vat_amt, diff_vat_amt: subtractDecimals(after_vat_amt, before_vat_amt) },
    ...{ before_total_amt, after_total_amt },
    diff_total_amt: subtractDecimals(after_total_amt, before_total_amt),
  }
}

function informationFacts(change: PoChangeRecord, names: ReadonlyMap<string, string>): Columns {
  if (!change.chg_type.split(',').includes('INFO')) return {}
  const nameOf = (id: string | null) => (id === null ? '-' : (names.get(id) ?? id))
  const isOtherReceiver = change.receiver !== change.before_receiver
  const isOtherPlace = change.delivery_place !== change.before_place
  return {
    ...(isOtherReceiver
      ? { before_receiver_nm: nameOf(change.before_receiver), after_receiver_nm: nameOf(change.receiver) }
      : {}),
    ...(isOtherPlace ? { before_place: change.before_place, after_place: change.delivery_place } : {}),
  }
}

type ChangedLine = Row<'po_change_line'> & Pick<Row<'po_line'>, 'item_name' | 'unit_code'>

/** The lines of all changes of an order that the actor sees, those of the newest change first. */
export async function readChangeLines(
  tx: Transaction,
  { po_no, currency }: Pick<PoRecord, 'po_no' | 'currency'>,
): Promise<readonly (ChangedLine & Columns)[]> {
  const { rows } = await sql<ChangedLine>`select part.*, line.item_name, line.unit_code
    from po_change_line part join po_change change on change.chg_no = part.chg_no
    join po_line line on line.po_no = change.po_no and line.line_no = part.line_no
    where change.po_no = ${po_no} order by part.chg_no desc, part.line_no`.execute(tx)
  const amountOf = (qty: string, price: string) =>
    isCurrency(currency) ? lineAmount(qty, price, currency) : '0'
  return rows.map(row => {
    const before_amt = amountOf(row.before_qty, row.before_price)
    const after_amt = amountOf(row.after_qty, row.after_price)
    return { ...row, before_amt, after_amt, diff_amt: subtractDecimals(after_amt, before_amt) }
  })
}
