import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { handOver } from '../handOver'
import type { StepState } from './actOnApproval'
import type { DecisionContext } from './approvalDocument'
import { approvalTexts } from './approvalTexts'
import { isBlocking } from './stepTypes'

interface Told {
  readonly title: string
  readonly link: string
  readonly drafter: string
}

/** Tells those whose turn it has become, with who stands in for them today, and those who are only to be told. */
export async function tellSteps(
  context: Pick<DecisionContext, 'tx' | 'actor' | 'now'>,
  before: readonly StepState[],
  after: readonly StepState[],
  { title, link, drafter }: Told,
): Promise<void> {
  const moved = after.filter((step, index) => before[index]?.status === 'WAIT' && step.status !== 'WAIT')
  const current = moved.filter(step => step.status === 'CURRENT')
  const people = current.flatMap(step => [step.singleid, step.delegate === drafter ? null : step.delegate])
  await handOver(context, { people, title: fillMessage(approvalTexts.toApprove, [title]), link })
  await handOver(context, {
    people: moved.filter(step => !isBlocking(step)).map(step => step.singleid),
    title: fillMessage(approvalTexts.toRead, [title]),
    link,
  })
}
