import { isDay } from '../../../schemas/shared/calendar'
import { parseDateText } from '../../../schemas/shared/dateText'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { messages } from '../../../schemas/shared/messages'
import { unitPriceDecimals } from '../../../schemas/shared/money'
import { tooLarge } from '../../document/columnLimits'
import type { EventContext } from '../../document/documentEvents'
import { checkCompany } from '../../master/companySteps'
import {
  isUnchanged,
  lockOffers,
  type OfferTerms,
  requestOffers,
  termsProblem,
  type UploadedOffer,
} from '../companyItem/uploadedOffers'
import { type CellRule, cellProblems, good, isLeadTime, repeated, wrong } from './judgeCells'
import {
  codeValue,
  listOfCodes,
  lowestGroups,
  plainNumber,
  readGroups,
  readUnits,
  readValues,
} from './rowReferences'
import type { UploadCells, UploadField } from './uploadCells'
import {
  codeSheet,
  groupColumn,
  itemNameColumn,
  makerColumn,
  optional,
  required,
  specColumn,
  unitColumn,
} from './uploadColumns'
import type { JudgedRow, UploadColumn, UploadRow, UploadSort } from './uploadSort'
import { offerRowTexts } from './uploadTexts'

const number = { isRequired: true, isNumber: true }

const columns: readonly UploadColumn[] = [
  {
    ...{ field: 'supItemCode', label: '협력사품번', ...required, longest: 40, width: 130 },
    ...{ guide: '40자 이내', example: 'DS-0815' },
  },
  itemNameColumn('정밀 샤프트 Φ8×150'),
  specColumn('Φ8×150 SUJ2 h6'),
  makerColumn,
  groupColumn,
  unitColumn,
  {
    ...{ field: 'currency', label: '통화', ...required, width: 80 },
    ...{ guide: codeSheet, example: 'KRW' },
  },
  {
    ...{ field: 'unitPrice', label: '단가', ...number, width: 100 },
    ...{ guide: '0보다 큰 숫자, 소수점 이하 2자리까지', example: '1480' },
  },
  {
    ...{ field: 'leadTime', label: '리드타임(일)', ...number, width: 100 },
    ...{ guide: '0~365 사이의 숫자', example: '14' },
  },
  {
    ...{ field: 'validFrom', label: '적용시작일', ...required, width: 110 },
    ...{ guide: 'YYYY-MM-DD', example: '2026-12-01' },
  },
  {
    ...{ field: 'validTo', label: '적용종료일', ...required, width: 110 },
    ...{ guide: 'YYYY-MM-DD', example: '2027-11-30' },
  },
  {
    ...{ field: 'changeReason', label: '변경사유', ...optional, longest: 400, width: 200 },
    ...{ guide: '400자 이내', example: '원자재 단가 인상' },
  },
]

/** What suppliers offer: each good row is saved and its approval asked for. */
export const offerSort: UploadSort = {
  ownerType: 'E',
  steps: {
    ...{ upload: 'uploadCyberItemExcel', save: 'saveCyberItemUploadRows' },
    ...{
      validate: 'validateCyberItemUpload',
      apply: 'applyCyberItemUpload',
      cancel: 'cancelCyberItemUpload',
    },
  },
  templateName: '협력사 품목 업로드 양식.xlsx',
  errorsName: '협력사 품목 업로드 오류.xlsx',
  sheet: '협력사품목',
  columns,
  mostRows: 1_000,
  codeLists: async tx => [
    await lowestGroups(tx),
    listOfCodes('단위', await readUnits(tx)),
    listOfCodes('통화', await readValues(tx, 'CURRENCY')),
  ],
  tidier: async tx => {
    const [units, currencies] = [await readUnits(tx), await readValues(tx, 'CURRENCY')]
    const tidy: Readonly<Partial<Record<UploadField, (text: string) => string>>> = {
      unitCode: text => codeValue(text, units),
      currency: text => codeValue(text, currencies),
      unitPrice: plainNumber,
      leadTime: plainNumber,
      validFrom: plainDay,
      validTo: plainDay,
    }
    return cells => {
      const entries = Object.entries(cells) as [UploadField, string][]
      return Object.fromEntries(entries.map(([field, text]) => [field, tidy[field]?.(text) ?? text]))
    }
  },
  judge: judgeOffers,
  apply: applyOffers,
  check: (tx, { compNo = null }) => checkCompany(tx, compNo, 'offerItem'),
}

const plainDay = (text: string) => parseDateText(text) ?? text

