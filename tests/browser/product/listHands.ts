import { expect, type Page } from '@playwright/test'
import { operations } from '../../../codegen/generated/operations'
import type { FilterFieldPlan } from '../../../engine/plan/filterPlan'
import type { ListScreen } from '../../cases/listScreens'
import { dayFromToday } from './productApi'
import { answerQuestion, ProductGrid, searchedCount } from './productPage'

/** What the popups find alone, so that it is chosen as it is typed (spec §2). */
const foundAlone: Readonly<Record<string, string>> = {
  bsns: '모바일사업부',
  dept: '모바일개발팀',
  person: '조민재',
  company: '(주)대성정밀',
}

/** What a text condition takes, by its mask. */
const typed = (mask: string | undefined) => (mask === undefined ? 'PO' : '123')

async function lookUp(page: Page, label: string, popup: string): Promise<boolean> {
  const text = foundAlone[popup]
  const box = page.getByRole('textbox', { name: label, exact: true })
  if (text === undefined || !(await box.isEnabled())) return false
  await box.fill(text)
  const found = page.waitForResponse(answer => answer.url().includes('/popup/'))
  await box.press('Enter')
  await found
  // What was found stands in the field with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByRole('dialog'), label).toHaveCount(0)
  return true
}

/** Sets one condition as a hand does; answers the parameters that a search must carry now. */
async function setCondition(page: Page, field: FilterFieldPlan): Promise<readonly string[]> {
  if (field.visibleWhen) return []
  const bar = page.locator('main')
  switch (field.control) {
    case 'text':
      await bar.getByRole('textbox', { name: field.label, exact: true }).fill(typed(field.mask))
      return [field.field]
    case 'select':
      await bar.getByRole('combobox', { name: field.label, exact: true }).selectOption({ index: 1 })
      return [field.field]
    case 'multi': {
      await bar.getByRole('combobox', { name: new RegExp(`^${field.label}`) }).click()
      await page.getByRole('dialog', { name: field.label }).getByRole('checkbox').last().click()
      await page.keyboard.press('Escape')
      return [field.field]
    }
    case 'check':
      await bar.getByRole('checkbox', { name: field.label }).check()
      return [field.field]
    case 'dateRange':
      await bar.getByLabel(`${field.label} 시작일`).fill(dayFromToday(-20))
      await bar.getByLabel(`${field.label} 종료일`).fill(dayFromToday(0))
      return [field.from, field.to]
    case 'month':
      return [field.field]
    case 'lookup':
      return (await lookUp(page, field.label, field.lookup.popup)) ? [field.field] : []
    case 'employee': {
      const found: string[] = []
      for (const [label, popup, name] of [
        [field.sectionLabel, 'bsns', field.section],
        [field.departmentLabel, 'dept', field.department],
        [field.label, 'person', field.person],
      ] as const)
        if (await lookUp(page, label, popup)) found.push(name)
      return found
    }
    default:
      return []
  }
}

/** Sets every condition, searches once, and finds each of them in what the server was asked. */
export async function driveConditions(page: Page, { filter, grid }: ListScreen): Promise<void> {
  const { operation, parameters } = grid.source.binding
  const expected: string[] = []
  for (const field of filter.fields) expected.push(...(await setCondition(page, field)))
  const { path } = operations[operation as keyof typeof operations]
  const answered = page.waitForResponse(
    answer => new URL(answer.url()).pathname === path && !answer.url().includes('want=totals'),
  )
  await page.getByRole('button', { name: '조회', exact: true }).click()
  const answer = await answered
  expect(answer.status(), operation).toBe(200)
  const asked = new URL(answer.url()).searchParams
  expect(expected.filter(name => parameters.includes(name) && !asked.get(name))).toEqual([])
}

/** Everything that was set is gone. */
export async function driveReset(page: Page, { filter }: ListScreen): Promise<void> {
  await page.getByRole('button', { name: '초기화', exact: true }).click()
  for (const field of filter.fields) {
    if (field.control !== 'text' || field.visibleWhen) continue
    const initial = field.initial === 'thisYear' ? dayFromToday(0).slice(0, 4) : (field.initial ?? '')
    await expect(page.getByRole('textbox', { name: field.label, exact: true })).toHaveValue(initial)
  }
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await searchedCount(page)
}

const checkColumn = 36
const intoColumn = 24

/** Presses the heading of the first column that may be sorted by, and sees the other way round after a second press. */
export async function driveSort(page: Page, { grid }: ListScreen): Promise<void> {
  // A press on the heading that a list opens sorted by takes the order away.
  const opening = grid.sort.map(({ field }) => field)
  const at = grid.columns.findIndex(({ field, isSortable }) => isSortable && !opening.includes(field))
  const column = grid.columns[at]
  if (!column) return
  const before = grid.columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)
  const left = (grid.select === 'many' ? checkColumn : 0) + before + intoColumn
  // Headings of groups stand above those of columns.
  const headerRows = grid.columns.some(({ group }) => group !== undefined) ? 2 : 1
  const table = new ProductGrid(page, grid.title ?? '', headerRows)
  const heading = table.header(column.label)
  await table.clickHeader(left)
  await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/)
  const first = await heading.getAttribute('aria-sort')
  await table.clickHeader(left)
  await expect(heading).not.toHaveAttribute('aria-sort', first ?? '')
  await expect(table.table).toHaveAttribute('aria-busy', 'false')
}

/** The workbook of all that was found comes; of nothing one is told. Personal data wants a reason (personalExport.spec.ts). */
export async function driveExport(page: Page, { grid }: ListScreen): Promise<void> {
  if (grid.columns.some(({ isPersonal }) => isPersonal)) return
  const count = await searchedCount(page)
  const excel = page.getByRole('button', { name: '엑셀', exact: true }).first()
  if (count === '총 0건') {
    await excel.click()
    await expect(page.getByRole('alertdialog')).toContainText('엑셀로 내려받을 데이터가 없습니다.')
    return answerQuestion(page, '확인')
  }
  const coming = page.waitForEvent('download')
  await excel.click()
  // Only who has not loaded every row is asked which he wants.
  const all = page.getByRole('alertdialog').getByRole('button', { name: /조회된 전체/ })
  // What tells of a workbook may still stand from the list before.
  await Promise.race([all.waitFor(), coming])
  if (await all.isVisible()) await all.click()
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/)
}

/** Transitions of a page of both portals: those of suppliers have addresses of their own. */
const isOfPortal = (steps: ListScreen['plan']['actions'][number]['steps'], group: string): boolean =>
  steps.every(
    step =>
      step.step !== 'transition' ||
      step.transitions.some(
        name => pathOf(name).startsWith('/api/v1/cyber/') === ['60', '61'].includes(group),
      ),
  )

const pathOf = (name: string) =>
  Object.entries(operations).find(([operation]) => operation === name)?.[1].path ?? ''

/** Each action of the page that the group may take stands there by its name. */
export async function findActions(page: Page, list: ListScreen, group: string): Promise<void> {
  for (const { label, place, grid, look, groups, visibleWhen, steps } of list.plan.actions) {
    // Rows are added and deleted in a document that is open for changes.
    const isOfDocument = steps.some(({ step }) => step === 'addRow' || step === 'deleteRow')
    const isOfOther = grid !== undefined && grid !== list.grid.id
    const isElsewhere = place === 'filter' || look === 'icon' || visibleWhen || isOfDocument || isOfOther
    if (isElsewhere || (groups && !groups.includes(group)) || !isOfPortal(steps, group)) continue
    await expect(page.getByRole('button', { name: label, exact: true }).first(), label).toBeVisible()
  }
}
