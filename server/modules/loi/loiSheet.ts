import type { PrintedSheet } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import {
  orderSheetTexts,
  sheetAmount,
  sheetFields,
  sheetLines,
  sheetMoney,
  sheetParties,
  sheetTexts,
} from '../../document/printedSheet'
import { peopleNames } from '../../master/peopleNames'
import { type LoiRecord, loi } from './loiKind'

const texts = {
  title: '발주의향서(LOI)',
  loiTitle: 'LOI명',
  start: '착수예정일',
  from: '유효시작일',
  to: '유효종료일',
  scope: '업무범위',
  bigo: '비고',
} as const

/** A letter on paper, as its supplier may read it: neither why it is urgent nor who approved it. */
export async function loiSheet({ tx, actor, now }: EventContext, letter: LoiRecord): Promise<PrintedSheet> {
  const names = await runAs(tx, 'all', () => peopleNames(tx, [letter.buyer_id]))
  const { currency, comp_no: compNo } = letter
  return {
    title: texts.title,
    number: letter.loi_no,
    printedOn: koreanDay(now),
    printedBy: actor.name,
    fields: sheetFields([
      [texts.loiTitle, letter.title],
      [texts.start, letter.start_date],
      [texts.from, letter.valid_from],
      [texts.to, letter.valid_to],
      [orderSheetTexts.buyer, names.get(letter.buyer_id)],
      [sheetTexts.currency, codeText('CURRENCY', currency)],
      [sheetTexts.supply, sheetMoney(currency)(letter.est_amt)],
      [texts.scope, letter.scope_text],
    ]),
    parties: compNo === null ? [] : await sheetParties(tx, compNo),
    lines: sheetLines(
      await readLines(tx, loi, letter.loi_no),
      { currency, sum: letter.est_amt },
      { label: texts.bigo, textOf: line => line.bigo },
    ),
    amount: sheetAmount(currency, letter.est_amt),
    approvals: [],
  }
}
