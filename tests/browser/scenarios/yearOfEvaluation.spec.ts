import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import type { EvaWorkList } from '../../../codegen/generated/types'
import { systemActor } from '../../../server/database/actor'
import type { Transaction } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { companyOfYear, yearOf } from '../../server/modules/evaluationTotal/yearOfHistory'
import { writeHistories } from '../../server/modules/supplierFigures/writeHistories'
import { press } from '../product/applicant'
import { dayFromToday, type ProductApi } from '../product/productApi'
import { openProductDatabase } from '../product/productDatabase'
import { answerQuestion, enterAsSupplier, ProductGrid, searchedCount } from '../product/productPage'
import { expect, test } from '../product/productTest'
import { giveReason, type OpenAs } from './steps'

const year = { evaYear: '2024', evaPeriod: 'Y', compNo: companyOfYear }
const part = (page: Page, title: string) => page.getByRole('region', { name: title })

/** As the database has it. */
async function inDatabase<Answer>(ask: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  const database = openProductDatabase()
  try {
    return await withActor(database, systemActor, ask)
  } finally {
    await database.destroy()
  }
}

const writeYear = () =>
  inDatabase(async tx => {
    const items = await tx.selectFrom('item').select('item_code').orderBy('item_code').limit(3).execute()
    await writeHistories(tx, [yearOf(items.map(({ item_code }) => item_code))], () => companyOfYear)
  })

/** The total with its points, item by item: raw value, score, weighted. */
const storedTotal = () =>
  inDatabase(async tx => {
    const total = await tx
      .selectFrom('eva_total')
      .select([
        'total_no',
        'status',
        'po_cnt',
        'po_amt',
        'auto_score',
        'manual_score',
        'total_score',
        'eva_grade',
      ])
      .where('comp_no', '=', companyOfYear)
      .where('eva_year', '=', '2024')
      .where('eva_period', '=', 'Y')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ points: string }>`select
        concat_ws(' ', round(raw_value, 2), score, weighted) as points from eva_total_score
      where total_no = ${total.total_no} order by item_no`.execute(tx)
    return { ...total, points: rows.map(({ points }) => points) }
  })

/** Beside the number in the head of the page. */
const expectStatus = (page: Page, status: string) =>
  expect(page.locator('.status-chip').first()).toHaveText(status)

async function confirm(page: Page, button: string): Promise<void> {
  await press(page, button)
  await answerQuestion(page, '확인')
}

/** A refusal is read, and then put away. */
async function refused(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
  const alert = page.getByRole('alertdialog')
  if (await alert.isVisible()) await answerQuestion(page, '확인')
}

/** The template of this year that is in use, copied for 2024. */
async function copyTemplate(manager: Page, type: '업무평가' | '종합평가'): Promise<void> {
  await manager.goto('/business/evaManage/evaSetting')
  await searchedCount(manager)
  await manager.getByLabel('평가유형').first().selectOption({ label: type })
  await press(manager, '조회')
  const templates = new ProductGrid(manager, '평가표')
  await expect(templates.cell(0, 'evaType')).toHaveText(type)
  await expect(templates.cell(0, 'status')).toHaveText('적용')
  await templates.click(0, 120)
  await confirm(manager, '복사')
  const detail = part(manager, '평가표 상세')
  await expect(detail.getByText('작성중')).toBeVisible()
  await detail.getByLabel('적용연도').fill('2024')
  await detail.getByLabel('평가표명').fill(`2024 ${type}`)
}

/** A sum of 99 is refused, one of 100 comes into use. */
async function openTemplate(manager: Page, weight: number): Promise<void> {
  const items = new ProductGrid(manager, '평가항목')
  await items.type(0, 'weight', String(weight - 1))
  await confirm(manager, '저장')
  await expect(manager.getByText('저장되었습니다.')).toBeVisible()
  await confirm(manager, '적용')
  await refused(manager, '가중치 합계는 100이어야 합니다. (현재 99)')
  await items.type(0, 'weight', String(weight))
  await confirm(manager, '저장')
  await expect(manager.getByText('저장되었습니다.').last()).toBeVisible()
  await confirm(manager, '적용')
  await expect(part(manager, '평가표 상세').getByText('적용', { exact: true })).toBeVisible()
}

/** The box of a row stands beside its state. */
const besideState = 76
const evaluators = ['buy.mobile', 'buy.all', 'head.mobile'] as const

