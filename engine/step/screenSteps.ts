import { findTransition, isCreating } from '../../schemas/workflow/workflow'
import type { DocumentRoom } from '../contract/documentRoom'
import type { LinesRoom } from '../contract/linesRoom'
import type { RowsRoom } from '../contract/rowsRoom'
import type { ScreenState } from '../contract/screenState'
import { mayLeaveDetails, movedGrid } from '../core/chosenRows'
import { documentMaster, startChosenDocument } from '../core/documentDetail'
import { keepSearched, rememberAddress } from '../core/screenAddress'
import type { ScreenCore } from '../core/screenCore'
import { findRoom } from '../core/screenRooms'
import { maySearch, searchScreen } from '../core/searchScreen'
import { type DocumentWork, hasUnsavedDocument } from '../document/documentWork'
import { keptLines } from '../grid/keptLines'
import { type ActionPlan, isAboutRows } from '../plan/actionPlan'
import type { StepPlan, TransitionStepPlan } from '../plan/stepPlan'
import { isRow, type Row, textOf, withoutEmptyValues } from '../runtime/row'
import type { ShowPreview } from './documentTransition'
import { questionedFacts } from './questionedFacts'
import { runSteps, type StepTarget } from './runSteps'
import { writtenTo } from './writtenTo'

/** What steps can do on a screen. Transitions and exports are loaded when they are first used: a list shows its rows without them. */
export interface ScreenSteps {
  target(action?: ActionPlan): StepTarget
  /** Takes what the user has typed into header fields, and runs what hangs on them. */
  changeHeader(values: Row): void
  work(room: DocumentRoom): DocumentWork
  lines(gridId: string): LinesRoom
  /** Columns of a grid as the user sees them, for an export. */
  showColumns(gridId: string, columns: readonly string[]): void
}

