import type { GridEdit } from './dataGridContract'

/** One gesture as it can be taken back: the same cells with their values before and after. */
export interface GridGesture {
  readonly before: readonly GridEdit[]
  readonly after: readonly GridEdit[]
}

export interface GridHistory {
  record(gesture: GridGesture): void
  /** The edits that take the last gesture back; undefined when there is none. */
  undo(): readonly GridEdit[] | undefined
  redo(): readonly GridEdit[] | undefined
  clear(): void
}

const mostGestures = 200

/** Keeps the last gestures. A new gesture after an undo forgets what was undone, as in Excel. */
export function createHistory(): GridHistory {
  let done: GridGesture[] = []
  let undone: GridGesture[] = []
  return {
    record(gesture) {
      done = [...done.slice(1 - mostGestures), gesture]
      undone = []
    },
    undo() {
      const gesture = done.pop()
      if (!gesture) return undefined
      undone.push(gesture)
      return gesture.before
    },
    redo() {
      const gesture = undone.pop()
      if (!gesture) return undefined
      done.push(gesture)
      return gesture.after
    },
    clear() {
      done = []
      undone = []
    },
  }
}
