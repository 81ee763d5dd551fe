import type { LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import { readsField } from '../expression/readsField'
import { type AskedCall, askCheck } from '../form/askCheck'
import type { ColumnPlan } from '../plan/gridPlan'
import { isEmptyValue, type Row } from '../runtime/row'
import { cellProblem } from './lineProblems'
import { cellName } from './linesState'

/** Checks of cells that ask the server (`checkBy`). The newest question of a cell is the one that counts. */
export interface CellChecks {
  /** Asks about lines by id: where it is said what has changed in one, about the cells that this speaks of. */
  changed(lines: ReadonlyMap<string, Row | undefined>): void
  /** Returns when all answers are there. */
  settle(): Promise<void>
}

interface Question {
  readonly column: ColumnPlan
  readonly lineId: string
  readonly name: string
}

/** A pasted column asks once a cell: so many at a time, and what so many have answered is written at once. */
const questionsInFlight = 4
const questionsInBatch = 40

const noChecks: CellChecks = { changed: () => undefined, settle: async () => undefined }

export function createCellChecks(
  columns: readonly ColumnPlan[],
  host: RoomHost,
  slice: Slice<LinesState>,
): CellChecks {
  const checked = columns.filter(column => column.checkBy !== undefined && column.isEditable)
  if (checked.length === 0) return noChecks
  /** By cell name: a question that is not here any more is about a value that has gone. */
  const open = new Map<string, Question>()
  let waiting: Question[] = []
  let answering: Promise<void> | undefined

  function changed(changes: ReadonlyMap<string, Row | undefined>): void {
    const { lines, checks: before = {} } = slice.get()
    const checks = { ...before }
    let isOther = false
    for (const line of lines) {
      if (!changes.has(line.id)) continue
      const moved = changes.get(line.id)
      for (const column of checked) {
        if (moved && !asksOf(column, Object.keys(moved))) continue
        const name = cellName(line.id, column.field)
        const isAsked =
          !isEmptyValue(line.values[column.field]) && cellProblem(column, line.values, host) === undefined
        if (!isAsked && !(name in checks)) continue
        isOther = true
        open.delete(name)
        delete checks[name]
        if (!isAsked) continue
        const question = { column, lineId: line.id, name }
        checks[name] = 'asking'
        open.set(name, question)
        waiting.push(question)
      }
    }
    if (!isOther) return
    slice.set({ checks })
    answering ??= goOn()
  }

  async function goOn(): Promise<void> {
    const call = sharedCall(host)
    while (waiting.length > 0) {
      const batch = waiting.filter(isOpen).slice(0, questionsInBatch)
      waiting = waiting.filter(isOpen).slice(questionsInBatch)
      await answerBatch(batch, call)
    }
    answering = undefined
  }

  const isOpen = (question: Question) => open.get(question.name) === question

  async function answerBatch(batch: readonly Question[], call: AskedCall): Promise<void> {
    const values = new Map(slice.get().lines.map(line => [line.id, line.values]))
    const left = [...batch]
    const found = new Map<Question, string | undefined>()
    const next = async (): Promise<void> => {
      const question = left.shift()
      if (!question) return
      const line = values.get(question.lineId)
      const { checkBy } = question.column
      const asked = line && checkBy && askCheck(checkBy, host, { line, row: line }, call)
      found.set(question, await asked)
      return next()
    }
    await Promise.all(Array.from({ length: questionsInFlight }, next))
    take(found)
  }

  /** Answers to values that still stand there. */
  function take(found: ReadonlyMap<Question, string | undefined>): void {
    const state = slice.get()
    const lines = new Set(state.lines.map(line => line.id))
    const checks = { ...state.checks }
    const problems = { ...state.problems }
    for (const [question, refused] of found) {
      if (!isOpen(question)) continue
      const { name } = question
      open.delete(name)
      delete checks[name]
      if (refused === undefined || !lines.has(question.lineId)) continue
      checks[name] = { refused }
      problems[name] = refused
    }
    slice.set({ checks: Object.keys(checks).length > 0 ? checks : undefined, problems })
  }

  return { changed, settle: async () => answering }
}

/** Whether the question is about one of these cells of its line. */
function asksOf({ field, checkBy }: ColumnPlan, moved: readonly string[]): boolean {
  return (
    moved.includes(field) ||
    Object.values(checkBy?.with ?? {}).some(
      value => readsField(value, 'line', moved) || readsField(value, 'row', moved),
    )
  )
}

/** Equal questions of a gesture are one call. */
function sharedCall({ services }: RoomHost): AskedCall {
  const asked = new Map<string, Promise<unknown>>()
  return (operation, request) => {
    const key = `${operation} ${JSON.stringify(request)}`
    const answer = asked.get(key) ?? services.call.byName(operation, request)
    asked.set(key, answer)
    return answer
  }
}
