import { cpus } from 'node:os'

const quietShare = 0.85
const lookMilliseconds = 150

let waits = 0
let givenUp = 0

/** Waits until the processors have little to do, so that a neighbour's work is not measured; gives up after a while. */
export async function waitUntilQuiet(patienceMilliseconds = 4_000): Promise<void> {
  const end = Date.now() + patienceMilliseconds
  waits += 1
  for (;;) {
    const before = idleTime()
    await new Promise(resolve => setTimeout(resolve, lookMilliseconds))
    const after = idleTime()
    if ((after.idle - before.idle) / Math.max(1, after.all - before.all) >= quietShare) return
    if (Date.now() > end) {
      givenUp += 1
      return
    }
  }
}

/** How many samples were taken on a machine that did not fall quiet. */
export function unquietShare(): string {
  return `${givenUp} of ${waits} samples began before both processors were quiet`
}

function idleTime(): { readonly idle: number; readonly all: number } {
  const times = cpus().map(({ times: spent }) => spent)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.map(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq)),
  }
}
