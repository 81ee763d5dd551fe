import { motion } from './useReducedMotion'

/** Milliseconds between two looks at a chart, and after which it is taken as it is. */
const look = 50
const longest = 10_000

/** Waits until a chart that is still asked for or drawn stands there whole, so that no file and no sheet goes without it. */
export async function wholePicture(figure: HTMLElement): Promise<void> {
  const end = performance.now() + longest
  let hasWaited = false
  while (figure.isConnected && isComing(figure) && performance.now() < end) {
    hasWaited = true
    await pause(look)
  }
  // Bars grow once they are there.
  if (hasWaited) await pause(2 * motion)
}

const isComing = (figure: HTMLElement): boolean =>
  figure.ariaBusy === 'true' ||
  (figure.querySelector('.chart-picture') !== null &&
    figure.querySelector('.chart-picture svg.recharts-surface') === null)

const pause = (milliseconds: number) => new Promise(goOn => setTimeout(goOn, milliseconds))
