import { expect, it } from 'vitest'
import { createHistory } from '../../../widgets/DataGrid/gridHistory'

const edit = (value: unknown) => [{ index: 0, columnId: 'qty', value }]

it('gestures are taken back from the last to the first and come again in order', () => {
  const history = createHistory()
  history.record({ before: edit(1), after: edit(2) })
  history.record({ before: edit(2), after: edit(3) })
  expect(history.undo()).toEqual(edit(2))
  expect(history.undo()).toEqual(edit(1))
  expect(history.undo()).toBeUndefined()
  expect(history.redo()).toEqual(edit(2))
  expect(history.redo()).toEqual(edit(3))
  expect(history.redo()).toBeUndefined()
})

it('a new gesture after an undo forgets what was undone', () => {
  const history = createHistory()
  history.record({ before: edit(1), after: edit(2) })
  history.undo()
  history.record({ before: edit(1), after: edit(9) })
  expect(history.redo()).toBeUndefined()
})

it('the two hundred latest gestures are kept', () => {
  const history = createHistory()
  for (let at = 0; at < 250; at += 1) history.record({ before: edit(at), after: edit(at + 1) })
  let steps = 0
  while (history.undo()) steps += 1
  expect(steps).toBe(200)
})