async function assign(manager: Page): Promise<void> {
  await manager.goto('/evaWorkList')
  await searchedCount(manager)
  await manager.getByLabel('평가연도').first().fill('2024')
  await manager.getByLabel('평가주기').first().selectOption({ label: '연간' })
  for (const isFirst of [true, false]) {
    await press(manager, '평가배정')
    const popup = manager.getByRole('dialog', { name: '평가배정' })
    const companies = new ProductGrid(manager, '평가할 협력사')
    await expect(companies.cell(0, 'compNo')).toHaveText(companyOfYear)
    await companies.click(0, besideState)
    for (const [index, label] of ['평가자', '평가자 2', '평가자 3'].entries()) {
      await popup.getByRole('textbox', { name: label, exact: true }).fill(evaluators[index] ?? '')
      await manager.keyboard.press('Tab')
    }
    await popup.getByRole('textbox', { name: '제출기한' }).fill(dayFromToday(7))
    await popup.getByRole('button', { name: '배정', exact: true }).click()
    if (isFirst) {
      await expect(popup).toHaveCount(0)
      await refused(manager, '3건을 배정했습니다. (중복 0건 제외)')
    } else {
      await refused(manager, '이미 배정된 평가입니다.')
      await popup.getByRole('button', { name: '취소' }).click()
      await answerQuestion(manager, '확인')
      await expect(popup).toHaveCount(0)
    }
  }
}

async function numberOf(api: ProductApi, evaluator: string): Promise<string> {
  const { rows } = (await api.read('/api/v1/eva/work', { ...year, evaluator })) as EvaWorkList
  expect(rows).toHaveLength(1)
  return rows[0]?.workNo ?? ''
}

const sheetPath = (workNo: string) => `/evaWorkEdit?workNo=${workNo}`

/** Scores as they are typed; the sheet shows its total once it is saved. */
async function score(page: Page, scores: readonly string[], total: string): Promise<void> {
  const items = new ProductGrid(page, '평가 항목')
  for (const [row, one] of scores.entries()) await items.type(row, 'score', one)
  await part(page, '종합의견').getByRole('textbox').fill('납기와 품질이 안정적입니다.')
  await confirm(page, '임시저장')
  await expect(page.getByText('저장되었습니다.').last()).toBeVisible()
  await expect(part(page, '평가 정보')).toContainText(`총점(저장 기준)${total}`)
}

async function submit(page: Page): Promise<void> {
  await confirm(page, '제출')
  await expectStatus(page, '제출')
}

async function confirmSheet(manager: Page, workNo: string): Promise<void> {
  await manager.goto(sheetPath(workNo))
  await confirm(manager, '확정')
  await expectStatus(manager, '확정')
}

/** Three sheets are scored, one is returned; the first two are confirmed. Answers the number of the third. */
async function evaluate(openAs: OpenAs, manager: Page, api: ProductApi): Promise<string> {
  const [first, second, third] = await Promise.all(evaluators.map(evaluator => numberOf(api, evaluator)))
  const mobile = await openAs('buy.mobile', '/evaWorkList')
  await mobile.getByLabel('평가연도').first().fill('2024')
  await press(mobile, '조회')
  await expect(mobile.getByText('총 1건')).toBeVisible()
  await mobile.goto(sheetPath(first ?? ''))
  await score(mobile, ['5', '4', '4', '4', '5'], '88.00')
  await submit(mobile)

  const all = await openAs('buy.all', sheetPath(second ?? ''))
  await score(all, ['4', '4.5', '4', '3.5', '3.5'], '80.00')
  await submit(all)

  const head = await openAs('head.mobile', sheetPath(third ?? ''))
  await score(head, ['4', '4', '4', '3.5', '2'], '74.50')
  await confirm(head, '제출')
  await refused(head, '낮은 점수(40% 이하)는 의견을 입력해 주세요.')
  await score(head, ['4', '4', '4', '3.5', '4'], '78.50')
  await submit(head)

  await manager.goto(sheetPath(second ?? ''))
  await press(manager, '재평가요청')
  await giveReason(manager, '근거를 보완해 주세요.')
  await expectStatus(manager, '재평가요청')
  await all.reload()
  await submit(all)
  for (const workNo of [first, second]) await confirmSheet(manager, workNo ?? '')
  return third ?? ''
}

/** What the list shows of the one total. */
async function showTotals(page: Page): Promise<ProductGrid> {
  await page.goto('/compEvaTotalList')
  await searchedCount(page)
  await page.getByLabel('평가연도').first().fill('2024')
  await page.getByLabel('평가주기').first().selectOption({ label: '연간' })
  await press(page, '조회')
  return new ProductGrid(page, '종합평가 목록')
}