const isPrice: CellRule = text =>
  isDecimal(text) &&
  compareDecimals(text, '0') > 0 &&
  decimalPlaces(text) <= unitPriceDecimals &&
  !tooLarge('price', 'unitPrice', text)
    ? undefined
    : offerRowTexts.priceWrong

const isDate: CellRule = text => (isDay(text) ? undefined : messages.dateFormatWrong)

async function rulesOf({ tx }: EventContext): Promise<Readonly<Partial<Record<UploadField, CellRule>>>> {
  const groups = await readGroups(tx)
  const [units, currencies] = [await readUnits(tx), await readValues(tx, 'CURRENCY')]
  return {
    sgCode: text => (groups.get(text) === '004' ? undefined : offerRowTexts.unknownGroup),
    unitCode: text => (units.has(text) ? undefined : offerRowTexts.unknownUnit),
    currency: text => (currencies.has(text) ? undefined : fillMessage(messages.codeNotAllowed, [text])),
    unitPrice: isPrice,
    leadTime: text => (isLeadTime(text) ? undefined : offerRowTexts.leadTimeWrong),
    validFrom: isDate,
    validTo: isDate,
  }
}

const fieldsOfColumns: Readonly<Record<keyof OfferTerms, UploadField>> = {
  ...{ sup_item_code: 'supItemCode', sup_item_name: 'itemName', spec: 'spec', maker: 'maker' },
  ...{ sg_code: 'sgCode', unit_code: 'unitCode', currency: 'currency', unit_price: 'unitPrice' },
  ...{ lead_time: 'leadTime', valid_from: 'validFrom', valid_to: 'validTo', change_reason: 'changeReason' },
}

const termsOf = (cells: UploadCells): OfferTerms => ({
  sup_item_code: cells.supItemCode ?? '',
  sup_item_name: cells.itemName ?? '',
  spec: cells.spec ?? '',
  maker: cells.maker ?? null,
  sg_code: cells.sgCode ?? '',
  unit_code: cells.unitCode ?? '',
  currency: cells.currency ?? '',
  unit_price: cells.unitPrice ?? '',
  lead_time: Number(cells.leadTime),
  valid_from: cells.validFrom ?? '',
  valid_to: cells.validTo ?? '',
  change_reason: cells.changeReason ?? null,
})

/** Rows with the offers of their codes, which stay locked: what is judged is what is written. */
async function withOffers(
  context: EventContext,
  rows: readonly UploadRow[],
): Promise<(row: UploadRow) => UploadedOffer> {
  const offers = await lockOffers(
    context,
    rows.flatMap(({ cells }) => cells.supItemCode ?? []),
  )
  return ({ cells }) => ({ terms: termsOf(cells), stored: offers.get(cells.supItemCode ?? '') })
}

export async function judgeOffers(
  context: EventContext,
  rows: readonly UploadRow[],
): Promise<readonly JudgedRow[]> {
  const rules = await rulesOf(context)
  const offerOf = await withOffers(context, rows)
  const seen = new Set<string>()
  const judged: JudgedRow[] = []
  for (const row of rows) {
    const problems = cellProblems(columns, row.cells, rules)
    const result =
      problems.length > 0 ? wrong(columns, row, problems) : await judgeOffer(context, row, offerOf(row), seen)
    judged.push(result)
  }
  return judged
}

async function judgeOffer(
  context: EventContext,
  row: UploadRow,
  offer: UploadedOffer,
  seen: Set<string>,
): Promise<JudgedRow> {
  const { supItemCode = '' } = row.cells
  if (seen.has(supItemCode)) return repeated(row, 'supItemCode', offerRowTexts.repeatsCode)
  seen.add(supItemCode)
  if (offer.stored?.status === 'REQUESTED')
    return wrong(columns, row, [{ field: 'supItemCode', msg: offerRowTexts.waits }])
  if (isUnchanged(offer)) return repeated(row, 'supItemCode', offerRowTexts.unchanged, offer.stored?.ci_no)
  const problem = await termsProblem(context, offer, offerRowTexts.risesMuch)
  if (!problem) return good(row)
  return wrong(columns, row, [{ field: fieldsOfColumns[problem.column], msg: problem.msg }])
}

async function applyOffers(
  context: EventContext,
  rows: readonly UploadRow[],
  fileName: string,
): Promise<readonly string[]> {
  const offerOf = await withOffers(context, rows)
  return requestOffers(context, rows.map(offerOf), fileName)
}
