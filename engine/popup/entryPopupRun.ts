import { createDocumentRoom, type DocumentRoom } from '../document/documentRun'
import { pickValues } from '../document/saveRequest'
import type { FormFieldPlan } from '../form/formPlan'
import { createEffectCalls } from '../runtime/effectCalls'
import { evaluateIn } from '../runtime/evaluateIn'
import { failureText, isSilent, toFailure } from '../runtime/failure'
import type { RoomHost } from '../runtime/roomHost'
import { isRow, type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import type { EntryPopupPlan } from '../runtime/screenPlan'
import { createScreenStore } from '../runtime/screenState'
import type { Services } from '../runtime/services'
import { writtenTo } from '../runtime/writtenTo'
import { callOperation, runSteps, type StepTarget } from '../step/runSteps'

/** An open popup of fields: a document that is new, and what was entered to hand back. */
export interface EntryPopup {
  readonly id: string
  readonly plan: EntryPopupPlan
  readonly host: RoomHost
  readonly room: DocumentRoom
  changeHeader(values: Row): void
  lookUpHeader(field: string, typed?: string): Promise<void>
  /** Judges, sends where the popup saves, and hands back; what stops it is shown. */
  choose(): Promise<void>
  /** Asks when something was entered. */
  close(): void
  /** At once, since the page below has gone. */
  drop(): void
  hasUnsaved(): boolean
}

let openedPopups = 0

export function createEntryPopup(
  plan: EntryPopupPlan,
  handed: Row,
  services: Services,
  openers: Pick<RoomHost, 'openPopup' | 'popupPlan'>,
  finish: (row: Row | undefined) => void,
): EntryPopup {
  const store = createScreenStore()
  const effects = createEffectCalls(services)
  const params = Object.fromEntries(Object.entries(handed).map(([name, value]) => [name, textOf(value)]))
  const roots: Readonly<Record<string, () => unknown>> = {
    params: () => params,
    user: () => services.session.user(),
    header: () => room.get().header,
  }
  const host: RoomHost = {
    services,
    store,
    params,
    ...evaluateIn(name => (Object.hasOwn(roots, name) ? roots[name]?.() : undefined), services.clock.today),
    ...openers,
    focus: place => store.setState({ focus: { place } }),
  }
  const isEditable = host.holds(plan.editWhen)
  const room = createDocumentRoom(plan.document, [plan.form], [], host, {
    access: isEditable ? 'write' : 'read',
    onLoaded: () => undefined,
  })
  room.startNew({})

  const entered = () => pickValues(room.get().header, plan.document.saved)
  const hasUnsaved = () => isEditable && room.isDirty()

  async function choose(): Promise<void> {
    if (!isEditable || store.getState().running !== undefined) return
    store.setState({ running: plan.popup })
    try {
      const taken = await take()
      if (taken) finish(taken)
    } catch (error) {
      const failure = toFailure(error)
      if (!isSilent(failure) && !room.showRefusal(failure)) await services.ask.alert(failureText(failure))
    } finally {
      store.setState({ running: undefined })
    }
  }

  async function take(): Promise<Row | undefined> {
    if (!(await room.judge(Object.keys(plan.document.workflow.requirements)[0]))) return undefined
    const refusal = plan.checks.find(check => host.holds(check.refuseWhen))
    if (refusal) {
      await services.ask.alert(refusal.message)
      return undefined
    }
    const { save } = plan
    // Texts beside looked-up values are handed back as well: the caller shows them.
    if (!save) return { ...room.get().header }
    if (save.confirm !== undefined && !(await services.ask.confirm(save.confirm))) return undefined
    const fields = save.isHeader ? { header: entered() } : entered()
    const request = { ...fields, ...withoutEmptyValues(host.evaluateAll(save.with)) }
    const answer = await callOperation(save.operation, request, { host, effects })
    services.ask.toast(say('saved'), 'success')
    return { ...room.get().header, ...(isRow(answer) ? answer : {}) }
  }

  async function close(): Promise<void> {
    if (store.getState().running !== undefined) return
    if (hasUnsaved() && !(await services.ask.confirm(say('unsavedLost')))) return
    finish(undefined)
  }

  function runChanges(fields: readonly FormFieldPlan[]): void {
    for (const field of fields) void runSteps(field.change, target)
  }

  const changeHeader = (values: Row) => runChanges(room.change(values))
  const target = entryTarget({ host, effects }, values => changeHeader(writtenTo(values, 'header') ?? {}))

  openedPopups += 1
  return {
    id: `${plan.popup}-entry${openedPopups}`,
    plan,
    host,
    room,
    changeHeader,
    lookUpHeader: async (field, typed) => runChanges(await room.lookUp(field, typed)),
    choose,
    close: () => void close(),
    drop: () => finish(undefined),
    hasUnsaved,
  }
}

/** The compiler lets no step into a popup that acts on a page. */
function entryTarget(on: Pick<StepTarget, 'host' | 'effects'>, write: StepTarget['write']): StepTarget {
  const unfit = () => {
    throw new Error('Engine bug: a step of a popup acts on a page.')
  }
  return {
    ...on,
    write,
    hooks: {},
    search: unfit,
    reset: unfit,
    addRow: unfit,
    addChosen: unfit,
    saveChanges: unfit,
    startDocument: unfit,
    deleteRow: unfit,
    exportGrid: unfit,
    importRows: unfit,
    upload: unfit,
    print: unfit,
    transition: unfit,
    hookValues: unfit,
  }
}
