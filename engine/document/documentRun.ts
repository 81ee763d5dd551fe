import type { DocumentRoom, ListedProblem } from '../contract/documentRoom'
import type { LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import { sliceOf } from '../contract/sliceOf'
import { readsField } from '../expression/readsField'
import { createFieldChecks } from '../form/fieldCheckRun'
import { sentLines } from '../grid/keptLines'
import { createLinesRoom } from '../grid/linesRun'
import {
  cellName,
  hasChangedLines,
  insertLines,
  noLines,
  settledLines,
  storedLines,
} from '../grid/linesState'
import { dependentValues, openLookup } from '../lookup/lookupRun'
import type { DocumentPlan } from '../plan/documentPlan'
import type { FormFieldPlan, FormPlan } from '../plan/formPlan'
import type { GridPlan } from '../plan/gridPlan'
import { isRefusedByAuthority, toFailure } from '../runtime/failure'
import { type FirstCalls, firstAnswer } from '../runtime/firstCalls'
import { createPendingWork } from '../runtime/pendingWork'
import { isEmptyValue, isRow, type Row, textOf } from '../runtime/row'
import { sameField } from '../runtime/sameRecord'
import type { Failure } from '../runtime/services'
import { tellFailure } from '../runtime/tellFailure'
import { documentProblems, fieldProblem } from './documentProblems'
import { emptyDocument } from './documentState'
import { isStateEditable } from './editableFacts'
import { listProblems } from './listProblems'

interface DocumentOptions {
  readonly access: 'read' | 'write'
  /** Answers header and parts instead of the operation of the plan; what is reckoned from them is reckoned here. */
  fetch?(): Promise<Row>
  /** Called with the parts of a loaded document. */
  onLoaded(parts: Row): void
}

export function createDocumentRoom(
  plan: DocumentPlan,
  forms: readonly FormPlan[],
  grids: readonly GridPlan[],
  host: RoomHost,
  options: DocumentOptions,
): DocumentRoom {
  const slice = sliceOf(
    host.store,
    state => state.document ?? emptyDocument,
    (_, part) => ({ document: part }),
  )
  const fields = forms.flatMap(form => form.fields)
  const calculated = fields.filter(field => field.value !== undefined)
  const { services } = host
  const checks = createFieldChecks(fields, host, {
    header: () => slice.get().header,
    isSound: field => fieldProblem(field, slice.get().header, host) === undefined,
    onAnswer: field => judgeAgain([field]),
  })
  const lookups = createPendingWork()
  let loading = 0

  async function open(first?: FirstCalls): Promise<void> {
    const key = host.params[plan.key]
    // Made elsewhere: without a number there is nothing to show.
    const isStarted = !plan.of && plan.create !== ''
    if (!isStarted) clear()
    if (key !== undefined && key !== '' && plan.load !== undefined) return load(key, first)
    const source = plan.copy && host.params[plan.copy.param]
    if (plan.copy && source !== undefined && source !== '') return copyFrom(source, plan.copy.clear)
    if (!isStarted) return
    startNew(host.evaluateAll(plan.initial), {})
  }

  function clear(): void {
    loading += 1
    checks.forget()
    slice.set({ ...emptyDocument, phase: 'none' })
    options.onLoaded({})
  }

  function show(row: Row): void {
    const lists = Object.entries(row).filter(([, value]) => Array.isArray(value))
    const header = Object.fromEntries(Object.entries(row).filter(([, value]) => !Array.isArray(value)))
    take(header, Object.fromEntries(lists))
  }

  function startNew(initial: Row, lines: Readonly<Record<string, LinesState>>): void {
    checks.forget()
    const header = Object.fromEntries(Object.entries(initial).filter(([, value]) => !isEmptyValue(value)))
    slice.set({ ...emptyDocument, phase: 'ready', isNew: true, header, stored: header, lines })
    reckon()
    options.onLoaded({})
  }

  function reckon(): void {
    for (const room of rooms) room.recalculate()
    recalculate()
    // What we reckoned ourselves is not the user's work.
    slice.set({ stored: slice.get().header })
  }

  async function copyFrom(source: string, clear: readonly string[]): Promise<void> {
    const answer = await fetchDocument(source)
    if (!answer) return
    const texts = fields.flatMap(field => (field.lookup?.text ? [field.lookup.text.field] : []))
    const kept = [...plan.saved, ...texts].filter(field => !clear.includes(field))
    const header = isRow(answer.header) ? answer.header : {}
    const copied = Object.fromEntries(Object.entries(header).filter(([field]) => kept.includes(field)))
    startNew({ ...host.evaluateAll(plan.initial), ...copied }, copiedLines(answer))
  }

  function copiedLines(answer: Row): Readonly<Record<string, LinesState>> {
    return Object.fromEntries(
      grids.flatMap(({ source, columns }) => {
        if (source.from !== 'lines') return []
        const texts = columns.flatMap(column => (column.lookup?.text ? [column.lookup.text.field] : []))
        const kept = [...source.saved, ...texts].filter(field => field !== source.key)
        const rows = rowsOf(answer[source.part]).map(row =>
          Object.fromEntries(Object.entries(row).filter(([field]) => kept.includes(field))),
        )
        return [[source.part, { ...insertLines(noLines, rows), selected: undefined }]]
      }),
    )
  }

  async function fetchDocument(key: string, first?: FirstCalls): Promise<Row | undefined> {
    loading += 1
    const mine = loading
    const { phase, isNew, header } = slice.get()
    // After a save the fields stay as they are until the answer is there: nothing flickers.
    const isReload = phase === 'ready' && (isNew || textOf(header[plan.key]) === key)
    slice.set({ phase: isReload ? 'ready' : 'loading', failure: undefined })
    try {
      const answer = await (options.fetch ? options.fetch() : askDocument(key, first))
      return mine === loading && isRow(answer) ? answer : undefined
    } catch (error) {
      const failure = toFailure(error)
      if (mine !== loading || failure.kind === 'aborted') return undefined
      slice.set({ phase: isRefusedByAuthority(failure) ? 'refused' : 'failed', failure })
      void tellFailure(services.ask, failure)
      return undefined
    }
  }

  function askDocument(key: string, first: FirstCalls | undefined): Promise<unknown> {
    const request = { ...fixed(), [plan.key]: key }
    const operation = loadOf(plan)
    return firstAnswer(first, { operation, request }, () => services.call.byName(operation, request))
  }

  async function load(key: string, first?: FirstCalls): Promise<void> {
    const answer = await fetchDocument(key, first)
    if (!answer) return
    const { header, ...parts } = answer
    take(isRow(header) ? header : {}, parts)
  }

  function take(known: Row, parts: Row): void {
    checks.forget()
    slice.set({
      ...emptyDocument,
      phase: 'ready',
      header: known,
      stored: known,
      lines: Object.fromEntries(
        rooms.map(({ source }) => [
          source.part,
          storedLines(rowsOf(parts[source.part]), slice.get().lines[source.part] ?? noLines),
        ]),
      ),
      parts,
    })
    if (options.fetch) {
      reckon()
      for (const room of rooms) room.set(settledLines(room.get()))
    }
    options.onLoaded(parts)
  }

  function change(given: Row): readonly FormFieldPlan[] {
    const before = slice.get()
    if (!isEditable()) return []
    const values = { ...dependentValues(fields, before.header, given), ...given }
    const changed = Object.keys(values).filter(name => !sameField(before.header[name], values[name]))
    if (changed.length === 0) return []
    slice.set({ header: { ...before.header, ...values } })
    const moved = [...changed, ...calculated.map(field => field.field)]
    for (const room of rooms) {
      const isRead = room.plan.columns.some(({ value }) => value && readsField(value, 'header', moved))
      if (isRead) room.recalculate()
      const isAsked = room.plan.columns.some(({ checkBy }) =>
        Object.values(checkBy?.with ?? {}).some(value => readsField(value, 'header', moved)),
      )
      if (isAsked) room.askAgain()
    }
    recalculate()
    judgeAgain(changed)
    checks.changed(changed)
    return fields.filter(field => changed.includes(field.field) && field.change.length > 0)
  }

  /**
   * A changed field is judged at once, and so are the fields whose checks may compare with it; a field that had a problem
   * loses it as soon as it is mended.
   */
  function judgeAgain(changed: readonly string[]): void {
    const { header, problems } = slice.get()
    const next: Record<string, string> = { ...problems }
    for (const field of fields) {
      const isCompared = field.checks.length > 0 && !isEmptyValue(header[field.field])
      if (!changed.includes(field.field) && !(field.field in problems) && !isCompared) continue
      const problem = fieldProblem(field, header, host) ?? checks.problemOf(field.field)
      const isStillEmpty = isEmptyValue(header[field.field]) && !changed.includes(field.field)
      if (isStillEmpty) continue
      if (problem === undefined) delete next[field.field]
      else next[field.field] = problem
    }
    slice.set({ problems: next })
  }

  /** What is reckoned is judged when its value moves: nobody types into it. */
  function recalculate(): void {
    for (const field of calculated) {
      if (field.value === undefined) continue
      const { header } = slice.get()
      const value = host.evaluate(field.value)
      if (sameField(header[field.field], value)) continue
      slice.set({ header: { ...header, [field.field]: isEmptyValue(value) ? undefined : value } })
      if (field.checks.length > 0) judgeAgain([field.field])
    }
  }

  async function lookUp(name: string, typed?: string): Promise<readonly FormFieldPlan[]> {
    const field = fields.find(candidate => candidate.field === name)
    if (!field?.lookup || !isEditable()) return []
    const answer = await openLookup(
      field.lookup,
      name,
      field.mask,
      host,
      { beside: slice.get().header },
      typed,
    )
    if (answer.kind === 'closed') return []
    const changed = change(answer.values)
    if (answer.kind === 'refused')
      slice.set({ problems: { ...slice.get().problems, [name]: answer.message } })
    return changed
  }

  function fixed(): Row {
    return plan.with === undefined ? {} : host.evaluateAll(plan.with)
  }

  function isEditable(): boolean {
    const state = slice.get()
    if (options.access === 'read' || state.phase !== 'ready') return false
    return isStateEditable(plan, state, services.session.user()) && host.holds(plan.editWhen)
  }

  function isDirty(): boolean {
    const { header, stored, lines } = slice.get()
    const names = plan.saved.filter(name => !calculated.some(field => field.field === name))
    return (
      names.some(name => !sameField(header[name], stored[name])) || Object.values(lines).some(hasChangedLines)
    )
  }

  async function judge(requirement: string | undefined): Promise<boolean> {
    await lookups.settle()
    await Promise.all([checks.settle(), ...rooms.map(room => room.settle())])
    const state = slice.get()
    const needed = requirement === undefined ? undefined : plan.workflow.requirements[requirement]
    const found = documentProblems(needed, forms, grids, state, host, checks.problemOf)
    const lines = Object.fromEntries(
      Object.entries(state.lines).map(([part, lineState]) => [
        part,
        { ...lineState, problems: found.lines[part] ?? lineState.problems },
      ]),
    )
    slice.set({ problems: found.header, lines })
    const [first] = problemsNow()
    if (first) {
      const room = first.cell && rooms.find(candidate => candidate.plan.id === first.place)
      if (room && first.cell) room.goTo(first.cell)
      else host.focus(first.place)
      return false
    }
    const [general] = found.general
    if (general === undefined) return true
    await services.ask.alert(general)
    return false
  }

  function problemsNow(): readonly ListedProblem[] {
    return listProblems(forms, rooms, slice.get())
  }

  function showRefusal(failure: Failure): boolean {
    const { field, row } = failure
    if (field === undefined) return false
    if (row === undefined) {
      const form = forms.find(candidate => candidate.fields.some(one => one.field === field))
      if (!form) return false
      slice.set({ problems: { ...slice.get().problems, [field]: failure.message } })
      host.focus(`${form.id}.${field}`)
      return true
    }
    const room = rooms.find(candidate => candidate.plan.columns.some(column => column.field === field))
    const line = room && sentLines(room.get(), room.source, host)[row - 1]
    if (!room || !line) return false
    room.set({ problems: { ...room.get().problems, [cellName(line.id, field)]: failure.message } })
    room.goTo({ line: line.id, field })
    return true
  }

  function linesSlice(part: string): Slice<LinesState> {
    return {
      get: () => slice.get().lines[part] ?? noLines,
      set: change => {
        const { lines } = slice.get()
        slice.set({ lines: { ...lines, [part]: { ...(lines[part] ?? noLines), ...change } } })
      },
      subscribe: slice.subscribe,
    }
  }

  const rooms = grids.flatMap(grid => {
    const { source } = grid
    if (source.from !== 'lines') return []
    const room = createLinesRoom(grid, host, {
      slice: linesSlice(source.part),
      isEditable,
      onChange: recalculate,
    })
    return [{ ...room, source }]
  })

  return {
    ...slice,
    plan,
    forms,
    grids,
    open,
    load,
    show,
    clear,
    startNew: values => {
      loading += 1
      startNew({ ...host.evaluateAll(plan.initial), ...values }, {})
    },
    change,
    lookUp: (name, typed) => lookups.track(lookUp(name, typed)),
    lines: gridId => {
      const room = rooms.find(candidate => candidate.plan.id === gridId)
      if (!room) throw new Error(`Engine bug: the document has no grid "${gridId}".`)
      return room
    },
    isEditable,
    isDirty,
    judge,
    showRefusal,
    listProblems: problemsNow,
    fixed,
  }
}

function loadOf(plan: DocumentPlan): string {
  if (plan.load === undefined) throw new Error(`Engine bug: the document "${plan.key}" is never loaded.`)
  return plan.load
}

function rowsOf(part: unknown): readonly Row[] {
  return Array.isArray(part) ? part.filter(isRow) : []
}
