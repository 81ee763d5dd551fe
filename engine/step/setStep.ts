import type { StepRun } from './stepPlace'

/** Writes values by place. */
export const runSet: StepRun<'set'> = ({ values: written }, place, values) => {
  place.write(place.host.evaluateAll(written, values))
  return true
}
