import type { OrderRequestLineInput } from '../../../codegen/generated/types'
import { compareDecimals, multiplyDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { mostQuantity } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import { findDocument, lockDocument, moveDocument, readLines } from '../../document/documentKind'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { type LoiRecord, loi } from '../loi/loiKind'
import type { OrderAmounts } from '../order/orderAmounts'
import { orderRequestTexts } from './orderRequestTexts'
import type { OrderedFrom } from './requestedLines'

/** An accepted letter of intent out of which is ordered. */
export interface Letter extends LoiRecord {
  /** Items by the code that the letter names, in the order of its lines. */
  readonly itemCodes: readonly (string | null)[]
}

/** The letter behind an order request, read as the server; undefined where there is none. */
export async function findLetter(tx: Transaction, loiNo: string | null): Promise<Letter | undefined> {
  if (loiNo === null) return undefined
  return runAs(tx, 'all', async () => {
    const letter = await findDocument(tx, loi, loiNo)
    const lines = await readLines(tx, loi, loiNo)
    return letter && { ...letter, itemCodes: lines.map(line => line.item_code) }
  })
}

/**
 * Assumed: a letter whose order request came to nothing is accepted as before and can be converted again, or its time runs out:
 * nothing was ordered of it, and it always ends converted, expired or canceled (D-25).
 */
export async function releaseLetter(context: EventContext, loiNo: string | null): Promise<void> {
  if (loiNo === null) return
  const stored = await lockDocument(context.tx, loi, loiNo)
  if (stored?.status !== 'CONVERTED') return
  await moveDocument(context, loi, stored, {
    action: 'orderVoided',
    status: 'ACCEPTED',
    columns: { or_no: null },
  })
}

/** What a line orders that no request asked for: the letter stands in its place, and its amount is what bounds it. */
export function orderedFromLetter(letter: Letter, line: OrderRequestLineInput, lineNo: number): OrderedFrom {
  const { section, deptcd, deptnm, requester, requester_nm, currency } = letter
  return {
    ...{ section, deptcd, deptnm, requester, requester_nm, currency },
    ...{ pr_no: '', line_no: lineNo, comp_no: null, open_qty: mostQuantity },
    ...{ item_code: letter.itemCodes[Math.round(lineNo / 10) - 1] ?? null, item_name: line.itemName ?? null },
    ...{ spec: line.spec ?? null, unit_code: line.unitCode ?? null, prev_price: null },
    ...{ rfq_no: null, award_price: null, award_currency: null },
  }
}

interface Ordered extends Pick<OrderAmounts, 'supply_amt' | 'total_amt_krw'> {
  readonly currency: string
  readonly compNo: string | undefined
}

/** D-25: at most 110 % of the letter, in its currency where the order has it too, and of its supplier alone. */
export function letterLimitFailure(
  letter: Letter,
  { supply_amt, total_amt_krw, currency, compNo }: Ordered,
): Failure | undefined {
  if (compNo !== undefined && compNo !== (letter.comp_no ?? ''))
    return fieldRefused('compNo', orderRequestTexts.loiSupplier)
  const [ordered, agreed] =
    currency === letter.currency ? [supply_amt, letter.est_amt] : [total_amt_krw, letter.est_amt_krw]
  return compareDecimals(ordered, multiplyDecimals(agreed, '1.1')) > 0
    ? refused('loiExceeded', orderRequestTexts.loiExceeded)
    : undefined
}
