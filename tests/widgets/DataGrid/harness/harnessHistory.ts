import type { GridRow, GridTurnedBack } from '../../../../widgets/DataGrid/dataGridContract'

/** What an owner of rows keeps to take gestures back: here the rows before and after each. */
export function createHarnessHistory<State>() {
  const done: [State, State][] = []
  let undone: [State, State][] = []
  return {
    record(before: State, after: State): void {
      if (before === after) return
      done.push([before, after])
      undone = []
    },
    turn(direction: 'undo' | 'redo'): State | undefined {
      const step = (direction === 'undo' ? done : undone).pop()
      if (!step) return undefined
      ;(direction === 'undo' ? undone : done).push(step)
      return step[direction === 'undo' ? 0 : 1]
    },
  }
}

/** The first cell in which the rows differ. */
export function placeBetween(before: readonly GridRow[], after: readonly GridRow[]): GridTurnedBack {
  const index = after.findIndex((row, at) => row !== before[at])
  if (index < 0) return {}
  const names = Object.keys({ ...before[index], ...after[index] })
  return { index, columnId: names.find(name => before[index]?.[name] !== after[index]?.[name]) }
}
