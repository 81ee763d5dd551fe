import { compareDecimals, decimalPlaces, isDecimal, multiplyDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { lineFailure } from '../../document/draftFailure'
import { readFileItems } from '../../document/fileStore'
import { conflict, decimalsRefused, type Failure, fieldRefused } from '../../http/failure'
import { isByFacts, type SheetItem } from './sheetItems'
import type { RegistrationRecord, SheetDraft, SheetRecord } from './sheetKinds'
import { sheetTexts } from './sheetTexts'

/** Of the most that an item gives: at or below it the evaluator says why. */
const lowShare = '0.4'

/** The first score that is none of its item. */
export function scoreFailure(lines: SheetDraft['lines'], items: readonly SheetItem[]): Failure | undefined {
  const most = new Map(items.map(item => [item.item_no, item.max_score]))
  return lineFailure(lines, ({ itemNo, score }, row) => {
    if (score === undefined) return undefined
    const limit = most.get(itemNo) ?? 0
    if (!isDecimal(score)) return fieldRefused('score', 'notNumeric', [], row)
    if (decimalPlaces(score) > 2) return decimalsRefused('score', 2, row)
    const isWithin = compareDecimals(score, '0') >= 0 && compareDecimals(score, String(limit)) <= 0
    return isWithin ? undefined : fieldRefused('score', sheetTexts.scoreRange, [limit], row)
  })
}

/** What every kind demands before it is submitted; `opinionText` is what it says of a missing opinion. */
export function submissionFailure(
  stored: SheetRecord,
  items: readonly SheetItem[],
  opinionText: string,
): Failure | undefined {
  const open = items.findIndex(({ score }) => score === null)
  if (open >= 0) return fieldRefused('score', sheetTexts.scoreMissing, [], open + 1)
  return (stored.opinion ?? '').trim() === '' ? fieldRefused('opinion', opinionText) : undefined
}

const isLow = (item: SheetItem) =>
  !isByFacts(item) &&
  compareDecimals(item.score ?? '0', multiplyDecimals(String(item.max_score), lowShare)) <= 0

export function lowScoreFailure(items: readonly SheetItem[]): Failure | undefined {
  const row = items.findIndex(item => isLow(item) && (item.opinion ?? '').trim() === '')
  return row < 0 ? undefined : fieldRefused('opinion', sheetTexts.lowWithoutOpinion, [], row + 1)
}

export const pastDueFailure = ({ due_date }: SheetRecord, now: Date): Failure | undefined =>
  due_date < koreanDay(now) ? conflict(sheetTexts.pastDue) : undefined

/** A manufacturer was visited, with something to show of it. */
export async function visitFailure(
  { tx, now }: EventContext,
  { comp_no, visit_date, file_id }: RegistrationRecord,
): Promise<Failure | undefined> {
  if (visit_date !== null && visit_date > koreanDay(now))
    return fieldRefused('visitDate', sheetTexts.visitInFuture)
  const company = await tx
    .selectFrom('company')
    .select('comp_type')
    .where('comp_no', '=', comp_no)
    .executeTakeFirst()
  if (company?.comp_type !== 'MFR') return undefined
  const files = file_id === null ? [] : await readFileItems(tx, file_id)
  return visit_date === null || files.length === 0
    ? fieldRefused('visitDate', sheetTexts.visitMissing)
    : undefined
}

/** Nobody decides about a sheet of his own (D-68). */
export function ownSheetFailure(
  { evaluator, submitted_by }: SheetRecord,
  singleid: string,
  text: string = sheetTexts.ownSheet,
): Failure | undefined {
  return singleid === evaluator || singleid === submitted_by ? conflict(text) : undefined
}
