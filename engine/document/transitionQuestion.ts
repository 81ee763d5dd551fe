import type { TextDemand, Transition } from '../../schemas/workflow/workflow'
import { say } from '../runtime/say'
import type { ReasonAnswer, Services } from '../runtime/services'

/** What the user has said to a transition: a reason or an opinion where the workflow asks for one. */
export interface TransitionWords {
  readonly reason?: string
  readonly reasonCode?: string
  readonly opinion?: string
}

/** Lengths of the contract: reason 400, opinion 1000 characters. */
const longestReason = 400
const longestOpinion = 1000

/** Asks before a transition; undefined when the user does not want it after all. */
export async function askTransition(
  services: Pick<Services, 'ask' | 'codes'>,
  transition: Transition,
  label: string,
  isSaving: boolean,
): Promise<TransitionWords | undefined> {
  const { reason, opinion, to } = transition
  if (reason) {
    const said = await askText(services, say('reasonTitle'), say('reasonLabel', label), reason, longestReason)
    return (
      said && { ...(said.text !== '' && { reason: said.text }), ...(said.code && { reasonCode: said.code }) }
    )
  }
  if (opinion) {
    const said = await askText(
      services,
      say('opinionTitle'),
      say('opinionLabel', label),
      opinion,
      longestOpinion,
    )
    return said && { ...(said.text !== '' && { opinion: said.text }) }
  }
  const question = isSaving
    ? say('confirmSave')
    : to === 'deleted'
      ? say('confirmDelete')
      : say('confirmAction', label)
  return (await services.ask.confirm(question)) ? {} : undefined
}

function askText(
  { ask, codes }: Pick<Services, 'ask' | 'codes'>,
  title: string,
  label: string,
  demand: TextDemand,
  maxLength: number,
): Promise<ReasonAnswer | undefined> {
  const { required: isRequired, minLength = 0, code } = demand
  const choices = code === undefined ? {} : { choices: { label, entries: codes.entries(code) } }
  return ask.reason({
    title,
    label: choices.choices ? say('reasonMemo') : label,
    isRequired,
    minLength,
    maxLength,
    ...choices,
  })
}
