import { sql } from 'kysely'
import { addDecimals, compareDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { isCurrency, isTaxCode, toKrw, vatOfLines } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { insertInto } from '../../document/writeRows'
import { badRequest, refused } from '../../http/failure'
import { readUnitDecimals } from '../../master/draftReferences'
import { nextAssetNumber } from './assetKind'
import { assetTexts } from './assetTexts'
import { unitCosts } from './unitCosts'

type Receipt = Pick<
  Row<'warehousing'>,
  | 'wh_req_no'
  | 'wh_app_no'
  | 'po_no'
  | 'comp_no'
  | 'receipt_date'
  | 'expenses'
  | 'currency'
  | 'ex_rate'
  | 'tax_code'
  | 'receiver'
>
type Order = Pick<Row<'po'>, 'section' | 'deptcd' | 'deptnm' | 'requester'>
type ReceiptLine = Pick<
  Row<'warehousing_line'>,
  'line_no' | 'item_code' | 'item_name' | 'spec' | 'unit_code' | 'accept_qty' | 'return_qty' | 'amt'
>

/** The expense type of what becomes an asset. */
const assetExpense = 'AST'

interface Defaults {
  readonly asset_class: string | null
  readonly useful_life: number
}

/** Class and useful life of an item: those of its category or of the nearest ancestor; then 8 years for machines and 5 for others. */
async function defaultsOf(tx: Transaction, itemCode: string | null): Promise<Defaults> {
  const { rows } = await sql<{ asset_class: string | null; useful_life: number | null }>`
    with recursive above as (
      select c.cat_code, c.up_cat_code, c.asset_class, c.useful_life, 1 as distance
        from item join item_category c on c.cat_code = item.cat_code where item_code = ${itemCode}
      union all select c.cat_code, c.up_cat_code, c.asset_class, c.useful_life, distance + 1
        from above join item_category c on c.cat_code = above.up_cat_code)
    select (select asset_class from above where asset_class is not null order by distance limit 1) as asset_class,
      (select useful_life from above where useful_life is not null order by distance limit 1) as useful_life`.execute(
    tx,
  )
  const { asset_class = null, useful_life = null } = rows[0] ?? {}
  return { asset_class, useful_life: useful_life ?? (asset_class === 'MAC' ? 8 : 5) }
}

/** Who answers for it at first: the receiver where he is of the department, else the requester; and where he works. */
async function custodianOf(tx: Transaction, { deptcd, requester }: Order, receiver: string | null) {
  const people = await tx
    .selectFrom('person')
    .select(['singleid', 'deptcd', 'site'])
    .where('singleid', 'in', [requester, receiver ?? ''])
    .execute()
  const taker = people.find(({ singleid }) => singleid === receiver)
  const custodian = taker?.deptcd === deptcd ? taker : people.find(({ singleid }) => singleid === requester)
  return { custodian: custodian?.singleid ?? requester, site: custodian?.site ?? null }
}

/**
 * A candidate for each unit that a confirmed receipt of the expense type AST has accepted, in the transaction of its confirmation
 * and as the server. Does nothing for other receipts.
 */
export async function makeCandidates(
  context: EventContext,
  receipt: Receipt,
  order: Order,
  lines: readonly ReceiptLine[],
): Promise<void> {
  const { tx, actor, now } = context
  const { currency, tax_code: taxCode } = receipt
  if (receipt.expenses !== assetExpense) return
  const taken = lines.filter(line => compareDecimals(line.accept_qty, '0') > 0)
  if (!isCurrency(currency)) throw badRequest('currency')
  const supply = taken.map(line => toKrw(line.amt, currency, receipt.ex_rate))
  // A tax that cannot be deducted is part of the cost.
  const taxes = isTaxCode(taxCode) && taxCode === 'V2' ? vatOfLines(supply, taxCode) : supply.map(() => '0')
  const units = await readUnitDecimals(tx)
  const person = await custodianOf(tx, order, receipt.receiver)
  for (const [index, line] of taken.entries()) {
    const { asset_class, useful_life } = await defaultsOf(tx, line.item_code)
    const value = addDecimals(supply[index] ?? '0', taxes[index] ?? '0')
    const isCounted = (units.get(line.unit_code ?? '') ?? 0) === 0
    const costs = isCounted ? unitCosts(value, Number(line.accept_qty)) : [value]
    const rows = []
    for (const acq_amt of costs) {
      const number = await nextAssetNumber(tx, 'AW', now)
      rows.push({
        asset_no: number,
        cand_no: number,
        asset_name: line.item_name,
        asset_class,
        item_code: line.item_code,
        spec: line.spec,
        po_no: receipt.po_no,
        wh_req_no: receipt.wh_req_no,
        wh_app_no: receipt.wh_app_no,
        wh_line_no: line.line_no,
        comp_no: receipt.comp_no,
        acq_date: receipt.receipt_date,
        acq_amt,
        qty: isCounted ? '1' : line.accept_qty,
        section: order.section,
        deptcd: order.deptcd,
        deptnm: order.deptnm,
        ...person,
        useful_life,
        status: 'REG_WAIT',
        ...{ created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now },
      })
    }
    await insertInto(tx, 'asset', rows)
    for (const { asset_no } of rows)
      await addEvent(context, {
        docType: 'AS',
        docNo: asset_no,
        action: 'whConfirmed',
        from: null,
        to: 'REG_WAIT',
      })
  }
}

interface Unit {
  readonly asset_no: string
  readonly status: string
  readonly qty: string
  readonly acq_amt: string | null
}

/**
 * Takes the candidates of a line away that a return or cancellation leaves without goods: those that wait before those that were
 * excluded, the newest first. Refuses where registered units would have to go; a unit that was disposed of as returned has
 * gone already. `keptQty` is what remains of the line.
 */
export async function releaseCandidates(
  context: EventContext,
  whReqNo: string,
  lineNo: number,
  keptQty: string,
): Promise<void> {
  const { tx } = context
  const { rows } = await sql<Unit>`select asset_no, status, qty, acq_amt from asset
    where wh_req_no = ${whReqNo} and wh_line_no = ${lineNo} and (status <> 'DISPOSED' or dispose_type <> 'RETURN')
    order by status = 'REG_WAIT' desc, status = 'EXCLUDED' desc, asset_no desc for update`.execute(tx)
  let surplus = subtractDecimals(
    rows.reduce((sum, { qty }) => addDecimals(sum, qty), '0'),
    keptQty,
  )
  for (const unit of rows) {
    if (compareDecimals(surplus, '0') <= 0) return
    if (unit.status !== 'REG_WAIT' && unit.status !== 'EXCLUDED') {
      const registered = rows.filter(one => one.asset_no.startsWith('AS')).map(one => one.asset_no)
      throw refused('unitsRegistered', assetTexts.registeredUnits, [registered.join(', ')])
    }
    if (compareDecimals(unit.qty, surplus) > 0) return keepPart(context, unit, surplus)
    surplus = subtractDecimals(surplus, unit.qty)
    await tx.deleteFrom('asset').where('asset_no', '=', unit.asset_no).execute()
    await addEvent(context, {
      docType: 'AS',
      docNo: unit.asset_no,
      action: 'whReversed',
      from: unit.status,
      to: null,
    })
  }
}

/** Assumed: of a quantity that is one candidate a part goes back, and its cost with it. */
async function keepPart({ tx }: EventContext, unit: Unit, surplus: string): Promise<void> {
  const qty = subtractDecimals(unit.qty, surplus)
  await sql`update asset set qty = ${qty}, acq_amt = trunc(acq_amt * ${qty}::numeric / ${trimDecimal(unit.qty)}::numeric),
    version = version + 1 where asset_no = ${unit.asset_no}`.execute(tx)
}