/** The one total of the year is made and counted: with the first two sheets, then with the third. Answers its number. */
async function count(manager: Page, third: string): Promise<string> {
  const totals = await showTotals(manager)
  await confirm(manager, '평가 생성')
  await expect(totals.cell(0, 'compNameKr')).toHaveText('한울테크(주)')
  await expect(manager.getByText('총 1건')).toBeVisible()
  await totals.check(0)
  await confirm(manager, '집계')
  await expect(totals.cell(0, 'totalScore')).toHaveText('71.25')
  const items = [
    '80.00 60.00 15.00',
    '1529.05 60.00 15.00',
    '0.19 75.00 11.25',
    '18.20 100.00 5.00',
    '4.10 82.00 8.20',
  ]
  expect(await storedTotal()).toMatchObject({
    ...{ po_cnt: 5, po_amt: '5494000', auto_score: '54.45', manual_score: '16.80', total_score: '71.25' },
    points: [...items, '84.00 84.00 16.80'],
  })
  await confirmSheet(manager, third)
  const again = await showTotals(manager)
  await again.check(0)
  await confirm(manager, '집계')
  await expect(again.cell(0, 'totalScore')).toHaveText('70.88')
  const total = await storedTotal()
  expect(total).toMatchObject({
    ...{
      manual_score: '16.43',
      total_score: '70.88',
      eva_grade: 'C',
      points: [...items, '82.17 82.17 16.43'],
    },
  })
  return total.total_no
}

/** What each item counts, as 산출근거 lists it. */
const counted: readonly (readonly [row: number, documents: readonly string[]])[] = [
  [0, ['PO202401-700001', 'PO202403-700002', 'PO202403-700002', 'PO202406-700003', 'PO202410-700004']],
  [4, ['TS202408-700001', 'TS202408-700002']],
]

/** Where the button of a row stands. */
const factsLeft = 630

async function seeFacts(manager: Page, totalNo: string): Promise<void> {
  await manager.goto(`/compEvaTotalEdit?totalNo=${totalNo}`)
  const scores = new ProductGrid(manager, '항목별 점수')
  for (const [row, documents] of counted) {
    await scores.click(row, factsLeft)
    const popup = manager.getByRole('dialog', { name: '산출근거' })
    const facts = popup.locator('td[data-column="docNo"]')
    await expect(facts).toHaveText(documents)
    await manager.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  }
}

async function adjust(manager: Page): Promise<void> {
  const summary = part(manager, '평가 요약')
  await summary.getByLabel('조정점수').fill('5.1')
  await press(manager, '조정저장')
  await refused(manager, '조정점수는 -5.0~5.0 범위로 입력해 주세요.')
  await summary.getByLabel('조정점수').fill('2.5')
  await press(manager, '조정저장')
  const question = manager.getByRole('alertdialog').getByRole('button', { name: '확인' })
  await question.click()
  await refused(manager, '조정사유를 입력해 주세요.')
  await summary.getByLabel('조정사유').fill('개선활동 참여')
  await confirm(manager, '조정저장')
  await expect(summary).toContainText('73.38')
}

async function submitTotal(manager: Page): Promise<void> {
  await press(manager, '결재상신')
  const line = manager.getByRole('dialog', { name: /결재선/ })
  await line.getByRole('button', { name: '상신' }).click()
  await expect(line).toHaveCount(0)
  await expect(manager.getByRole('button', { name: '상신취소' })).toBeVisible()
}

/** Sent back, counted again, approved and published. */
async function approve(openAs: OpenAs, manager: Page, totalNo: string): Promise<void> {
  await submitTotal(manager)
  const address = `/compEvaTotalEdit?totalNo=${totalNo}`
  const head = await openAs('buy.head', address)
  await press(head, '반려')
  await giveReason(head, '업무평가 근거를 보완해 주세요.')
  await expectStatus(head, '반려')
  await manager.reload()
  await confirm(manager, '집계')
  await expect(part(manager, '평가 요약').getByLabel('조정점수')).toHaveValue('2.5')
  await expect(part(manager, '평가 요약')).toContainText('73.38')
  await submitTotal(manager)
  await head.reload()
  await press(head, '승인')
  await head
    .getByRole('alertdialog')
    .or(head.getByRole('dialog'))
    .getByRole('button', { name: '확인' })
    .click()
  await expectStatus(head, '확정')
  await manager.reload()
  await confirm(manager, '결과공개')
  await expectStatus(manager, '공개')
  expect(await storedTotal()).toMatchObject({ status: 'PUBLISHED', total_score: '73.38', eva_grade: 'C' })
}

/** As if it had been published so many days ago. */
const publishedBefore = (totalNo: string, days: number) =>
  inDatabase(tx =>
    sql`update eva_total set published_dt = ${`${dayFromToday(-days)}T10:00:00+09:00`} where total_no = ${totalNo}`.execute(
      tx,
    ),
  )

const resultPath = (totalNo: string) => `/cyber/compInfo/evaTotalView?totalNo=${totalNo}`
const words = 'F3 지연은 귀사 설비 정지에 따른 것입니다.'

