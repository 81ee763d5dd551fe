import type { DocumentRoom, DocumentState } from '../contract/documentRoom'
import type { LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import { sliceOf } from '../contract/sliceOf'
import { createFieldChecks } from '../form/fieldCheckRun'
import { createLinesRoom } from '../grid/linesRun'
import { noLines } from '../grid/linesState'
import type { DocumentPlan } from '../plan/documentPlan'
import type { FormPlan } from '../plan/formPlan'
import type { GridPlan } from '../plan/gridPlan'
import { createPendingWork } from '../runtime/pendingWork'
import { type DocumentCore, type DocumentOptions, fixedParameters } from './documentCore'
import { changeHeader, isDirty, isEditable, judgeAgain, lookUpHeader, recalculate } from './documentEdit'
import { judgeDocument, problemsNow, showRefusal } from './documentJudge'
import { clearDocument, loadDocument, openDocument, showDocument, startDocument } from './documentLoad'
import { fieldProblem } from './documentProblems'
import { emptyDocument } from './documentState'

/** One record with its header, lines and workflow at work. */
export function createDocumentRoom(
  plan: DocumentPlan,
  forms: readonly FormPlan[],
  grids: readonly GridPlan[],
  host: RoomHost,
  options: DocumentOptions,
): DocumentRoom {
  const core = createDocumentCore(plan, forms, grids, host, options)
  return {
    ...core.slice,
    plan,
    forms,
    grids,
    open: first => openDocument(core, first),
    load: (key, first) => loadDocument(core, key, first),
    show: row => showDocument(core, row),
    clear: () => clearDocument(core),
    startNew: values => startDocument(core, values),
    change: values => changeHeader(core, values),
    // What one field finds may say where the next one looks, and no popup opens above another field's.
    lookUp: (name, typed) => core.lookups.follow(() => lookUpHeader(core, name, typed)),
    lines: gridId => {
      const room = core.rooms.find(candidate => candidate.plan.id === gridId)
      if (!room) throw new Error(`Engine bug: the document has no grid "${gridId}".`)
      return room
    },
    isEditable: () => isEditable(core),
    isDirty: () => isDirty(core),
    judge: requirement => judgeDocument(core, requirement),
    showRefusal: failure => showRefusal(core, failure),
    listProblems: () => problemsNow(core),
    fixed: () => fixedParameters(core),
  }
}

function createDocumentCore(
  plan: DocumentPlan,
  forms: readonly FormPlan[],
  grids: readonly GridPlan[],
  host: RoomHost,
  options: DocumentOptions,
): DocumentCore {
  const slice = sliceOf(
    host.store,
    state => state.document ?? emptyDocument,
    (_, part) => ({ document: part }),
  )
  const fields = forms.flatMap(form => form.fields)
  const core: DocumentCore = {
    plan,
    forms,
    grids,
    host,
    options,
    slice,
    fields,
    calculated: fields.filter(field => field.value !== undefined),
    checks: createFieldChecks(fields, host, {
      header: () => slice.get().header,
      isSound: field => fieldProblem(field, slice.get().header, host) === undefined,
      onAnswer: field => judgeAgain(core, [field]),
    }),
    lookups: createPendingWork(),
    rooms: grids.flatMap(grid => {
      const { source } = grid
      if (source.from !== 'lines') return []
      const room = createLinesRoom(grid, host, {
        slice: linesSlice(slice, source.part),
        isEditable: () => isEditable(core),
        onChange: () => recalculate(core),
      })
      return [{ ...room, source }]
    }),
    loading: 0,
  }
  return core
}

function linesSlice(slice: Slice<DocumentState>, part: string): Slice<LinesState> {
  return {
    get: () => slice.get().lines[part] ?? noLines,
    set: change => {
      const { lines } = slice.get()
      slice.set({ lines: { ...lines, [part]: { ...(lines[part] ?? noLines), ...change } } })
    },
    subscribe: slice.subscribe,
  }
}