export function createScreenSteps(core: ScreenCore): ScreenSteps {
  const { host, services, effects, store, options } = core
  const shownColumns = new Map<string, readonly string[]>()

  function work(room: DocumentRoom): DocumentWork {
    const master = documentMaster(core, room)
    return {
      room,
      files: core.rooms.files,
      services,
      effects,
      params: core.params,
      ...(master && { master }),
    }
  }

  function lines(gridId: string): LinesRoom {
    const { document, edited } = core.rooms
    const own = edited.find(room => room.plan.id === gridId)
    if (own) return own
    if (!document) throw new Error(`Engine bug: "${core.plan.screen}" has no document with lines.`)
    return document.lines(gridId)
  }

  function target(action?: ActionPlan): StepTarget {
    return {
      host,
      effects,
      hooks: options.hooks ?? {},
      search: async ids => {
        if (await showSaved(action, ids)) return true
        if (!(await maySearch(core, ids))) return false
        // The address says what is searched before the answer comes: it is the way back when that says the session is lost.
        const isAsked = await searchScreen(core, { isRefresh: hasActed(action) }, ids, () =>
          rememberAddress(core),
        )
        if (!isAsked) return false
        await services.painted()
        if (!core.isDisposed) keepSearched(core)
        return true
      },
      reset: async () => {
        const { filters, document } = core.rooms
        for (const filter of filters) filter.reset()
        if (filters.length > 0 || !document) return true
        const { restoreDocument } = await import('../document/restoreDocument')
        return restoreDocument(work(document))
      },
      addRow: (grid, isCopy) => (isCopy ? lines(grid).copy() : lines(grid).add()),
      addChosen: async (grid, popup, picked) => {
        const { addChosenRows } = await import('../grid/chosenLines')
        return addChosenRows(lines(grid), host, popup, picked)
      },
      startDocument: values =>
        startChosenDocument(core, values, mayLeaveDetails(core, core.plan.document?.of?.grid ?? '')),
      saveChanges: async gridId => {
        const { saveEdited } = await import('../grid/saveEdited')
        return saveEdited(findRoom(core.rooms.edited, gridId, core.plan.screen), core.plan.title, {
          services,
          effects,
        })
      },
      deleteRow: grid => lines(grid).remove(),
      exportGrid,
      importRows: async ({ grid, by }) => {
        const { openImport } = await import('./openImport')
        return openImport(core, lines(grid), by)
      },
      upload: async (step, values) => {
        const { runUpload } = await import('./openUpload')
        return runUpload(core, step, values, action?.label ?? '', () =>
          searchScreen(core, { isRefresh: true }),
        )
      },
      print: async (step, values) => {
        const { openPrint } = await import('./openPrint')
        return openPrint(core, step, values)
      },
      transition: (step, isAgreed) => runTransition(step, action, isAgreed),
      mayRun: step => mayRun(step, action),
      mayMove: (transition, { row }) => mayMove(transition, action, isRow(row) ? [row] : undefined),
      refresh,
      facts: ({ row }) => questionedFacts(core, action, isRow(row) ? row : undefined),
      write,
      hookValues: () => {
        const {
          filter,
          header,
          lines: all,
          selection,
        } = host.scope(['filter', 'header', 'lines', 'selection'])
        return {
          filter: isRow(filter) ? filter : {},
          header: isRow(header) ? header : {},
          lines: Array.isArray(all) ? all.filter(isRow) : [],
          selection: Array.isArray(selection) ? selection.filter(isRow) : [],
          params: core.params,
          today: services.clock.today(),
        }
      },
    }
  }

  /** Behind something that was done to rows the search shows them again: place and checks stay, for what comes next. */
  function hasActed(action: ActionPlan | undefined): boolean {
    return (
      action?.steps.some(({ step }) => step === 'call' || step === 'open' || step === 'transition') === true
    )
  }

  async function runTransition(
    step: TransitionStepPlan,
    action: ActionPlan | undefined,
    isAgreed: boolean,
  ): Promise<boolean> {
    const label = action?.label ?? ''
    const { rooms, plan } = core
    const { document } = rooms
    const showPreview: ShowPreview = (popup, question) =>
      host.openPopup({
        popup,
        params: host.evaluateAll(step.previewWith ?? {}),
        ...(question && { question }),
      })
    const sent = (picked: Row | undefined) =>
      withoutEmptyValues(host.evaluateAll(step.send ?? {}, picked ? { picked } : {}))
    const asking = { isAgreed, needsReason: step.reasonWhen !== undefined && host.holds(step.reasonWhen) }
    if (document && !isAboutRows(action)) {
      const { runDocumentTransition } = await import('./documentTransition')
      return runDocumentTransition(step, label, work(document), showPreview, sent, asking)
    }
    const grid = movedGrid(core, action)
    if (!grid || !plan.workflow) throw new Error(`Engine bug: "${plan.screen}" has no rows to move.`)
    const rows = grid.selection()
    const { runRowsTransition } = await import('./rowsTransition')
    const isDone = await runRowsTransition(step, label, rows, action?.rows === 'one', {
      services,
      effects,
      workflow: plan.workflow,
      named: grid.plan.question ?? [],
      showPreview,
      sent,
      asking,
    })
    if (isDone) await searchAgain(grid, document)
    return isDone
  }

  /** The same judgement as when the step runs, for a question that stands before it. */
  async function mayRun(step: StepPlan, action: ActionPlan | undefined): Promise<boolean> {
    const { document, edited, filters } = core.rooms
    if (step.step === 'transition' && document && !isAboutRows(action)) {
      const { judgeDocumentTransition } = await import('./documentTransition')
      return (await judgeDocumentTransition(step, action?.label ?? '', work(document))) !== undefined
    }
    if (step.step === 'transition') return mayMove(step.transitions[0] ?? '', action, undefined)
    if (step.step !== 'call') return true
    if (step.changes !== undefined) {
      const { maySaveEdited } = await import('../grid/saveEdited')
      return maySaveEdited(findRoom(edited, step.changes, core.plan.screen), services)
    }
    const readsFilter = Object.values(step.with).some(({ reads }) => reads.includes('filter'))
    for (const filter of readsFilter ? filters : []) if (!(await filter.accept())) return false
    return true
  }

  /** The state of a document has decided already whether the action is there. */
  async function mayMove(
    transition: string,
    action: ActionPlan | undefined,
    pressed: readonly Row[] | undefined,
  ): Promise<boolean> {
    const { workflow } = core.plan
    const found = workflow && findTransition(workflow, transition)
    if (!found || isCreating(found) || (core.rooms.document && !isAboutRows(action))) return true
    const rows = pressed ?? movedGrid(core, action)?.selection() ?? []
    const { mayMoveRows } = await import('./rowsTransition')
    return mayMoveRows(transition, action?.label ?? '', rows, action?.rows !== 'some', { workflow, services })
  }

  /** A popup has saved the chosen document: it stays chosen, and is asked for anew with its row. */
  async function showSaved(action: ActionPlan | undefined, ids: readonly string[]): Promise<boolean> {
    const { document } = core.rooms
    const grid = core.rooms.grids.find(
      ({ plan: { id } }) => id === document?.plan.of?.grid && ids.includes(id),
    )
    const isSaved = action?.steps.some(each => each.step === 'open' && each.saves === true)
    if (!isSaved || !grid || document?.get().phase !== 'ready') return false
    await searchAgain(grid, document)
    return true
  }

  /** The rows as they are now, and with them the document that is chosen there, unless somebody is typing in it. */
  async function searchAgain(grid: RowsRoom, document: DocumentRoom | undefined): Promise<void> {
    const master = document && documentMaster(core, document)
    const key = document ? textOf(document.get().header[document.plan.key]) : ''
    const isShown = document?.get().phase === 'ready' && !document.get().isNew && !document.isDirty()
    if (master && isShown) await master.showAgain(key)
    else await grid.search({ isRefresh: true })
  }

  /** The page stays open behind the one that was gone to; what somebody types there is left alone. */
  async function refresh(): Promise<void> {
    const { document } = core.rooms
    const key = document ? textOf(document.get().header[document.plan.key]) : ''
    if (document && key !== '' && !hasUnsavedDocument(work(document))) {
      const { reloadDocument } = await import('../document/saveRun')
      await reloadDocument(work(document), key)
    }
    if (!document?.plan.of) await searchScreen(core, { isRefresh: true })
  }

  async function exportGrid(gridId: string): Promise<boolean> {
    const { exportLines, exportRows } = await import('./exportRows')
    const { grids, edited, document } = core.rooms
    // Two workbooks of one page must not have one name.
    const isAlone = grids.length + edited.length + (document?.grids.length ?? 0) === 1
    const titleOf = (title: string | undefined) => (isAlone ? undefined : title) ?? core.plan.title
    const how = {
      shown: shownColumns.get(gridId),
      onWork: (longWork: ScreenState['work']) => store.setState({ work: longWork }),
    }
    const grid = grids.find(candidate => candidate.plan.id === gridId)
    if (grid) return exportRows(grid, services, { ...how, title: titleOf(grid.plan.title) })
    const room = lines(gridId)
    const { showLines } = await import('../grid/shownLines')
    const shown = {
      lines: keptLines(showLines(room.get(), room.plan)).map(line => line.values),
      currency: document?.get().header.currency,
      request: edited.find(other => other.plan.id === gridId)?.request(),
    }
    return exportLines(room.plan, shown, services, { ...how, title: titleOf(room.plan.title) })
  }

  function write(values: Row): void {
    const { rooms } = core
    const [header, filter, line] = ['header', 'filter', 'line'].map(root => writtenTo(values, root))
    if (header) changeHeader(header)
    if (filter) {
      rooms.filters[0]?.change(
        Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, textOf(value)])),
      )
    }
    const grid = rooms.document?.grids[0]
    if (grid && line) {
      const room = lines(grid.id)
      const { selected, lines: all } = room.get()
      room.edit([{ index: all.findIndex(candidate => candidate.id === selected), values: line }])
    }
  }

  function changeHeader(values: Row): void {
    const changed = core.rooms.document?.change(values) ?? []
    for (const field of changed) void runSteps(field.change, target())
  }

  return {
    target,
    changeHeader,
    work,
    lines,
    showColumns: (gridId, columns) => void shownColumns.set(gridId, columns),
  }
}
