import type { LoiHeaderInput, LoiLineInput, TransitionAnswer } from '../../../codegen/generated/types'
import { sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, lineAmount, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { clean } from '../../document/cleanFields'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { attachFile, type FileNote } from '../../document/fileStore'
import { present } from '../../document/givenFields'
import { numbersOf } from '../../document/lineNumbers'
import { codeRefused, fieldRefused } from '../../http/failure'
import { findRate } from '../../master/exchangeRates'
import { draftFailure, type LoiReferences } from './loiRules'
import { addLoiParties, type LoiLineRecord, type LoiRecord } from './loiStore'

export interface LoiInput {
  readonly header: LoiHeaderInput
  readonly lines: readonly LoiLineInput[]
  readonly files?: readonly FileNote[]
}

const known = (values: readonly (string | undefined)[]) => ['', ...values.flatMap(value => value ?? [])]

/** Reads what the rules must know of the master data a draft names. */
export async function loadLoiReferences(
  tx: Transaction,
  { header, lines }: Pick<LoiInput, 'header' | 'lines'>,
): Promise<LoiReferences> {
  const units = await tx.selectFrom('unit').select(['unit_code', 'decimals']).execute()
  const items = await tx
    .selectFrom('item')
    .select('item_code')
    .where('item_code', 'in', known(lines.map(line => line.itemCode)))
    .execute()
  const company = await tx
    .selectFrom('company')
    .select('status')
    .where('comp_no', '=', header.compNo ?? '')
    .executeTakeFirst()
  return {
    unitDecimals: new Map(units.map(row => [row.unit_code, row.decimals])),
    items: new Set(items.map(row => row.item_code)),
    companyStatus: company?.status,
  }
}

async function prepare({ tx, actor }: EventContext, input: LoiInput, day: string) {
  const header = { ...clean(input.header), title: input.header.title.normalize('NFC').trim() }
  const lines = input.lines.map(clean)
  const { currency } = header
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  const failure = draftFailure({ header, lines }, await loadLoiReferences(tx, { header, lines }))
  if (failure) throw failure
  const requester = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'section', 'deptcd', 'deptnm'])
    .where('singleid', '=', header.requester ?? actor.userId)
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .executeTakeFirst()
  if (!requester) throw fieldRefused('requester', 'codeNotAllowed', [header.requester ?? ''])
  // A buyer writes for the section whose letters he sees.
  if (actor.scope === 'section' && requester.section !== actor.section)
    throw fieldRefused('requester', 'codeNotAllowed', [requester.singleid])
  const rate = await findRate(tx, currency, day)
  const amounts = lines.map(line => lineAmount(line.qty ?? '0', line.unitPrice ?? '0', currency))
  const estAmt = sumDecimals(amounts)
  return { header, lines, amounts, requester, rate, estAmt, estKrw: toKrw(estAmt, currency, rate.rate) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const headerColumns = ({ header, requester, rate, estAmt, estKrw }: Prepared) => ({
  title: header.title,
  comp_no: header.compNo ?? null,
  section: requester.section,
  deptcd: requester.deptcd,
  deptnm: requester.deptnm ?? '',
  requester: requester.singleid,
  requester_nm: requester.hname,
  currency: header.currency,
  ex_rate: rate.rate,
  rate_date: rate.rateDate,
  est_amt: estAmt,
  est_amt_krw: estKrw,
  valid_from: header.validFrom ?? null,
  valid_to: header.validTo ?? null,
  start_date: header.startDate ?? null,
  urgent_reason: header.urgentReason ?? null,
  scope_text: header.scopeText ?? null,
})

/** Stores a new letter in DRAFT, for the department of whoever needs it. */
export async function createLoi(context: EventContext, input: LoiInput): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const today = koreanDay(now)
  const prepared = await prepare(context, input, today)
  const loiNo = await nextNumber(tx, 'LO', now)
  await tx
    .insertInto('loi')
    .values({
      ...headerColumns(prepared),
      loi_no: loiNo,
      buyer_id: actor.userId,
      buyer_nm: actor.name,
      req_date: today,
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  await writeRest(context, loiNo, prepared, input, [])
  await addEvent(context, { docType: 'LO', docNo: loiNo, action: 'createLoi', from: null, to: 'DRAFT' })
  return { success: true, docNo: loiNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}

/** Stores what the buyer changed; amounts are reckoned anew at the rate of the draft date. */
export async function updateLoi(
  context: EventContext,
  stored: LoiRecord,
  storedLines: readonly LoiLineRecord[],
  input: LoiInput,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const prepared = await prepare(context, input, stored.req_date)
  const version = stored.version + 1
  await tx
    .updateTable('loi')
    .set({ ...headerColumns(prepared), version, updated_by: actor.userId, updated_dt: now })
    .where('loi_no', '=', stored.loi_no)
    .execute()
  await tx.deleteFrom('loi_line').where('loi_no', '=', stored.loi_no).execute()
  await writeRest(
    context,
    stored.loi_no,
    prepared,
    input,
    storedLines.map(line => line.line_no),
  )
  await addEvent(context, {
    docType: 'LO',
    docNo: stored.loi_no,
    action: 'updateLoi',
    from: stored.status,
    to: stored.status,
    before: { title: stored.title, estAmtKrw: stored.est_amt_krw },
    after: { title: prepared.header.title, estAmtKrw: prepared.estKrw },
  })
  const { status, approval_status: approvalStatus } = stored
  return { success: true, docNo: stored.loi_no, status, approvalStatus, version }
}

async function writeRest(
  context: EventContext,
  loiNo: string,
  { header, lines, amounts, requester }: Prepared,
  { files = [] }: LoiInput,
  stored: readonly number[],
): Promise<void> {
  const { tx } = context
  // The policy of lines and files asks whether the document is seen, so its people come first.
  await addLoiParties(tx, loiNo, [requester.singleid])
  const numbers = numbersOf(lines, stored)
  if (lines.length > 0)
    await tx
      .insertInto('loi_line')
      .values(
        lines.map((line, index) => ({
          loi_no: loiNo,
          line_no: numbers[index] ?? index,
          item_code: line.itemCode ?? null,
          item_name: line.itemName ?? '',
          spec: line.spec ?? null,
          unit_code: line.unitCode ?? null,
          qty: line.qty ?? '0',
          unit_price: line.unitPrice ?? '0',
          amt: amounts[index] ?? '0',
          bigo: line.bigo ?? null,
        })),
      )
      .execute()
  if (header.fileId === undefined) return
  await attachFile(context, { fileId: header.fileId, ownerType: 'LOI', ownerNo: loiNo }, files, file_id =>
    tx.updateTable('loi').set({ file_id }).where('loi_no', '=', loiNo).execute(),
  )
}

/** A stored letter as it would be sent again. */
export function storedLoiInput(
  stored: LoiRecord,
  lines: readonly LoiLineRecord[],
): Pick<LoiInput, 'header' | 'lines'> {
  return {
    header: {
      title: stored.title,
      currency: stored.currency,
      ...present({
        compNo: stored.comp_no,
        requester: stored.requester,
        startDate: stored.start_date,
        validFrom: stored.valid_from,
        validTo: stored.valid_to,
        urgentReason: stored.urgent_reason,
        scopeText: stored.scope_text,
      }),
    },
    lines: lines.map(line => ({
      lineNo: line.line_no,
      qty: trimDecimal(line.qty),
      unitPrice: trimDecimal(line.unit_price),
      ...present({
        itemCode: line.item_code,
        itemName: line.item_name,
        spec: line.spec,
        unitCode: line.unit_code,
        bigo: line.bigo,
      }),
    })),
  }
}
