import type { PrHeaderInput, PrLineInput } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { lineTooLarge } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import {
  codeFailure,
  headerCodeFailure,
  lineFailure,
  requirementFailure,
  type Stage,
} from '../../document/draftFailure'
import { decimalsRefused, type Failure, fieldRefused, refused } from '../../http/failure'
import { companyFailure } from '../../master/companySteps'
import { type DraftReferences, readReferences } from '../../master/draftReferences'
import { currencyOf } from './preparePr'
import { type PrDraft, type PrRecord, purchaseRequest } from './prKind'
import { purchaseTexts } from './purchaseTexts'

const maxLines = 999
const shortestReason = 10

interface References extends DraftReferences {
  /** Digits of the units in use; nothing is asked for in another one. */
  readonly units: ReadonlyMap<string, number>
}

async function referencesOf(tx: Transaction, { header, lines }: PrDraft): Promise<References> {
  const { receiver, wishCompNo: compNo } = header
  const units = await tx
    .selectFrom('unit')
    .select(['unit_code', 'decimals'])
    .where('use_yn', '=', 'Y')
    .execute()
  return {
    ...(await readReferences(tx, { compNo, people: [receiver], lines })),
    units: new Map(units.map(row => [row.unit_code, row.decimals])),
  }
}

/** The first thing that forbids keeping a draft, or submitting it. Half-filled lines may be kept; wrong values may not. */
export async function prFailure(
  { tx, now }: EventContext,
  draft: PrDraft,
  stage: Stage,
  stored?: PrRecord,
): Promise<Failure | undefined> {
  const { header, lines } = draft
  currencyOf(header)
  if (lines.length > maxLines) return fieldRefused('lines', 'tooManyLines')
  const references = await referencesOf(tx, draft)
  const failure =
    requirementFailure(purchaseRequest, draft, stage) ??
    (isDay(header.needDate) ? undefined : fieldRefused('needDate', 'dateFormatWrong')) ??
    (await headerCodeFailure(tx, purchaseRequest, { ...header })) ??
    namedFailure(header, references) ??
    (await companyFailure(tx, header.wishCompNo, 'wish', 'wishCompNo')) ??
    lineFailure(lines, (line, row) => wrongLine(line, row, references)) ??
    duplicateFailure(lines)
  if (failure || stage === 'draft') return failure
  return submissionFailure(draft, stored?.total_amt ?? '0', koreanDay(now))
}

function namedFailure({ receiver, wishCompNo }: PrHeaderInput, { people, company }: References) {
  if (receiver !== undefined && !people.has(receiver))
    return fieldRefused('receiver', purchaseTexts.personUnknown)
  if (wishCompNo === undefined) return undefined
  return company ? undefined : fieldRefused('wishCompNo', 'companyUnknown')
}

/** Two lines that ask for the same item in the same specification, by their numbers. */
function duplicateFailure(lines: readonly PrLineInput[]): Failure | undefined {
  const seen = new Map<string, number>()
  for (const { lineNo = 0, itemCode, itemName, spec = '' } of lines) {
    const item = itemCode ?? itemName
    if (!item) continue
    const key = JSON.stringify([item.trim(), spec.trim()])
    const before = seen.get(key)
    if (before !== undefined) return refused('lineDuplicate', purchaseTexts.lineDuplicate, [before, lineNo])
    seen.set(key, lineNo)
  }
  return undefined
}

function wrongLine(line: PrLineInput, row: number, references: References): Failure | undefined {
  const { items, units: unitCode, accounts: accountCode, costCenters: costCenter } = references
  const { itemCode, needDate } = line
  if (itemCode !== undefined) {
    const status = items.get(itemCode)
    if (status === undefined) return fieldRefused('itemCode', purchaseTexts.itemUnknown, [], row)
    const alternative = references.alternatives.get(itemCode)
    if (status !== 'ACTIVE')
      return alternative
        ? fieldRefused('itemCode', purchaseTexts.itemReplaced, [itemCode, alternative], row)
        : fieldRefused('itemCode', purchaseTexts.itemInactive, [], row)
  }
  const unknown = codeFailure({ ...line }, row, { unitCode, accountCode, costCenter })
  if (unknown) return unknown
  if (needDate !== undefined && !isDay(needDate)) return fieldRefused('needDate', 'dateFormatWrong', [], row)
  return numberFailure(line, row, references)
}

function numberFailure(
  { qty, unitPrice, unitCode = '' }: PrLineInput,
  row: number,
  { units }: References,
): Failure | undefined {
  for (const [field, value] of Object.entries({ qty, unitPrice }))
    if (value !== undefined && !isDecimal(value)) return fieldRefused(field, 'notNumeric', [], row)
  const large = lineTooLarge({ qty, unitPrice }, row)
  if (large) return large
  if (unitPrice !== undefined) {
    if (compareDecimals(unitPrice, '0') < 0) return fieldRefused('unitPrice', 'negativeRefused', [], row)
    if (decimalPlaces(unitPrice) > unitPriceDecimals)
      return decimalsRefused('unitPrice', unitPriceDecimals, row)
  }
  if (qty === undefined) return undefined
  if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', purchaseTexts.qtyNotPositive, [], row)
  const decimals = units.get(unitCode) ?? 3
  return decimalPlaces(qty) > decimals
    ? fieldRefused('qty', purchaseTexts.unitDecimals, [unitCode, decimals], row)
    : undefined
}

/** What else forbids submitting a request that could be kept as a draft. */
function submissionFailure({ header, lines }: PrDraft, totalAmt: string, today: string): Failure | undefined {
  if (header.needDate < today) return fieldRefused('needDate', purchaseTexts.needDatePast)
  const late = lines.findIndex(line => line.needDate !== undefined && line.needDate < today)
  if (late >= 0) return fieldRefused('needDate', purchaseTexts.needDatePast, [], late + 1)
  if (characterLength((header.reason ?? '').trim()) < shortestReason)
    return fieldRefused('reason', purchaseTexts.reasonTooShort)
  return compareDecimals(totalAmt, '0') > 0 ? undefined : refused('totalZero', purchaseTexts.totalZero)
}
