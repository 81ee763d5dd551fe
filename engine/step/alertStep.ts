import { fillMessage } from '../../schemas/shared/koreanParticle'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { StepRun } from './stepPlace'

/** Says something that has to be read before the next step. */
export const runAlert: StepRun<'alert'> = async ({ text, args = [] }, { host }, values) => {
  const filled = fillMessage(
    text,
    args.map(arg => textOf(host.evaluate(arg, values))),
  )
  await host.services.ask.alert(filled, say('savedNotice'))
  return true
}
