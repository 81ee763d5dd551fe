import type { EntryPopup, Popup } from '../../../engine/contract/popup'
import type { RowsRoom } from '../../../engine/contract/rowsRoom'
import type { Screen } from '../../../engine/contract/screen'
import { isAboutRows } from '../../../engine/plan/actionPlan'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { FormFieldPlan } from '../../../engine/plan/formPlan'
import type { PopupPlan, ScreenPlan } from '../../../engine/plan/screenPlan'
import type { StepPlan } from '../../../engine/plan/stepPlan'
import { isEmptyValue, type Row } from '../../../engine/runtime/row'
import { createScreen } from '../../../engine/screen/createScreen'
import { entryRooms } from '../../../engine/screen/entryRooms'
import type { Hands, MadeCall } from './pressServices'

export interface Opened {
  readonly plan: ScreenPlan
  readonly access: 'read' | 'write'
  readonly params: Readonly<Record<string, string>>
  /** What is looked at, for the table. */
  readonly place: string
}

export type PopupPlans = ReadonlyMap<string, PopupPlan>

/** One press of one button by one person. */
export interface Press {
  readonly place: string
  readonly person: string
  readonly button: string
  readonly calls: readonly MadeCall[]
  readonly alerts: readonly string[]
  /** Fields that the page and its popups show. */
  readonly fields: ReadonlySet<string>
}

export async function openPage(hands: Hands, opened: Opened, popups: PopupPlans): Promise<Screen> {
  const screen = createScreen(opened.plan, hands.services, {
    params: opened.params,
    access: opened.access,
    entry: entryRooms,
    popups: async name => {
      const popup = popups.get(name)
      if (!popup) throw new Error(`There is no popup "${name}".`)
      return popup
    },
  })
  screen.start()
  await hands.rest()
  return screen
}

/** As many headings as one order has room for. */
const keysAtOnce = 8

/** Presses every heading that orders the rows, some of them in one call. */
export async function orderByAll(room: RowsRoom): Promise<void> {
  if (room.get().phase !== 'ready') return
  const keys = room.plan.columns.filter(({ isSortable }) => isSortable)
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const some = keys.slice(from, from + keysAtOnce)
    await room.order(some.map(({ field }) => ({ field, direction: 'asc' })))
  }
}

/** Steps that need a file, a printer or another person's computer, and those that only lead or ask. */
const outside: readonly StepPlan['step'][] = ['upload', 'import', 'export', 'print', 'go', 'search', 'reset']

const isPressed = (steps: readonly StepPlan[]) => steps.some(({ step }) => !outside.includes(step))

/** A button that only shows something is pressed once by each person on each page. */
const onlyShows = (steps: readonly StepPlan[]) =>
  steps.every(step => outside.includes(step.step) || (step.step === 'open' && step.saves !== true))

/** A row that is chosen and checked before anything is pressed. */
export interface ChosenRow {
  readonly grid: string
  readonly at: number
}

export interface Pressing {
  readonly hands: Hands
  readonly popups: PopupPlans
  /** Buttons that only show something, and have been pressed. */
  readonly shown: Set<string>
}

/** Presses every button that is enabled, in the toolbars and in the rows that are chosen, for each row in turn. */
export async function pressAll(
  { hands, popups, shown }: Pressing,
  opened: Opened,
  rows: readonly (ChosenRow & { readonly place: string })[],
): Promise<readonly Press[]> {
  const presses: Press[] = []
  const person = `${hands.singleid} (${hands.group})`
  let screen: Screen | undefined
  const note = (place: string, button: string, fields: ReadonlySet<string>, isStuck = false) => {
    const alerts = [...hands.alerts.splice(0), ...(isStuck ? ['(never came to its end)'] : [])]
    presses.push({ place, person, button, calls: hands.made.splice(0), alerts, fields })
  }
  const readyFor = async (row: ChosenRow | undefined, place: string) => {
    if (!screen) {
      hands.made.length = 0
      screen = await openPage(hands, opened, popups)
      note(place, '(열기)', new Set())
    }
    if (row) {
      const room = screen.rows(row.grid)
      room.select(row.at)
      if (room.plan.select === 'many') room.check(new Set([row.at]))
      await hands.rest()
    }
    return screen
  }
  for (const row of rows.length > 0 ? rows : [undefined]) {
    const place = row ? row.place : opened.place
    const mayPress = (id: string, steps: readonly StepPlan[]) => {
      if (!isPressed(steps)) return false
      if (!onlyShows(steps)) return true
      const key = `${opened.plan.screen} ${id}`
      if (shown.has(key)) return false
      shown.add(key)
      return true
    }
    const press = async (button: string, run: (on: Screen) => Promise<boolean>) => {
      const on = await readyFor(row, place)
      hands.made.length = 0
      hands.alerts.length = 0
      const fields = new Set(fieldsOf(opened.plan))
      const isStuck = await answerUntilDone(hands, on, run(on), fields)
      const hasMoved = hands.made.some(({ isEffect, failure }) => isEffect && !failure)
      note(place, button, fields, isStuck)
      if (hasMoved || isStuck || on.hasUnsavedWork()) {
        on.dispose()
        screen = undefined
      }
    }
    await readyFor(row, place)
    for (const action of opened.plan.actions) {
      const on = screen ?? (await readyFor(row, place))
      if (on.actionState(action.id).isEnabled && mayPress(action.id, action.steps))
        await press(action.label, now => now.run(action.id))
    }
    for (const grid of blocksOf(opened.plan, 'grid')) {
      for (const { button, steps, visibleWhen } of grid.columns) {
        if (button === undefined || !steps || !isPressed(steps)) continue
        const on = screen ?? (await readyFor(row, place))
        const at = row?.grid === grid.id ? row.at : 0
        const line = rowIn(on, grid.id, at)
        const isThere = line && on.host.holds(visibleWhen, { row: line, line })
        if (isThere && mayPress(`${grid.id} ${button}`, steps))
          await press(`${grid.id} ▸ ${button}`, now => now.runFrom(steps, rowIn(now, grid.id, at) ?? line))
      }
    }
  }
  screen?.dispose()
  return presses
}

