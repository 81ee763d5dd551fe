import { addDecimals, subtractDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import { findForReader } from '../../document/documentApproval'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { type DocumentReading, documentAnswer, readDocument } from '../../document/readDocument'
import { type SlipLineRecord, type SlipRecord, slip } from './slipKind'
import { storedSideSum } from './slipRules'
import { readSources, sourceNumbersOf } from './slipSources'

const debitOf = (lines: readonly SlipLineRecord[]) => storedSideSum(lines, 'D')
const creditOf = (lines: readonly SlipLineRecord[]) => storedSideSum(lines, 'C')

const reading: DocumentReading<SlipRecord, SlipLineRecord> = {
  header: {
    debitAmt: (_context, _slip, lines) => debitOf(lines),
    creditAmt: (_context, _slip, lines) => creditOf(lines),
    diffAmt: (_context, _slip, lines) => subtractDecimals(debitOf(lines), creditOf(lines)),
  },
  lines: {
    fields: ['currencyAmt'],
    // In the currency of the source, with the digits that it has there.
    read: async (_context, _slip, lines) =>
      lines.map(({ currency_amt }) =>
        currency_amt === null ? {} : { currencyAmt: trimDecimal(currency_amt) },
      ),
  },
}

const answer = documentAnswer(slip, reading)
const { sources, postings } = operationFact('getSignifier').answer.fields

/** The whole slip, with what it was made of and what became of its postings. */
export const getSlip = erasedRoute<{ readonly slipNo: string }>('getSignifier', async context => {
  const { tx, input } = context
  const stored = await findForReader(context, slip, input.slipNo)
  return {
    ...(await readDocument(context, slip, stored, answer, reading)),
    sources: (await sourceRows(tx, stored.slip_no)).map(row => wireOf(sources?.fields ?? {}, row)),
    postings: (await postingRows(tx, stored.slip_no)).map(row => wireOf(postings?.fields ?? {}, row)),
  }
})

async function sourceRows(tx: Transaction, slipNo: string): Promise<readonly Columns[]> {
  const found = await readSources(tx, await sourceNumbersOf(tx, slipNo))
  return found.map(source => ({
    ...source,
    total_amt: addDecimals(source.supply_amt_krw, source.vat_amt),
  }))
}

async function postingRows(tx: Transaction, slipNo: string): Promise<readonly Columns[]> {
  const rows = await tx
    .selectFrom('posting_result')
    .selectAll()
    .where('slip_no', '=', slipNo)
    .orderBy('attempt_no')
    .execute()
  return rows.map(row => ({ ...row, posted_by: row.posted_nm }))
}
