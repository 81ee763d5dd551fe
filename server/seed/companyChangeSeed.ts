import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import type { EventContext } from '../document/documentEvents'
import { moveDocument } from '../document/documentKind'
import { type CriticalField, type criticalFields, keptValue } from '../modules/supplier/changeFields'
import { type CompanyChangeRecord, type CompanyRecord, companyChange } from '../modules/supplier/companyKind'
import { noteChanged, requestChange } from '../modules/supplier/recordChange'
import { contextOf, endActs, supplierContext } from './actOfSeed'
import { fileOfSeed } from './fileOfSeed'
import { atWorkBy } from './workingTime'

const day = 86_400_000
const manager = 'vendor.mgr'

/** What the stand-in of the tax office answers of the numbers that are free for tests (domain 8.4); all others are in business. */
const taxOffice = [
  { tax_no_2: '9988100119', nts_status: '01' },
  { tax_no_2: '9998100126', nts_status: '03' },
  { tax_no_2: '9908700136', nts_status: '02' },
  { tax_no_2: '9918700143', nts_status: '99' },
]

interface Change {
  /** Of the company. */
  readonly place: number
  readonly field: CriticalField
  /** What is different in one of its parts: before, when it was approved long ago, else after. */
  readonly value: string
  readonly daysAgo: number
  readonly reason: string
  readonly outcome?: 'APPROVED' | 'REJECTED' | 'CANCELED'
  readonly isOfStaff?: true
}

/** Asked for and not decided yet: a new account of 대성정밀 among them, and one that staff have entered. */
const open: readonly Change[] = [
  { place: 1, field: 'BANK', value: '110-482-300917', daysAgo: 1, reason: '주거래 은행을 변경했습니다.' },
  { place: 2, field: 'ADDR', value: '4층', daysAgo: 2, reason: '사무실을 이전했습니다.' },
  { place: 3, field: 'CEO', value: '오세린', daysAgo: 3, reason: '대표이사가 취임했습니다.' },
  { place: 14, field: 'NAME', value: '(주)명진솔루션', daysAgo: 4, reason: '상호를 변경했습니다.' },
  { place: 15, field: 'BIZ', value: '정밀기계', daysAgo: 6, reason: '종목을 추가했습니다.' },
  {
    ...{ place: 16, field: 'CEO', value: '문태준', daysAgo: 2, isOfStaff: true },
    reason: '등기부 확인 결과를 반영합니다.',
  },
]
const refused: readonly Change[] = (
  [
    [17, 'BANK', '110-900-777001', 30, 'REJECTED', '계좌를 변경합니다.'],
    [18, 'NAME', '(주)금성', 41, 'REJECTED', '상호를 변경합니다.'],
    [19, 'ADDR', '별관', 52, 'REJECTED', '주소를 변경합니다.'],
    [20, 'CEO', '허준호', 60, 'REJECTED', '대표자가 바뀌었습니다.'],
    [21, 'BIZ', '도매', 22, 'CANCELED', '종목을 정정합니다.'],
    [22, 'BANK', '110-333-900021', 35, 'CANCELED', '계좌를 변경합니다.'],
  ] as const
).map(([place, field, value, daysAgo, outcome, reason]) => ({
  ...{ place, field, value, daysAgo, outcome, reason },
}))
const approvedFields = [
  ['CEO', '이상호'],
  ['ADDR', '2층'],
  ['BANK', '110-201-556677'],
  ['BIZ', '부품가공'],
] as const
const approvedCount = 18
const approved: readonly Change[] = Array.from({ length: approvedCount }, (_, index) => {
  const [field, value] = approvedFields[index % approvedFields.length] ?? approvedFields[0]
  const reason = '변경된 내용을 반영해 주세요.'
  return { place: 23 + index, field, value, daysAgo: 12 + index * 9, outcome: 'APPROVED', reason }
})

/** Data of suppliers that have changed, or are about to; and the papers that they have handed in. */
export async function seedCompanyChanges(tx: Transaction, now: Date, folder?: string): Promise<void> {
  await tx.insertInto('tax_office_stand_in').values(taxOffice).execute()
  const rows = await tx.selectFrom('company').selectAll().orderBy('comp_no').execute()
  const all = [...approved, ...refused, ...open].sort((a, b) => b.daysAgo - a.daysAgo)
  for (const change of all) {
    const company = rows[change.place - 1]
    if (company) await tell(tx, now, change, company, folder)
  }
  await noteTelephones(tx, now, rows)
  await noteTaxOffice(tx, now, rows)
  await seedPapers(tx, now, rows, folder)
  await endActs(tx, now)
}

const at = (now: Date, daysAgo: number) => new Date(atWorkBy(now.getTime() - daysAgo * day))

