import type { Transition } from '../../schemas/workflow/workflow'
import { say } from '../runtime/say'
import type { AskPort } from '../runtime/services'

/** What the user has said to a transition: a reason or an opinion where the workflow asks for one. */
export interface TransitionWords {
  readonly reason?: string
  readonly opinion?: string
}

/** Lengths of the contract: reason 400, opinion 1000 characters. */
const longestReason = 400
const longestOpinion = 1000

/** Asks before a transition; undefined when the user does not want it after all. */
export async function askTransition(
  ask: AskPort,
  transition: Transition,
  label: string,
  isSaving: boolean,
): Promise<TransitionWords | undefined> {
  const { reason, opinion, to } = transition
  if (reason) {
    const text = await askText(ask, say('reasonTitle'), say('reasonLabel', label), reason, longestReason)
    return text === undefined ? undefined : { ...(text !== '' && { reason: text }) }
  }
  if (opinion) {
    const text = await askText(ask, say('opinionTitle'), say('opinionLabel', label), opinion, longestOpinion)
    return text === undefined ? undefined : { ...(text !== '' && { opinion: text }) }
  }
  const question = isSaving
    ? say('confirmSave')
    : to === 'deleted'
      ? say('confirmDelete')
      : say('confirmAction', label)
  return (await ask.confirm(question)) ? {} : undefined
}

function askText(
  ask: AskPort,
  title: string,
  label: string,
  demand: { readonly required: boolean; readonly minLength?: number },
  maxLength: number,
): Promise<string | undefined> {
  const { required: isRequired, minLength = 0 } = demand
  return ask.reason({ title, label, isRequired, minLength, maxLength })
}
