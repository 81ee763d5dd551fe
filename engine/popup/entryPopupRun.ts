import { evaluateIn } from '../contract/evaluateIn'
import type { EntryPopup } from '../contract/popup'
import type { RoomHost } from '../contract/roomHost'
import { createScreenStore } from '../contract/screenState'
import { createDocumentRoom } from '../document/documentRun'
import { pickLines, pickValues } from '../document/saveRequest'
import { createFilesRoom } from '../files/filesRun'
import { keptLines, sentLines } from '../grid/keptLines'
import type { FormFieldPlan } from '../plan/formPlan'
import type { EntryPopupPlan } from '../plan/screenPlan'
import { createEffectCalls } from '../runtime/effectCalls'
import { failureText, isSilent, toFailure } from '../runtime/failure'
import { isRow, type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import type { Failure, Services } from '../runtime/services'
import { userRoot } from '../runtime/userRoot'
import { callOperation } from '../step/callOperation'
import { runSteps } from '../step/runSteps'
import type { StepPlace } from '../step/stepPlace'
import { writtenTo } from '../step/writtenTo'
import { loadEntry } from './entryLoad'

let openedPopups = 0

const isNumber = ([, value]: readonly [string, unknown]) => typeof value === 'number'

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
  // A number stays one: a version goes into a request as it came.
  const given: Row = { ...params, ...Object.fromEntries(Object.entries(handed).filter(isNumber)) }
  const roots: Readonly<Record<string, () => unknown>> = {
    params: () => given,
    user: () => userRoot(services),
    header: () => room.get().header,
    line: () => selectedLine(),
    row: () => selectedLine(),
  }
  const host: RoomHost = {
    services,
    store,
    params,
    ...evaluateIn(
      name => (Object.hasOwn(roots, name) ? roots[name]?.() : partOf(name)),
      services.clock.today,
    ),
    ...openers,
    focus: place => store.setState({ focus: { place } }),
  }
  const { load: loaded } = plan
  let isEditable = plan.isShown !== true && (loaded !== undefined || host.holds(plan.editWhen))
  const room = createDocumentRoom(plan.document, [plan.form], plan.grid ? [plan.grid] : [], host, {
    get access() {
      return isEditable ? ('write' as const) : ('read' as const)
    },
    ...(loaded && { fetch: () => loadEntry(plan, loaded, host) }),
    onLoaded: parts => files?.take(Array.isArray(parts.files) ? parts.files : []),
  })
  const lines = plan.grid && room.lines(plan.grid.id)
  const files =
    plan.files &&
    createFilesRoom(plan.files, host, {
      fileId: () => textOf(room.get().header[plan.files?.field ?? '']) || undefined,
      ownerNo: () => undefined,
      takeFileId: fileId => void room.change({ [plan.files?.field ?? '']: fileId }),
    })
  if (loaded) void load()
  else room.startNew({})

  function partOf(name: string): unknown {
    const { lines: all, parts } = room.get()
    const own = all[name]
    return own ? keptLines(own).map(({ values }) => values) : parts[name]
  }

  function selectedLine(): Row {
    const { lines: all, selected } = lines?.get() ?? { lines: [], selected: undefined }
    return all.find(({ id }) => id === selected)?.values ?? {}
  }

  async function load(): Promise<void> {
    await room.load('')
    if (room.get().phase === 'ready' && plan.isShown !== true) isEditable = host.holds(plan.editWhen)
    // Who draws it hears of it.
    room.set({})
  }

  const entered = () => pickValues(room.get().header, plan.document.saved)
  const hasUnsaved = () => isEditable && room.isDirty()

  /** The list of the lines that are sent, under its name. */
  function enteredLines(): Row {
    if (lines?.source.from !== 'lines') return {}
    const { part, saved, key } = lines.source
    return { [part]: pickLines(sentLines(lines.get(), lines.source, host), saved, key) }
  }

  async function choose(): Promise<void> {
    if (!room.isEditable() || store.getState().running !== undefined) return
    store.setState({ running: plan.popup })
    try {
      const taken = await take()
      if (taken) finish(taken)
    } catch (error) {
      await showFailure(toFailure(error))
    } finally {
      store.setState({ running: undefined })
    }
  }

  async function showFailure(failure: Failure): Promise<void> {
    if (isSilent(failure)) return
    const message = failureText(failure)
    if (failure.kind !== 'conflict' || !loaded) {
      if (!room.showRefusal(failure)) await services.ask.alert(message)
      return
    }
    // Somebody else was faster. Nothing that was typed is dropped before he who typed it says so (E8).
    if (!hasUnsaved()) await services.ask.alert(message)
    else if (!(await services.ask.confirm(say('conflictQuestion', message), 'destroys'))) return
    await load()
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
    if (!save) return { ...room.get().header, ...enteredLines() }
    if (save.confirm !== undefined && !(await services.ask.confirm(save.confirm))) return undefined
    const { version } = room.get().header
    const request = {
      ...(save.isHeader ? { header: entered() } : entered()),
      ...enteredLines(),
      ...(save.isVersioned ? { version } : {}),
      ...withoutEmptyValues(host.evaluateAll(save.with)),
    }
    const answer = await callOperation(save.operation, request, { host, effects })
    services.ask.toast(say('saved'), 'success')
    // Saved all the same; who saved it has to know (domain 10: an invoice that differs, one that came late).
    if (isRow(answer) && textOf(answer.warning) !== '')
      await services.ask.alert(textOf(answer.warning), say('savedNotice'))
    return { ...room.get().header, ...enteredLines(), ...(isRow(answer) ? answer : {}) }
  }

  async function close(): Promise<void> {
    if (store.getState().running !== undefined) return
    if (hasUnsaved() && !(await services.ask.confirm(say('unsavedLost'), 'destroys'))) return
    finish(undefined)
  }

  function runChanges(fields: readonly FormFieldPlan[]): void {
    for (const field of fields) void runSteps(field.change, place)
  }

  const changeHeader = (values: Row) => runChanges(room.change(values))
  const place: StepPlace = {
    host,
    effects,
    write: values => changeHeader(writtenTo(values, 'header') ?? {}),
  }

  openedPopups += 1
  return {
    id: `${plan.popup}-entry${openedPopups}`,
    plan,
    host,
    room,
    lines,
    files,
    load,
    changeHeader,
    lookUpHeader: async (field, typed) => runChanges(await room.lookUp(field, typed)),
    choose,
    close: () => void close(),
    drop: () => finish(undefined),
    hasUnsaved,
  }
}
