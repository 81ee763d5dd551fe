import type { LoadFigures, WorkingLoad } from './workingLoad'

interface Outcome {
  readonly step: string
  readonly figures: string
  readonly isKept: boolean
}

export const outcomes: Outcome[] = []

export const tell = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

export function note(step: string, figures: string, isKept: boolean): void {
  outcomes.push({ step, figures, isKept })
  tell(`${isKept ? 'kept  ' : 'FAILED'} ${step}: ${figures}`)
}

/** Nobody met a failure, and work went on. */
export const noneFailed = ({ failed, writes }: LoadFigures) => failed === 0 && writes > 0

/** Something is done to the product while people work; afterwards it is said what they met. */
export async function step(
  load: WorkingLoad,
  name: string,
  act: () => Promise<void>,
  isKept: (figures: LoadFigures) => boolean,
): Promise<void> {
  tell(`       ${name} …`)
  load.mark()
  try {
    await act()
  } catch (error) {
    note(name, error instanceof Error ? error.message : String(error), false)
    return
  }
  const figures = load.figures()
  const { requests, failed, writes, longestGapSeconds, firstFailure } = figures
  const text = `${requests} requests, ${failed} failed, ${writes} writes, at most ${longestGapSeconds.toFixed(1)} s without one`
  note(name, firstFailure ? `${text}; the first failure: ${firstFailure}` : text, isKept(figures))
}
