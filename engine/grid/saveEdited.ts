import type { EditedRoom, SavedRows } from '../contract/editedRoom'
import type { EffectCalls } from '../runtime/effectCalls'
import { failureText, isSilent, toFailure } from '../runtime/failure'
import { isRow, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { QuestionFact, Services } from '../runtime/services'

import { firstProblem } from './linesState'

interface SaveWork {
  readonly services: Services
  readonly effects: EffectCalls
}

interface SaveNames {
  /** Of the page, for a grid without a title. */
  readonly title: string
  /** Of the button. */
  readonly label: string
  readonly which: SavedRows
}

/** Whether there is something to be saved and nothing wrong with it; what is has been shown. */
export async function maySaveEdited(
  room: EditedRoom,
  services: Services,
  which: SavedRows,
): Promise<boolean> {
  if (which === 'changed' && !room.hasUnsaved()) return tell(services, say('nothingChanged'))
  await room.settle()
  const problem = room.judge(which)
  return problem === undefined || tellOfCell(room, services, problem)
}

/** Checks, asks, sends the rows together, and searches again. False when it did not come to its end; why has been shown. */
export async function saveEdited(
  room: EditedRoom,
  { title, label, which }: SaveNames,
  { services, effects }: SaveWork,
): Promise<boolean> {
  const { ask } = services
  if (!(await maySaveEdited(room, services, which))) return false
  const counts = changeCounts(room)
  const yes = counts.D > 0 ? 'destroys' : 'goesOn'
  const question =
    which === 'checked'
      ? say('sendChecked', label, room.changes(which).length)
      : say('saveRows', room.plan.title ?? title, counts.I + counts.U + counts.D)
  if (!(await ask.confirm(question, yes, which === 'checked' ? [] : changeFacts(counts)))) return false
  // A deleted row takes along what hangs on it and is not saved.
  const { lines, selected } = room.get()
  const isChosenDeleted = lines.some(line => line.id === selected && line.mark === 'D')
  if (isChosenDeleted && !(await room.mayLeave())) return false
  let answer: unknown
  try {
    answer = await effects.call(room.source.save, { ...room.path(), body: { rows: room.changes(which) } })
  } catch (error) {
    const failure = toFailure(error)
    if (isSilent(failure)) return false
    if (failure.row === undefined) return tell(services, failureText(failure))
    return tellOfCell(room, services, room.showRefusal(failure, which))
  }
  ask.toast(say('saved'), 'success')
  // Rows that were refused beside those that were saved stand as the server has them once they are read again.
  if (isRow(answer) && textOf(answer.warning) !== '')
    await ask.alert(textOf(answer.warning), say('savedNotice'))
  await room.search({ isRefresh: true })
  return true
}

type ChangeCounts = Readonly<Record<'I' | 'U' | 'D', number>>

/** How many rows are new, changed and deleted. */
function changeCounts(room: EditedRoom): ChangeCounts {
  const marks = room.changes().map(({ rowState }) => rowState)
  const count = (mark: string) => marks.filter(each => each === mark).length
  return { I: count('I'), U: count('U'), D: count('D') }
}

function changeFacts(counts: ChangeCounts): readonly QuestionFact[] {
  const facts = [
    { label: say('newRows'), count: counts.I },
    { label: say('changedRows'), count: counts.U },
    { label: say('deletedRows'), count: counts.D },
  ]
  return facts.flatMap(({ label, count }) => (count === 0 ? [] : [{ label, text: say('counted', count) }]))
}

async function tell({ ask }: Services, text: string): Promise<false> {
  await ask.alert(text)
  return false
}

async function tellOfCell(room: EditedRoom, services: Services, text: string): Promise<false> {
  await tell(services, text)
  const fields = room.plan.columns.map(column => column.field)
  const place = firstProblem(room.get(), fields)
  if (place) room.goTo(place)
  return false
}
