import type { EditedRoom } from '../contract/editedRoom'
import type { EffectCalls } from '../runtime/effectCalls'
import { failureText, isSilent, toFailure } from '../runtime/failure'
import { say } from '../runtime/say'
import type { QuestionFact, Services } from '../runtime/services'

import { firstProblem } from './linesState'

interface SaveWork {
  readonly services: Services
  readonly effects: EffectCalls
}

/** Whether there is something to be saved and nothing wrong with it; what is has been shown. */
export async function maySaveEdited(room: EditedRoom, services: Services): Promise<boolean> {
  if (!room.hasUnsaved()) return tell(services, say('nothingChanged'))
  await room.settle()
  const problem = room.judge()
  return problem === undefined || tellOfCell(room, services, problem)
}

/** Checks, asks, sends the changed rows together, and searches again. False when it did not come to its end; why has been shown. */
export async function saveEdited(
  room: EditedRoom,
  title: string,
  { services, effects }: SaveWork,
): Promise<boolean> {
  const { ask } = services
  if (!(await maySaveEdited(room, services))) return false
  const counts = changeCounts(room)
  const yes = counts.D > 0 ? 'destroys' : 'goesOn'
  const question = say('saveRows', room.plan.title ?? title, counts.I + counts.U + counts.D)
  if (!(await ask.confirm(question, yes, changeFacts(counts)))) return false
  // A deleted row takes along what hangs on it and is not saved.
  const { lines, selected } = room.get()
  const isChosenDeleted = lines.some(line => line.id === selected && line.mark === 'D')
  if (isChosenDeleted && !(await room.mayLeave())) return false
  try {
    await effects.call(room.source.save, { ...room.path(), body: { rows: room.changes() } })
  } catch (error) {
    const failure = toFailure(error)
    if (isSilent(failure)) return false
    if (failure.row === undefined) return tell(services, failureText(failure))
    return tellOfCell(room, services, room.showRefusal(failure))
  }
  ask.toast(say('saved'), 'success')
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
