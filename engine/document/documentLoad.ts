import { findTransition, groupMay } from '../../schemas/workflow/workflow'
import type { LinesState } from '../contract/linesRoom'
import { insertLines, noLines, settledLines, storedLines } from '../grid/linesState'
import type { DocumentPlan } from '../plan/documentPlan'
import { isRefusedByAuthority, toFailure } from '../runtime/failure'
import { type FirstCalls, firstAnswer } from '../runtime/firstCalls'
import { isEmptyValue, isRow, type Row, textOf } from '../runtime/row'
import { tellFailure } from '../runtime/tellFailure'
import { type DocumentCore, fixedParameters } from './documentCore'
import { recalculate } from './documentEdit'
import { emptyDocument } from './documentState'

/** Loads what the address names, or starts a new document. */
export async function openDocument(core: DocumentCore, first?: FirstCalls): Promise<void> {
  const { plan, host } = core
  const key = host.params[plan.key]
  // Made elsewhere or by others: without a number there is nothing to show.
  const isStarted = !plan.of && mayCreate(core)
  if (!isStarted) clearDocument(core)
  if (key !== undefined && key !== '' && plan.load !== undefined) return loadDocument(core, key, first)
  if (plan.isOwn && isSupplier(core)) return loadDocument(core, '', first)
  const source = plan.copy && host.params[plan.copy.param]
  if (plan.copy && source !== undefined && source !== '') return copyFrom(core, source, plan.copy)
  if (isStarted) start(core, host.evaluateAll(plan.initial), {})
}

/** Whether the workflow lets this person begin a document here. */
const mayCreate = ({ host, plan }: DocumentCore): boolean => {
  const creating = findTransition(plan.workflow, plan.create)
  return creating !== undefined && groupMay(creating, host.services.session.user().authGroupId)
}

/** Whoever works here has no record of his own. */
const isSupplier = ({ host }: DocumentCore) => {
  const { user } = host.scope(['user'])
  return isRow(user) && user.isSupplier === true
}

export function clearDocument(core: DocumentCore): void {
  core.loading += 1
  core.checks.forget()
  core.slice.set({ ...emptyDocument, phase: 'none' })
  core.options.onLoaded({})
}

/** Takes a row that is a document by itself. */
export function showDocument(core: DocumentCore, row: Row): void {
  const lists = Object.entries(row).filter(([, value]) => Array.isArray(value))
  const header = Object.fromEntries(Object.entries(row).filter(([, value]) => !Array.isArray(value)))
  take(core, header, Object.fromEntries(lists))
}

export function startDocument(core: DocumentCore, values: Row): void {
  core.loading += 1
  start(core, { ...core.host.evaluateAll(core.plan.initial), ...values }, {})
}

function start(core: DocumentCore, initial: Row, lines: Readonly<Record<string, LinesState>>): void {
  core.checks.forget()
  const header = Object.fromEntries(Object.entries(initial).filter(([, value]) => !isEmptyValue(value)))
  core.slice.set({ ...emptyDocument, phase: 'ready', isNew: true, header, stored: header, lines })
  calculateAll(core)
  core.options.onLoaded({})
}

function calculateAll(core: DocumentCore): void {
  const { rooms, slice } = core
  for (const room of rooms) room.recalculate()
  recalculate(core)
  // What we calculated ourselves is not the user's work.
  slice.set({ stored: slice.get().header })
}

async function copyFrom(
  core: DocumentCore,
  source: string,
  { param, clear, load }: NonNullable<DocumentPlan['copy']>,
): Promise<void> {
  const { plan, fields, host } = core
  const ask = load === undefined ? undefined : () => host.services.call.byName(load, { [param]: source })
  const answer = await fetchDocument(core, source, ask ?? core.options.fetch)
  if (!answer) return
  const texts = fields.flatMap(field => (field.lookup?.text ? [field.lookup.text.field] : []))
  const kept = [...plan.saved, ...texts].filter(field => !clear.includes(field))
  const header = isRow(answer.header) ? answer.header : {}
  const copied = Object.fromEntries(Object.entries(header).filter(([field]) => kept.includes(field)))
  start(core, { ...host.evaluateAll(plan.initial), ...copied }, copiedLines(core, answer))
}

function copiedLines({ grids }: DocumentCore, answer: Row): Readonly<Record<string, LinesState>> {
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

/** Undefined when the answer came too late, or was a failure that has been shown. */
async function fetchDocument(
  core: DocumentCore,
  key: string,
  ask?: () => Promise<unknown>,
  first?: FirstCalls,
): Promise<Row | undefined> {
  const { host, plan, slice } = core
  core.loading += 1
  const mine = core.loading
  const { phase, isNew, header } = slice.get()
  // After a save the fields stay as they are until the answer is there: nothing flickers.
  const isSame = isNew || key === '' || textOf(header[plan.key]) === key
  const isReload = phase === 'ready' && isSame
  slice.set({ phase: isReload ? 'ready' : 'loading', failure: undefined })
  try {
    const answer = await (ask ? ask() : askDocument(core, key, first))
    return mine === core.loading && isRow(answer) ? answer : undefined
  } catch (error) {
    const failure = toFailure(error)
    if (mine !== core.loading || failure.kind === 'aborted') return undefined
    // Another document than the one that was asked for must not stand there for it.
    slice.set({
      ...(isSame ? {} : emptyDocument),
      phase: isRefusedByAuthority(failure) ? 'refused' : 'failed',
      failure,
    })
    void tellFailure(host.services.ask, failure)
    return undefined
  }
}

function askDocument(core: DocumentCore, key: string, first: FirstCalls | undefined): Promise<unknown> {
  const { plan, host } = core
  const asked = plan.loadWith ? host.evaluateAll(plan.loadWith) : {}
  const request = { ...fixedParameters(core), ...asked, ...(key === '' ? {} : { [plan.key]: key }) }
  const operation = loadOf(plan)
  return firstAnswer(first, { operation, request }, () => host.services.call.byName(operation, request))
}

/** Loads a stored document again, dropping edits. */
export async function loadDocument(core: DocumentCore, key: string, first?: FirstCalls): Promise<void> {
  const answer = await fetchDocument(core, key, core.options.fetch, first)
  if (!answer) return
  const { header, ...parts } = answer
  take(core, isRow(header) ? header : {}, parts)
}

function take(core: DocumentCore, known: Row, parts: Row): void {
  const { checks, options, rooms, slice } = core
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
    calculateAll(core)
    for (const room of rooms) room.set(settledLines(room.get()))
  }
  options.onLoaded({ ...parts, header: known })
}

function loadOf(plan: DocumentPlan): string {
  if (plan.load === undefined) throw new Error(`Engine bug: the document "${plan.key}" is never loaded.`)
  return plan.load
}

function rowsOf(part: unknown): readonly Row[] {
  return Array.isArray(part) ? part.filter(isRow) : []
}
