import type { SimpleOrderLineInput } from '../../../codegen/generated/types'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import {
  codeFailure,
  headerCodeFailure,
  lineFailure,
  priceFailure,
  requirementFailure,
  type Stage,
  taxCodeOf,
} from '../../document/draftFailure'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { companyFailure } from '../../master/companySteps'
import { type DraftReferences, readReferences } from '../../master/draftReferences'
import { type AgreedPrice, agreedPrices } from './agreedPrices'
import { type SimpleOrderDraft, type SimpleOrderRecord, simpleOrder } from './simpleOrderKind'
import { simpleOrderTexts } from './simpleOrderTexts'

/** At most so much of supply, of an order and of a day (D-24). */
export const simpleOrderLimit = '1000000'
const mostLines = 20

interface References extends DraftReferences {
  readonly agreed: ReadonlyMap<string, AgreedPrice>
}

/** The first thing that forbids keeping a draft, or submitting it; the limit of the day is asked elsewhere. */
export async function simpleOrderFailure(
  { tx, now }: EventContext,
  draft: SimpleOrderDraft,
  stage: Stage,
  stored?: SimpleOrderRecord,
): Promise<Failure | undefined> {
  taxCodeOf(draft.header)
  const { header, lines } = draft
  const today = koreanDay(now)
  const named = await readReferences(tx, { compNo: header.compNo, people: [header.receiver], lines })
  const references = { ...named, agreed: await agreedPrices(tx, draft, today) }
  const failure =
    requirementFailure(simpleOrder, draft, stage) ??
    (await headerCodeFailure(tx, simpleOrder, { ...header })) ??
    headerFailure(draft, references) ??
    lineFailure(lines, (line, row) => priceOrCodeFailure(line, row, references))
  const refusedCompany =
    failure ?? (await companyFailure(tx, header.compNo, stage === 'draft' ? 'draftOrder' : 'order'))
  if (refusedCompany || stage === 'draft') return refusedCompany
  return submissionFailure(draft, today) ?? limitFailure(stored?.supply_amt ?? '0')
}

function headerFailure({ header, lines }: SimpleOrderDraft, { company, people }: References) {
  if (header.expenseType === 'AST') return fieldRefused('expenseType', simpleOrderTexts.assetRefused)
  if (header.compNo !== undefined && !company) return fieldRefused('compNo', 'companyUnknown')
  if (company && company.currency !== 'KRW') return fieldRefused('compNo', simpleOrderTexts.wonOnly)
  if (header.receiver !== undefined && !people.has(header.receiver))
    return fieldRefused('receiver', 'codeNotAllowed', [header.receiver])
  return lines.length > mostLines ? refused('tooManyLines', simpleOrderTexts.tooManyLines) : undefined
}

function priceOrCodeFailure(line: SimpleOrderLineInput, row: number, references: References) {
  const { items, unitDecimals, accounts, costCenters, agreed } = references
  const active = [...items].flatMap(([code, status]) => (status === 'ACTIVE' ? code : []))
  const wrong =
    codeFailure({ ...line }, row, {
      itemCode: new Set(active),
      unitCode: unitDecimals,
      accountCode: accounts,
      costCenter: costCenters,
    }) ?? priceFailure(line, row, unitDecimals)
  if (wrong) return wrong
  const price = agreed.get(line.itemCode ?? '')?.price
  return price !== undefined && line.unitPrice !== undefined && compareDecimals(line.unitPrice, price) !== 0
    ? fieldRefused('unitPrice', simpleOrderTexts.priceAgreed, [price], row)
    : undefined
}

function submissionFailure({ header, lines }: SimpleOrderDraft, today: string) {
  if ((header.dueDate ?? '') < today) return fieldRefused('dueDate', simpleOrderTexts.dueDatePast)
  return lineFailure(lines, ({ qty = '0', unitPrice = '0' }, row) => {
    if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', simpleOrderTexts.qtyZero, [], row)
    return compareDecimals(unitPrice, '0') <= 0
      ? fieldRefused('unitPrice', simpleOrderTexts.priceZero, [], row)
      : undefined
  })
}

const limitFailure = (supplyAmt: string): Failure | undefined =>
  compareDecimals(supplyAmt, simpleOrderLimit) > 0
    ? refused('limitExceeded', simpleOrderTexts.limitExceeded)
    : undefined
