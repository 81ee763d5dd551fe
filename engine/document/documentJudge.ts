import type { ListedProblem } from '../contract/documentRoom'
import { sentLines } from '../grid/keptLines'
import { cellName } from '../grid/linesState'
import type { Failure } from '../runtime/services'
import type { DocumentCore } from './documentCore'
import { documentProblems } from './documentProblems'
import { listProblems } from './listProblems'

/** Judges the document by a requirement of the workflow, shows what is wrong; true when nothing is. */
export async function judgeDocument(core: DocumentCore, requirement: string | undefined): Promise<boolean> {
  const { checks, forms, grids, host, lookups, plan, rooms, slice } = core
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
  const [first] = problemsNow(core)
  if (first) {
    const room = first.cell && rooms.find(candidate => candidate.plan.id === first.place)
    if (room && first.cell) room.goTo(first.cell)
    else host.focus(first.place)
    return false
  }
  const [general] = found.general
  if (general === undefined) return true
  await host.services.ask.alert(general)
  return false
}

export function problemsNow({ forms, rooms, slice }: DocumentCore): readonly ListedProblem[] {
  return listProblems(forms, rooms, slice.get())
}

/** Shows a refusal of the server at the field and row it names; false when it names none that is on screen. */
export function showRefusal({ forms, host, rooms, slice }: DocumentCore, failure: Failure): boolean {
  const { field, row, message } = failure
  if (field === undefined) return false
  if (row === undefined) {
    const form = forms.find(candidate => candidate.fields.some(one => one.field === field))
    if (!form) return false
    slice.set({ problems: { ...slice.get().problems, [field]: message } })
    host.focus(`${form.id}.${field}`)
    return true
  }
  const room = rooms.find(candidate => candidate.plan.columns.some(column => column.field === field))
  const line = room && sentLines(room.get(), room.source, host)[row - 1]
  if (!room || !line) return false
  room.set({ problems: { ...room.get().problems, [cellName(line.id, field)]: message } })
  room.goTo({ line: line.id, field })
  return true
}
