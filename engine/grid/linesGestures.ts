import type { Line, LinesHistory, LinesSide, LinesState, LinesStep } from '../contract/linesRoom'
import type { Slice } from '../contract/slice'
import { extendStep, recordStep, stepBetween, turnStep } from './linesHistory'

interface LinesGesture {
  /** Known once it is over; undefined when it did nothing. */
  step?: LinesStep | undefined
}

/** Puts what is done to lines together to gestures, of which each is taken back as a whole. */
export interface LinesGestures {
  /** All that is done inside is one gesture; a deed within another one belongs to that. */
  run<Answer>(act: () => Answer): Answer
  /** The one under way, to be handed to `follow` later. */
  current(): LinesGesture | undefined
  /** What comes of a gesture after its end is added to it. False, and nothing done, when it has been taken back meanwhile. */
  follow(gesture: LinesGesture | undefined, act: () => void): boolean
  /** The side on which the lines are to stand now; undefined when there is nothing to take back. */
  turn(direction: 'undo' | 'redo'): LinesSide | undefined
}

export function createLinesGestures(slice: Slice<LinesState>): LinesGestures {
  let current: LinesGesture | undefined

  function history(): LinesHistory {
    const known = slice.get().history
    if (known) return known
    const created: LinesHistory = { done: [], undone: [] }
    slice.set({ history: created })
    return created
  }

  function record(before: readonly Line[]): LinesStep | undefined {
    const step = stepBetween(before, slice.get().lines)
    if (step) recordStep(history(), step)
    return step
  }

  function run<Answer>(act: () => Answer): Answer {
    if (current) return act()
    const mine: LinesGesture = {}
    const before = slice.get().lines
    current = mine
    try {
      return act()
    } finally {
      current = undefined
      mine.step = record(before)
    }
  }

  return {
    run,
    current: () => current,
    follow(gesture, act) {
      if (!gesture?.step) {
        run(act)
        return true
      }
      const known = slice.get().history
      if (!known?.done.includes(gesture.step)) return false
      const before = slice.get().lines
      act()
      const more = stepBetween(before, slice.get().lines)
      if (more) gesture.step = extendStep(known, gesture.step, more)
      return true
    },
    turn(direction) {
      const known = slice.get().history
      return known && turnStep(known, direction)
    },
  }
}
