import type { LoiHeaderInput } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { addDays } from '../../../schemas/shared/calendar'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import {
  codeFailure,
  currencyOf,
  lineFailure,
  priceFailure,
  requirementFailure,
  type Stage,
} from '../../document/draftFailure'
import { readFileItems } from '../../document/fileStore'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { companyFailure } from '../../master/companySteps'
import { readReferences } from '../../master/draftReferences'
import { type LoiDraft, type LoiRecord, loi } from './loiKind'
import { loiTexts } from './loiTexts'

const shortestUrgency = 10
const longestDays = 60

/** The first thing that forbids keeping a letter as a draft, or submitting it. */
export async function loiFailure(
  { tx, now }: EventContext,
  draft: LoiDraft,
  stage: Stage,
  stored?: LoiRecord,
): Promise<Failure | undefined> {
  const { header, lines } = draft
  currencyOf(header)
  const { company, items, unitDecimals } = await readReferences(tx, { compNo: header.compNo, lines })
  const failure =
    requirementFailure(loi, draft, stage) ??
    (header.compNo !== undefined && !company ? fieldRefused('compNo', 'companyUnknown') : undefined) ??
    validityFailure(header) ??
    lineFailure(
      lines,
      (line, row) =>
        codeFailure({ ...line }, row, { itemCode: items, unitCode: unitDecimals }) ??
        priceFailure(line, row, unitDecimals),
    ) ??
    (await companyFailure(tx, header.compNo, 'letter'))
  if (failure || stage === 'draft' || !stored) return failure
  if ((header.validTo ?? '') < koreanDay(now)) return fieldRefused('validTo', loiTexts.validPast)
  if (characterLength((header.urgentReason ?? '').trim()) < shortestUrgency)
    return fieldRefused('urgentReason', loiTexts.urgentShort)
  if (compareDecimals(stored.est_amt, '0') <= 0) return refused('amountZero', loiTexts.amountZero)
  const files = stored.file_id === null ? [] : await readFileItems(tx, stored.file_id)
  return files.length === 0 ? fieldRefused('fileId', loiTexts.scopeFileMissing) : undefined
}

function validityFailure(header: LoiHeaderInput): Failure | undefined {
  const { validFrom, validTo, startDate } = header
  if (validFrom === undefined || validTo === undefined) return undefined
  if (validTo < validFrom) return fieldRefused('validTo', loiTexts.validReversed)
  if (validTo > addDays(validFrom, longestDays)) return fieldRefused('validTo', loiTexts.tooLong)
  if (startDate !== undefined && (startDate < validFrom || startDate > validTo))
    return fieldRefused('startDate', loiTexts.startOutside)
  return undefined
}
