import type { SimpleOrderHeaderInput, SimpleOrderLineInput } from '../../../codegen/generated/types'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isTaxCode, type TaxCode } from '../../../schemas/shared/money'
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
import { readUsableCodes } from '../../master/usableCodes'
import { readNamed } from '../orderRequest/orderReferences'
import { agreedPrices } from './agreedPrices'
import { type SimpleOrderDraft, type SimpleOrderRecord, simpleOrder } from './simpleOrderKind'
import { simpleOrderTexts } from './simpleOrderTexts'

/** At most so much of supply, of an order and of a day (D-24). */
export const simpleOrderLimit = '1000000'
const mostLines = 20
const codeFields = [
  ['expenseType', 'EXPENSE_TYPE'],
  ['taxCode', 'TAX_CODE'],
] as const

export function taxCodeOf({ taxCode }: SimpleOrderHeaderInput): TaxCode {
  if (!isTaxCode(taxCode)) throw codeRefused('taxCode', '세금코드', taxCode)
  return taxCode
}

/** What the rules must know of the master data a draft names. */
async function referencesOf(tx: Transaction, draft: SimpleOrderDraft, today: string) {
  const { header, lines } = draft
  const items = await tx
    .selectFrom('item')
    .select('item_code')
    .where('item_code', 'in', ['', ...lines.flatMap(line => line.itemCode ?? [])])
    .where('status', '=', 'ACTIVE')
    .execute()
  const company = await tx
    .selectFrom('company')
    .select(['status', 'currency'])
    .where('comp_no', '=', header.compNo ?? '')
    .executeTakeFirst()
  return {
    ...(await readNamed(tx, { receiver: header.receiver, lines })),
    unitDecimals: await readUnitDecimals(tx),
    items: new Set(items.map(row => row.item_code)),
    company,
    agreed: await agreedPrices(tx, draft, today),
    codes: await readUsableCodes(
      tx,
      codeFields.map(([, group]) => group),
    ),
  }
}

type References = Awaited<ReturnType<typeof referencesOf>>

/** The first thing that forbids keeping a draft, or submitting it; the limit of the day is asked elsewhere. */
export async function simpleOrderFailure(
  { tx, now }: EventContext,
  draft: SimpleOrderDraft,
  stage: Stage,
  stored?: SimpleOrderRecord,
): Promise<Failure | undefined> {
  taxCodeOf(draft.header)
  const today = koreanDay(now)
  const references = await referencesOf(tx, draft, today)
  const failure =
    requirementFailure(simpleOrder, draft, stage) ??
    headerFailure(draft, references) ??
    draft.lines.reduce<Failure | undefined>(
      (found, line, index) => found ?? lineFailure(line, index + 1, references),
      undefined,
    )
  if (failure || stage === 'draft') return failure
  return submissionFailure(draft, references, today) ?? limitFailure(stored?.supply_amt ?? '0')
}

function headerFailure({ header, lines }: SimpleOrderDraft, { codes, company, people }: References) {
  for (const [field, group] of codeFields) {
    const value = header[field]
    if (value !== undefined && !codes.get(group)?.has(value))
      return fieldRefused(field, 'codeNotAllowed', [value])
  }
  if (header.expenseType === 'AST') return fieldRefused('expenseType', simpleOrderTexts.assetRefused)
  if (header.compNo !== undefined && !company) return fieldRefused('compNo', 'companyUnknown')
  if (company && company.currency !== 'KRW') return fieldRefused('compNo', simpleOrderTexts.wonOnly)
  if (header.receiver !== undefined && !people.has(header.receiver))
    return fieldRefused('receiver', 'codeNotAllowed', [header.receiver])
  if (header.dueDate !== undefined && !isDay(header.dueDate))
    return fieldRefused('dueDate', 'dateFormatWrong')
  return lines.length > mostLines ? refused('tooManyLines', simpleOrderTexts.tooManyLines) : undefined
}

function lineFailure(line: SimpleOrderLineInput, row: number, references: References): Failure | undefined {
  const { items, unitDecimals, accounts, costCenters, agreed } = references
  const wrong =
    codeFailure({ ...line }, row, {
      itemCode: items,
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

function submissionFailure({ header, lines }: SimpleOrderDraft, { company }: References, today: string) {
  if (company?.status !== 'REGISTERED') return fieldRefused('compNo', simpleOrderTexts.companyNotRegistered)
  if ((header.dueDate ?? '') < today) return fieldRefused('dueDate', simpleOrderTexts.dueDatePast)
  for (const [index, { qty = '0', unitPrice = '0' }] of lines.entries()) {
    if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', simpleOrderTexts.qtyZero, [], index + 1)
    if (compareDecimals(unitPrice, '0') <= 0)
      return fieldRefused('unitPrice', simpleOrderTexts.priceZero, [], index + 1)
  }
  return undefined
}

const limitFailure = (supplyAmt: string): Failure | undefined =>
  compareDecimals(supplyAmt, simpleOrderLimit) > 0
    ? refused('limitExceeded', simpleOrderTexts.limitExceeded)
    : undefined
