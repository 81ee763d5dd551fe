import type { QuotationUpdate, TransitionAnswer } from '../../../codegen/generated/types'
import { compareDecimals, decimalPlaces, isDecimal, sumDecimals } from '../../../schemas/shared/decimal'
import { isCurrency, lineAmount, unitPriceDecimals } from '../../../schemas/shared/money'
import { tooLarge } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import { attachFile } from '../../document/fileStore'
import { openDocument } from '../../document/openDocument'
import { codeRefused, fieldRefused } from '../../http/failure'
import { proxyOf } from './proxyEntry'
import { openRequest, tooLate } from './quotationTransitions'
import { moveQuotation, quotation, rfq } from './rfqKind'
import { rfqTexts } from './rfqTexts'

/** Stores prices that nobody else sees; lines are those that were asked for. */
export async function saveQuotation(
  context: EventContext,
  qtNo: string,
  { version, header, lines, files = [] }: QuotationUpdate,
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const { currency, fileId } = header
  const stored = await openDocument(context, quotation, 'saveQuotation', { id: qtNo, version })
  await openRequest(context, stored, tooLate)
  const proxy = proxyOf(actor, stored, header.proxyReason, 'proxyReason')
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  const amounts: string[] = []
  for (const [index, asked] of (await readLines(tx, rfq, stored.rfq_no)).entries()) {
    const line = lines.find(({ lineNo }) => lineNo === asked.line_no)
    const isQuoted = line?.noQuoteYn !== 'Y'
    const price = isQuoted ? line?.unitPrice : undefined
    if (price !== undefined) checkPrice(price, index + 1)
    checkMinimum(line?.minQty, index + 1)
    const amt = price === undefined ? '0' : lineAmount(asked.qty, price, currency)
    amounts.push(amt)
    await tx
      .updateTable('quotation_line')
      .set({
        maker: line?.maker ?? null,
        unit_price: price ?? null,
        min_qty: isQuoted && line?.minQty ? line.minQty : null,
        amt,
        delivery_date: line?.deliveryDate ?? null,
        no_quote_yn: isQuoted ? 'N' : 'Y',
        bigo: line?.bigo ?? null,
      })
      .where('qt_no', '=', qtNo)
      .where('line_no', '=', asked.line_no)
      .execute()
  }
  const saved = await moveQuotation(context, stored, {
    action: 'saveQuotation',
    status: 'DRAFT',
    columns: {
      ...proxy,
      currency,
      total_amt: sumDecimals(amounts),
      valid_to: header.validTo ?? null,
      lead_time: header.leadTime ?? null,
      pay_term: header.payTerm ?? null,
      comment: header.comment ?? null,
    },
  })
  if (fileId)
    await attachFile(context, { fileId, ownerType: 'QT', ownerNo: qtNo }, files, file_id =>
      tx.updateTable('quotation').set({ file_id }).where('qt_no', '=', qtNo).execute(),
    )
  return saved
}

function checkMinimum(minQty: string | undefined, row: number): void {
  if (minQty === undefined || minQty === '') return
  if (!isDecimal(minQty)) throw fieldRefused('minQty', 'notNumeric', [], row)
  if (compareDecimals(minQty, '0') <= 0) throw fieldRefused('minQty', rfqTexts.minimumWrong, [], row)
  const large = tooLarge('quantity', 'minQty', minQty, row)
  if (large) throw large
}

function checkPrice(price: string, row: number): void {
  if (!isDecimal(price)) throw fieldRefused('unitPrice', 'notNumeric', [], row)
  if (decimalPlaces(price) > unitPriceDecimals)
    throw fieldRefused('unitPrice', rfqTexts.priceDecimals, [], row)
  if (compareDecimals(price, '0') < 0) throw fieldRefused('unitPrice', 'negativeRefused', [], row)
  const large = tooLarge('price', 'unitPrice', price, row)
  if (large) throw large
}
