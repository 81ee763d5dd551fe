import type { LoiHeaderInput } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { addDays, isDay } from '../../../schemas/shared/calendar'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { type Currency, isCurrency } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import {
  codeFailure,
  priceFailure,
  readUnitDecimals,
  requirementFailure,
  type Stage,
} from '../../document/draftFailure'
import { codeRefused, type Failure, fieldRefused, refused } from '../../http/failure'
import { type LoiDraft, type LoiRecord, loi } from './loiKind'
import { loiTexts } from './loiTexts'

const shortestUrgency = 10
const longestDays = 60
const days = ['startDate', 'validFrom', 'validTo'] as const

export function currencyOf({ currency }: LoiHeaderInput): Currency {
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  return currency
}

/** The first thing that forbids keeping a letter as a draft, or submitting it. */
export async function loiFailure(
  { tx, now }: EventContext,
  draft: LoiDraft,
  stage: Stage,
  stored?: LoiRecord,
): Promise<Failure | undefined> {
  currencyOf(draft.header)
  const { header } = draft
  const company = await tx
    .selectFrom('company')
    .select('status')
    .where('comp_no', '=', header.compNo ?? '')
    .executeTakeFirst()
  const failure =
    requirementFailure(loi, draft, stage) ??
    (header.compNo !== undefined && !company ? fieldRefused('compNo', 'companyUnknown') : undefined) ??
    validityFailure(header) ??
    (await linesFailure(tx, draft))
  if (failure || stage === 'draft' || !stored) return failure
  if (company?.status !== 'REGISTERED') return fieldRefused('compNo', loiTexts.companyNotRegistered)
  if ((header.validTo ?? '') < koreanDay(now)) return fieldRefused('validTo', loiTexts.validPast)
  if (characterLength((header.urgentReason ?? '').trim()) < shortestUrgency)
    return fieldRefused('urgentReason', loiTexts.urgentShort)
  if (compareDecimals(stored.est_amt, '0') <= 0) return refused('amountZero', loiTexts.amountZero)
  return (await hasFile(tx, stored)) ? undefined : fieldRefused('fileId', loiTexts.scopeFileMissing)
}

function validityFailure(header: LoiHeaderInput): Failure | undefined {
  for (const field of days) {
    const day = header[field]
    if (day !== undefined && !isDay(day)) return fieldRefused(field, 'dateFormatWrong')
  }
  const { validFrom, validTo, startDate } = header
  if (validFrom === undefined || validTo === undefined) return undefined
  if (validTo < validFrom) return fieldRefused('validTo', loiTexts.validReversed)
  if (validTo > addDays(validFrom, longestDays)) return fieldRefused('validTo', loiTexts.tooLong)
  if (startDate !== undefined && (startDate < validFrom || startDate > validTo))
    return fieldRefused('startDate', loiTexts.startOutside)
  return undefined
}

async function linesFailure(tx: Transaction, { lines }: LoiDraft): Promise<Failure | undefined> {
  const unitCode = await readUnitDecimals(tx)
  const items = await tx
    .selectFrom('item')
    .select('item_code')
    .where('item_code', 'in', ['', ...lines.flatMap(line => line.itemCode ?? [])])
    .execute()
  const itemCode = new Set(items.map(row => row.item_code))
  return lines.reduce<Failure | undefined>(
    (found, line, index) =>
      found ??
      codeFailure({ ...line }, index + 1, { itemCode, unitCode }) ??
      priceFailure(line, index + 1, unitCode),
    undefined,
  )
}

async function hasFile(tx: Transaction, { file_id }: LoiRecord): Promise<boolean> {
  const item = await tx
    .selectFrom('file_item')
    .select('file_seq')
    .where('file_id', '=', file_id ?? '')
    .executeTakeFirst()
  return item !== undefined
}
