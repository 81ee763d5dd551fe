import type { EntryPopup } from '../contract/popup'
import { selectedRows } from '../core/screenRooms'
import { createDocumentRoom } from '../document/documentRun'
import { createFilesRoom } from '../files/filesRun'
import { keptLines } from '../grid/keptLines'
import type { FormFieldPlan } from '../plan/formPlan'
import type { EntryPopupPlan } from '../plan/screenPlan'
import { createEffectCalls } from '../runtime/effectCalls'
import { failureText, isSilent, toFailure } from '../runtime/failure'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Failure, Services } from '../runtime/services'
import { runSteps } from '../step/runSteps'
import type { StepPlace } from '../step/stepPlace'
import { writtenTo } from '../step/writtenTo'
import { loadEntry } from './entryLoad'
import { takeEntry } from './entryTake'
import { createOneByOne } from './oneByOneRun'
import { createPopupHost, type Openers, popupId } from './popupHost'

const isNumber = ([, value]: readonly [string, unknown]) => typeof value === 'number'

export function createEntryPopup(
  plan: EntryPopupPlan,
  handed: Row,
  services: Services,
  openers: Openers,
  finish: (row: Row | undefined) => void,
): EntryPopup {
  const effects = createEffectCalls(services)
  const host = createPopupHost(services, openers, handed, name => rootOf(name))
  const { store } = host
  // A number stays one: a version goes into a request as it came.
  const given: Row = { ...host.params, ...Object.fromEntries(Object.entries(handed).filter(isNumber)) }
  const { load: loaded } = plan
  let isEditable = plan.isShown !== true && (loaded !== undefined || host.holds(plan.editWhen))
  const room = createDocumentRoom(plan.document, [plan.form], plan.grid ? [plan.grid] : [], host, {
    get access() {
      return isEditable ? ('write' as const) : ('read' as const)
    },
    ...(loaded && !plan.oneByOne && { fetch: () => loadEntry(plan, loaded, host) }),
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
  const change = (values: Row) => changeHeader(values)
  const oneByOne = createOneByOne({ plan, host, room, choose, change })
  if (oneByOne || !loaded) room.startNew({})
  else void load()

  function rootOf(name: string): unknown {
    if (name === 'params') return given
    if (name === 'header') return room.get().header
    if (name === 'line' || name === 'row') return (lines && selectedRows(lines.get(), undefined).line) ?? {}
    const { lines: all, parts } = room.get()
    const own = all[name]
    return own ? keptLines(own).map(({ values }) => values) : parts[name]
  }

  async function load(): Promise<void> {
    await room.load('')
    if (room.get().phase === 'ready' && plan.isShown !== true) isEditable = host.holds(plan.editWhen)
    // Views draw again.
    room.set({})
  }

  const hasUnsaved = () => isEditable && room.isDirty()

  async function choose(): Promise<void> {
    if (!room.isEditable() || store.getState().running !== undefined) return
    store.setState({ running: plan.popup })
    try {
      const taken = await takeEntry({ plan, host, effects, room, lines })
      if (taken && oneByOne) oneByOne.take(taken)
      else if (taken) finish(taken)
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
    if (oneByOne) return oneByOne.tell(message)
    // Somebody else was faster. Nothing that was typed is dropped before its author says so (E8).
    if (!hasUnsaved()) await services.ask.alert(message)
    else if (!(await services.ask.confirm(say('conflictQuestion', message), 'destroys'))) return
    await load()
  }

  async function close(): Promise<void> {
    if (store.getState().running !== undefined) return
    if (hasUnsaved() && !(await services.ask.confirm(say('unsavedLost'), 'destroys'))) return
    finish(oneByOne?.saved())
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

  return {
    id: popupId(plan.popup),
    plan,
    host,
    room,
    lines,
    files,
    oneByOne,
    load,
    changeHeader,
    lookUpHeader: async (field, typed) => runChanges(await room.lookUp(field, typed)),
    choose,
    close: () => void close(),
    drop: () => finish(undefined),
    hasUnsaved,
  }
}