function rowIn(screen: Screen, gridId: string, at: number): Row | undefined {
  const { rows, edited, document } = screen.store.getState()
  const shown = rows[gridId]?.rows.rowAt(at) ?? edited[gridId]?.lines.lines[at]?.values
  if (shown) return shown
  const source = screen.document?.grids.find(grid => grid.id === gridId)?.source
  return source?.from === 'lines' ? document?.lines[source.part]?.lines[at]?.values : undefined
}

/** Answers each popup that a press opens; true when the press never comes to its end. */
async function answerUntilDone(
  hands: Hands,
  screen: Screen,
  run: Promise<boolean>,
  fields: Set<string>,
): Promise<boolean> {
  let isDone = false
  void run.finally(() => {
    isDone = true
  })
  for (let turn = 0; turn < 200 && !isDone; turn += 1) {
    await hands.rest()
    const { popups } = screen.store.getState()
    const top = popups.at(-1)
    if (top !== undefined) await answerPopup(hands, screen.popup(top), fields)
    // What a button is made of may still be on its way into memory.
    else if (!isDone) await new Promise(resolve => setTimeout(resolve, 5))
  }
  return !isDone
}

async function answerPopup(hands: Hands, popup: Popup, fields: Set<string>): Promise<void> {
  if ('room' in popup) {
    for (const field of [...popup.plan.form.fields, ...(popup.plan.grid?.columns ?? [])])
      fields.add(field.field)
    if (popup.plan.files) fields.add(popup.plan.files.field)
    if (popup.room.get().phase !== 'ready') return popup.drop()
    popup.changeHeader(filled(popup, hands))
    await hands.rest()
    void popup.choose()
  } else {
    if (popup.grid.get().rows.count > 0) {
      popup.grid.select(0)
      if (popup.plan.choose === 'many') popup.grid.check(new Set([0]))
    }
    void popup.choose()
  }
  await hands.rest()
  popup.drop()
}

/** Something in every field that must be filled in. */
function filled(popup: EntryPopup, hands: Hands): Row {
  const { requirements } = popup.plan.document.workflow
  const needed = Object.values(requirements)[0]?.header ?? []
  const { header } = popup.room.get()
  return Object.fromEntries(
    popup.plan.form.fields
      .filter(field => field.isEditable && (field.isRequired || needed.includes(field.field)))
      .filter(field => isEmptyValue(header[field.field]))
      .flatMap(field => {
        const value = valueFor(field, hands)
        return value === undefined ? [] : [[field.field, value]]
      }),
  )
}

function valueFor({ control, code, limits }: FormFieldPlan, { services }: Hands): string | undefined {
  if (control === 'number') return '1'
  if (control === 'date') return services.clock.today()
  if (control === 'month') return services.clock.today().slice(0, 7).replace('-', '')
  if (control === 'email') return 'press@example.com'
  if (control === 'check') return 'Y'
  if (control === 'select' || control === 'radio')
    return code === undefined ? undefined : services.codes.entries(code)[0]?.value
  if (control === 'text' || control === 'textarea' || control === 'editor')
    return '단추를 눌러 보는 시험의 글'.slice(0, limits.maxLength ?? 40)
  return undefined
}

function fieldsOf(plan: ScreenPlan): readonly string[] {
  const asked = ['reason', 'opinion', 'reasonCode']
  const own = [...blocksOf(plan, 'form'), ...blocksOf(plan, 'filter')].flatMap(({ fields }) =>
    fields.map(({ field }) => field),
  )
  const cells = blocksOf(plan, 'grid').flatMap(({ columns }) => columns.map(({ field }) => field))
  return [...asked, ...own, ...cells]
}

export const hasRowActions = (plan: ScreenPlan): boolean =>
  plan.actions.some(action => isAboutRows(action) || action.grid !== undefined) ||
  blocksOf(plan, 'grid').some(({ columns }) => columns.some(({ button }) => button !== undefined))
