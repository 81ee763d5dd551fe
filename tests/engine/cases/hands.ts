import { expect } from 'vitest'
import type { AnsweredBlock } from '../../../engine/cases/planCase'
import type { FilterValues } from '../../../engine/contract/filterRoom'
import type { Screen } from '../../../engine/contract/screen'
import type { ExpressionPlan } from '../../../engine/expression/expressionPlan'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { FilterFieldPlan, FilterPlan } from '../../../engine/plan/filterPlan'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { Row } from '../../../engine/runtime/row'
import { codeEntries, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { failure } from '../runtime/fakeServices'
import { rest } from './openPlan'

/** How an operation fails of which nothing more is known. */
export const broken = failure({ kind: 'failed', status: 500, message: '시험에서 끊었습니다.' })

/** Presses a button that can be pressed. */
export async function run(screen: Screen, id: string): Promise<void> {
  expect(screen.actionState(id)).toMatchObject({ isVisible: true, isEnabled: true })
  const running = screen.run(id)
  await rest()
  await running
}

/** A value that somebody might search for; none where one is looked up. */
function searchedValue(field: FilterFieldPlan): FilterValues | undefined {
  switch (field.control) {
    case 'text':
      return { [field.field]: field.mask === undefined ? '나중' : '1' }
    case 'number':
      return { [field.field]: '7' }
    case 'select':
    case 'multi':
    case 'radio':
    case 'checks': {
      const codes = field.code !== undefined && isCodeGroup(field.code) ? codeEntries(field.code) : []
      const value = [...codes, ...(field.choices ?? [])].at(-1)?.value
      return value === undefined ? undefined : { [field.field]: value }
    }
    case 'check':
      return { [field.field]: field.value }
    case 'date':
      return { [field.field]: '2026-11-02' }
    case 'month':
      return { [field.field]: '202609' }
    case 'dateRange':
      return { [field.from]: '2026-11-02', [field.to]: '2026-11-03' }
    case 'monthRange':
      return { [field.from]: '202608', [field.to]: '202609' }
    case 'numberRange':
      return { [field.from]: '1', [field.to]: '2' }
    case 'lookup':
      return { [field.field]: 'X1' }
    case 'employee':
      return { [field.section]: '가전사업부' }
    case 'sourcingGroup':
      return undefined
  }
}

/** Fills in what a search cannot be made without. */
export function fillConditions(screen: Screen, plan: ScreenPlan): void {
  for (const filter of blocksOf(plan, 'filter')) fillFilter(filter, screen.filter(filter.id))
}

function fillFilter(filter: FilterPlan, room: ReturnType<Screen['filter']>): void {
  const lacking = filter.fields.filter(field => field.isRequired && room.isLacking())
  const any = filter.checks.length > 0 ? filter.fields.slice(0, 1) : []
  for (const field of [...lacking, ...any]) room.change(searchedValue(field) ?? {})
}

/** Changes a condition that the operation of the block takes, or any operation of the page; the values as they are sent. */
export function alterCondition(
  screen: Screen,
  plan: ScreenPlan,
  block?: GridPlan | AnsweredBlock,
): FilterValues | undefined {
  const answering = [...blocksOf(plan, 'kpi'), ...blocksOf(plan, 'chart')]
  const asking = block ? [block] : [...blocksOf(plan, 'grid'), ...answering]
  const taken = asking.flatMap(takenBy)
  for (const { id } of blocksOf(plan, 'filter')) {
    const room = screen.filter(id)
    for (const field of room.visible()) {
      const value = searchedValue(field)
      const isOther = value && Object.entries(value).every(([name, text]) => room.get().values[name] !== text)
      if (!value || !isOther || !Object.keys(value).every(name => taken.includes(name))) continue
      room.change(value)
      return value
    }
  }
  return undefined
}

function takenBy(block: GridPlan | AnsweredBlock): readonly string[] {
  if (block.block !== 'grid') return block.request.parameters
  return block.source.from === 'lines' ? [] : block.source.binding.parameters
}

/** The values with which a record meets the conditions: those that they compare a field with, and none where none, or no Y, may be. */
export function impliedFields(...conditions: readonly (ExpressionPlan | undefined)[]): Row {
  const absent = conditions.flatMap(condition => [
    ...(condition?.text.matchAll(/!has\((?:header|row|line|[a-z])\.(\w+)\)/g) ?? []),
    ...(condition?.text.matchAll(/\bheader\.(\w+) != 'Y'/g) ?? []),
  ])
  return { ...Object.fromEntries(absent.map(([, name = '']) => [name, ''])), ...comparedFields(conditions) }
}

function comparedFields(conditions: readonly (ExpressionPlan | undefined)[]): Row {
  const found = conditions.flatMap(condition => [
    ...(condition?.text.matchAll(/(?:\b(?:header|row|line|[a-z])|\])\.(\w+) == '([^']*)'/g) ?? []),
  ])
  return Object.fromEntries(found.map(([, name = '', value]) => [name, value]))
}

/** What a row has with which the grid lets itself be checked: nothing that its checks speak of. */
export function checkableFields(grid: GridPlan | undefined): Row {
  const refused = comparedFields((grid?.selectChecks ?? []).map(({ refuseWhen }) => refuseWhen))
  return Object.fromEntries(Object.keys(refused).map(name => [name, '']))
}

/** Writes something else into a field of the document. */
export function alterHeader(screen: Screen): boolean {
  const fields = screen.document?.forms.flatMap(form => form.fields) ?? []
  const field = fields.find(({ control, isEditable }) => isEditable && control === 'text')
  if (field) screen.changeHeader({ [field.field]: '나중' })
  return field !== undefined
}

/** Chooses the first row of the grid on whose rows a block hangs. */
export async function chooseMaster(
  screen: Screen,
  plan: ScreenPlan,
  { of }: Pick<GridPlan, 'of'>,
): Promise<void> {
  const master = blocksOf(plan, 'grid').find(({ id }) => id === of)
  if (!master || master.source.from === 'lines') return
  const room = master.source.from === 'edited' ? screen.edited(master.id) : screen.rows(master.id)
  await room.search()
  room.select(0)
  if (master.select === 'many') room.check(new Set([0]))
  await rest()
}

/** Chooses the first row of the popup that has just been opened. */
export async function chooseFirst(screen: Screen, name: string): Promise<Row> {
  await rest()
  const popup = screen.popup(screen.store.getState().popups.at(-1) ?? '')
  expect(popup.plan.popup).toBe(name)
  if ('room' in popup) throw new Error(`"${name}" has fields, not rows.`)
  if (popup.plan.filter && popup.filter) fillFilter(popup.plan.filter, popup.filter)
  await popup.search()
  await rest()
  const row = popup.grid.loadedRows()[0]
  if (!row) throw new Error(`"${name}" finds nothing.`)
  if (popup.plan.choose === 'many') popup.grid.check(new Set([0]))
  else popup.grid.select(0)
  await popup.choose()
  await rest()
  return row
}