async function object(supplier: Page, other: Page, totalNo: string): Promise<void> {
  await enterAsSupplier(supplier, 'hanul001', '/cyber/compInfo/evaTotalList')
  await searchedCount(supplier)
  await expect(supplier.locator('td[data-column="totalNo"]', { hasText: totalNo })).toBeAttached()
  await supplier.goto(resultPath(totalNo))
  const summary = part(supplier, '평가 요약')
  await expect(summary).toContainText('73.38')
  await expect(summary).not.toContainText('개선활동 참여')
  const facts = new ProductGrid(supplier, '산출근거')
  await expect(facts.cell(0, 'docNo')).toHaveText(/^(PO|WR)/)
  await expect(facts.table.locator('td[data-column="docNo"]', { hasText: /^(TS|EW)/ })).toHaveCount(0)
  await enterAsSupplier(other, 'hanul002', resultPath(totalNo))
  await expect(part(other, '평가 요약')).toContainText('73.38')
  await expect(other.getByRole('button', { name: '이의신청', exact: true })).toHaveCount(0)

  await publishedBefore(totalNo, 15)
  await supplier.reload()
  await expect(summary).toContainText('73.38')
  await expect(supplier.getByRole('button', { name: '이의신청', exact: true })).toHaveCount(0)
  await publishedBefore(totalNo, 14)
  await supplier.reload()
  await press(supplier, '이의신청')
  const popup = supplier.getByRole('dialog', { name: '이의신청' })
  await popup.getByRole('textbox').fill(words)
  await popup.getByRole('button', { name: '이의신청' }).click()
  await expect(popup).toHaveCount(0)
  await expect(part(supplier, '이의신청')).toContainText(words)
  await expect(supplier.getByRole('button', { name: '이의신청', exact: true })).toHaveCount(0)
}

/** The head of purchasing alone may change the points by his answer. */
async function answerObjection(openAs: OpenAs, manager: Page, totalNo: string): Promise<void> {
  const address = `/compEvaTotalEdit?totalNo=${totalNo}`
  await manager.goto(address)
  await press(manager, '이의답변')
  const asked = manager.getByRole('dialog', { name: '이의답변' })
  await expect(asked.getByRole('textbox', { name: '이의답변' })).toBeVisible()
  await expect(asked.getByLabel('이의조정점수')).toHaveCount(0)
  await asked.getByRole('button', { name: '취소' }).click()

  const head = await openAs('buy.head', address)
  await expect(part(head, '이의·답변')).toContainText(words)
  await press(head, '이의답변')
  const popup = head.getByRole('dialog', { name: '이의답변' })
  await popup.getByLabel('이의조정점수').fill('2.0')
  await popup.getByRole('textbox', { name: '이의답변' }).fill('설비 정지 기간을 확인하여 인정합니다.')
  await popup.getByRole('button', { name: '이의답변' }).click()
  await expect(popup).toHaveCount(0)
  await expect(part(head, '평가 요약')).toContainText('75.38')
  expect(await storedTotal()).toMatchObject({ status: 'PUBLISHED', total_score: '75.38', eva_grade: 'B' })
}

test('S12: a year of evaluation, from templates and sheets to the answered objection', async ({
  openAs,
  apiAs,
  openContext,
  page,
}) => {
  test.setTimeout(300_000)
  await writeYear()
  const api = await apiAs('vendor.mgr')
  const manager = await openAs('vendor.mgr', '/')
  await copyTemplate(manager, '업무평가')
  await openTemplate(manager, 30)
  await copyTemplate(manager, '종합평가')
  await openTemplate(manager, 25)
  await assign(manager)
  const third = await evaluate(openAs, manager, api)
  const totalNo = await count(manager, third)
  await seeFacts(manager, totalNo)
  const buyer = await showTotals(await openAs('buy.semi', '/'))
  await expect(buyer.cell(0, 'compNameKr')).toHaveText('한울테크(주)')
  await expect(buyer.cell(0, 'totalScore')).toHaveText('')
  await adjust(manager)
  const gradeOf = () =>
    inDatabase(tx =>
      tx.selectFrom('company').select('eva_grade').where('comp_no', '=', companyOfYear).executeTakeFirst(),
    )
  const before = await gradeOf()
  await approve(openAs, manager, totalNo)
  // A later period was published before.
  expect(await gradeOf()).toEqual(before)
  await object(page, await (await openContext()).newPage(), totalNo)
  await answerObjection(openAs, manager, totalNo)
  await page.reload()
  await expect(part(page, '평가 요약')).toContainText('75.38')
  await expect(part(page, '이의신청')).toContainText('설비 정지 기간을 확인하여 인정합니다.')
})
