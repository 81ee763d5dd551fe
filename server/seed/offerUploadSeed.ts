import { addDays } from '../../schemas/shared/calendar'
import { multiplyDecimals, trimDecimal } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import type { Row } from '../database/tables'
import { judgeOffers, offerSort } from '../modules/itemUpload/offerRows'
import type { UploadCells } from '../modules/itemUpload/uploadCells'
import type { UploadRow } from '../modules/itemUpload/uploadSort'
import { writeUpload } from './writeUpload'

type Offer = Row<'company_item'>

/** What an offer would have stood like in the workbook that it came from. */
const cellsOf = (offer: Offer): UploadCells => ({
  supItemCode: offer.sup_item_code,
  itemName: offer.sup_item_name,
  spec: offer.spec ?? '',
  ...(offer.maker === null ? {} : { maker: offer.maker }),
  sgCode: offer.sg_code ?? '',
  unitCode: offer.unit_code ?? '',
  currency: offer.currency ?? '',
  unitPrice: trimDecimal(offer.unit_price ?? '0'),
  leadTime: String(offer.lead_time),
  validFrom: offer.valid_from ?? '',
  validTo: offer.valid_to ?? '',
})

const rowsOf = (all: readonly UploadCells[]): readonly UploadRow[] =>
  all.map((cells, index) => ({ rowNo: index + 2, cells }))

/** How many rows each workbook of the past had. */
const appliedRows = 6
const uploaders = [
  { userId: 'daesung1', compNo: 'C000001', applied: ['2026 하반기 단가표.xlsx'] },
  { userId: 'mirae001', compNo: 'C000003', applied: ['품목 단가 제안_1차.xlsx', '품목 단가 제안_2차.xlsx'] },
] as const

/** Workbooks of two suppliers: what came of three of them is offered, one waits to be applied and one to be mended. */
export async function seedOfferUploads(tx: Transaction, now: Date): Promise<void> {
  for (const { userId, compNo, applied } of uploaders) {
    const { user_name: name } = await tx
      .selectFrom('ext_user')
      .select('user_name')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const offers = await tx
      .selectFrom('company_item')
      .selectAll()
      .where('comp_no', '=', compNo)
      .where('status', 'in', ['APPROVED', 'REQUESTED'])
      .orderBy('created_dt')
      .orderBy('ci_no')
      .execute()
    const approved = offers.filter(({ status }) => status === 'APPROVED')
    const waiting = offers.filter(({ status }) => status === 'REQUESTED')
    const by = { by: userId, name, compNo }
    for (const [index, fileName] of applied.entries()) {
      // What came last still waits for its buyers.
      const some = (index === 0 ? approved : waiting).slice(0, appliedRows)
      const rows = rowsOf(some.map(cellsOf))
      const judged = rows.map(({ rowNo }, at) => ({
        ...{ rowNo, result: 'OK' as const, problems: [], resultNo: some[at]?.ci_no ?? '' },
      }))
      const at = String(some.at(-1)?.created_dt ?? now.toISOString())
      await writeUpload(tx, offerSort, { ...by, at, fileName, status: 'APPLIED', rows, judged })
    }
    if (userId !== 'daesung1') continue
    const today = koreanDay(now)
    const judge = (rows: readonly UploadRow[]) =>
      judgeOffers({ tx, actor: { ...systemActor, compNo }, now, requestId: 'seed' }, rows)
    const fresh = rowsOf(freshCells(today))
    const wrong = rowsOf(wrongCells(today, approved))
    await writeUpload(tx, offerSort, {
      ...{ ...by, at: `${addDays(today, -3)}T15:42:00+09:00`, fileName: '신규 샤프트 단가.xlsx' },
      ...{ status: 'VALID', rows: fresh, judged: await judge(fresh) },
    })
    await writeUpload(tx, offerSort, {
      ...{ ...by, at: `${addDays(today, -1)}T10:18:00+09:00`, fileName: '2027년 단가 인상분.xlsx' },
      ...{ status: 'INVALID', rows: wrong, judged: await judge(wrong) },
    })
  }
}

const shaft = (today: string, length: number): UploadCells => ({
  ...{ supItemCode: `DS-09${length}`, itemName: `정밀 샤프트 Φ8×${length}`, spec: `Φ8×${length} SUJ2 h6` },
  ...{ maker: '대성정밀', sgCode: '02010201', unitCode: 'EA', currency: 'KRW' },
  ...{ unitPrice: String(1_480 + (length - 120) * 6), leadTime: '14' },
  ...{ validFrom: addDays(today, 10), validTo: addDays(today, 374) },
})

const freshCells = (today: string) => [125, 135, 145, 160, 180].map(length => shaft(today, length))

/** What goes wrong where somebody copies last year's sheet. */
function wrongCells(today: string, offers: readonly Offer[]): readonly UploadCells[] {
  const [dearer, same] = offers.slice(-2).map(cellsOf)
  const period = { validFrom: addDays(today, 10), validTo: addDays(today, 374) }
  return [
    { ...dearer, ...period, unitPrice: multiplyDecimals(dearer?.unitPrice ?? '0', '1.2') },
    same ?? {},
    { ...shaft(today, 200), unitCode: '가락' },
    { ...shaft(today, 210), unitPrice: '별도협의' },
    { ...shaft(today, 220), sgCode: '99999999' },
    { ...shaft(today, 230), validTo: addDays(today, -20), validFrom: addDays(today, -380) },
    shaft(today, 240),
    shaft(today, 240),
  ]
}