/** Its supplier, where he has the portal, else whoever keeps the data. */
async function askerOf(tx: Transaction, { isOfStaff }: Change, compNo: string, asked: Date) {
  if (isOfStaff) return contextOf(tx, 'buy.head', asked)
  const user = await tx
    .selectFrom('ext_user')
    .select('user_id')
    .where('comp_no', '=', compNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return user ? supplierContext(tx, compNo, asked) : contextOf(tx, manager, asked)
}

/** The part of a field that a request changes. */
const changedPart = {
  ...{ CEO: 'ceo_name', NAME: 'comp_name_kr', ADDR: 'addr2', BANK: 'bank_account' },
  ...{ TAXTYPE: 'nts_tax_type', BIZ: 'biz_item' },
} as const satisfies Readonly<Record<CriticalField, (typeof criticalFields)[CriticalField][number]>>

async function tell(
  tx: Transaction,
  now: Date,
  change: Change,
  company: CompanyRecord,
  folder: string | undefined,
): Promise<void> {
  const { field, value, daysAgo, outcome, reason } = change
  const { comp_no: compNo, comp_name_kr } = company
  const asked = at(now, daysAgo)
  const context = await askerOf(tx, change, compNo, asked)
  const present = keptValue(field, company)
  const other = keptValue(field, { ...company, [changedPart[field]]: value })
  const [before, after] = outcome === 'APPROVED' ? [other, present] : [present, other]
  const action = context.actor.portal === 'external' ? 'requestCompChange' : 'sys:updateCompany'
  const chgNo = await requestChange(context, { compNo, field, before, after, reason }, action)
  const evidence = { ownerType: 'COMP', ownerNo: chgNo, by: context.actor.userId, at: asked }
  const file_id = await fileOfSeed(tx, folder, evidence, [
    { name: `변경증빙_${chgNo}.txt`, text: `변경 증빙자료\n\n${comp_name_kr}\n${reason}\n` },
  ])
  await tx.updateTable('comp_change').set({ file_id }).where('chg_no', '=', chgNo).execute()
  if (outcome) await decide(tx, now, { chgNo, daysAgo, outcome, own: context })
}

interface Decision {
  readonly chgNo: string
  readonly daysAgo: number
  readonly outcome: NonNullable<Change['outcome']>
  readonly own: EventContext
}

const actions = { APPROVED: 'approveCompChange', REJECTED: 'rejectCompChange', CANCELED: 'cancelCompChange' }

async function decide(tx: Transaction, now: Date, { chgNo, daysAgo, outcome, own }: Decision): Promise<void> {
  const stored: CompanyChangeRecord = await tx
    .selectFrom('comp_change')
    .selectAll()
    .where('chg_no', '=', chgNo)
    .executeTakeFirstOrThrow()
  const decided = at(now, Math.max(daysAgo - 2, 1))
  const who = own.actor.userId === manager ? 'buy.head' : manager
  const context = outcome === 'CANCELED' ? { ...own, now: decided } : await contextOf(tx, who, decided)
  const reason = outcome === 'REJECTED' ? '증빙과 요청 내용이 서로 다릅니다.' : undefined
  await moveDocument(context, companyChange, stored, {
    ...{ action: actions[outcome], status: outcome, reason },
    columns: {
      decided_by: context.actor.userId,
      decided_dt: decided.toISOString(),
      reject_reason: reason ?? null,
    },
  })
}

/** What changed at once: telephones of six companies. */
async function noteTelephones(tx: Transaction, now: Date, rows: readonly CompanyRecord[]): Promise<void> {
  for (const [index, { comp_no, tel_no }] of rows.slice(24, 30).entries()) {
    const context = await contextOf(tx, manager, at(now, 8 + index * 11))
    await noteChanged(context, { compNo: comp_no, field: 'TEL', before: '0215880000', after: tel_no })
  }
}

/** What the tax office said: of one that rested a while, and of two of another tax type. */
async function noteTaxOffice(tx: Transaction, now: Date, rows: readonly CompanyRecord[]): Promise<void> {
  await endActs(tx, now)
  const actor = { ...systemActor, name: '국세청 조회' }
  for (const [place, daysAgo, field, before, after] of [
    [30, 40, 'NTS', '01', '02'],
    [30, 20, 'NTS', '02', '01'],
    [31, 33, 'TAXTYPE', '02', '01'],
    [32, 15, 'TAXTYPE', '07', '01'],
  ] as const) {
    const checked = new Date(`${addDays(koreanDay(now), -daysAgo)}T03:00:20+09:00`)
    const compNo = rows[place]?.comp_no
    if (compNo)
      await noteChanged({ tx, actor, now: checked, requestId: 'seed' }, { compNo, field, before, after })
  }
}

/** Days until sixteen certificates end. */
const certificates = [-40, -3, 2, 4, 6, 12, 15, 19, 24, 28, 60, 90, 150, 210, 300, 400]

/** Business registration and bankbook of everybody who is registered, and certificates that end some day. */
async function seedPapers(
  tx: Transaction,
  now: Date,
  rows: readonly CompanyRecord[],
  folder: string | undefined,
): Promise<void> {
  const today = koreanDay(now)
  const registered = rows.filter(({ status }) => status === 'REGISTERED')
  for (const [index, { comp_no, comp_name_kr, registered_dt }] of registered.entries()) {
    const ends = certificates[index]
    const kinds = [
      ['BIZ', '사업자등록증'],
      ['BANK', '통장사본'],
      ...(ends === undefined ? [] : [['CERT', 'ISO9001_인증서']]),
    ] as const
    const handedIn = new Date(`${registered_dt ?? today}T10:00:00+09:00`)
    const file_id = await fileOfSeed(
      tx,
      folder,
      { ownerType: 'COMP', ownerNo: comp_no, by: manager, at: handedIn },
      kinds.map(([docType = '', name = '']) => ({
        ...{ name: `${name}_${comp_no}.txt`, text: `${name}\n\n${comp_name_kr}\n`, docType },
      })),
    )
    if (ends !== undefined)
      await tx
        .updateTable('file_item')
        .set({ valid_to: addDays(today, ends) })
        .where('file_id', '=', file_id)
        .where('doc_type', '=', 'CERT')
        .execute()
    await tx.updateTable('company').set({ file_id }).where('comp_no', '=', comp_no).execute()
  }
}
