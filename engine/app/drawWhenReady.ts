import type { Frame } from '../shell/frame/frame'
import type { Router } from './startRouter'

/** After this time the page says that something is under way. */
const patienceMilliseconds = 1_000

/** Draws once there is something to see: the first page, a question in its way, or that it takes long. */
export function drawWhenReady(router: Router, { ask }: Frame, draw: () => void): void {
  let isDrawn = false
  const drawOnce = () => {
    if (isDrawn) return
    isDrawn = true
    clearTimeout(late)
    for (const leave of left) leave()
    draw()
  }
  const late = setTimeout(drawOnce, patienceMilliseconds)
  const left = [
    router.subscribe(({ initialized }) => initialized && drawOnce()),
    ask.store.subscribe(({ questions }) => questions.length > 0 && drawOnce()),
  ]
  if (router.state.initialized) drawOnce()
}
