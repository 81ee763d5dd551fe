import type { TextDemand, Transition } from '../../schemas/workflow/workflow'
import type { PopupQuestion } from '../contract/roomHost'
import { say } from '../runtime/say'
import type { QuestionFact, ReasonAnswer, ReasonQuestion, Services } from '../runtime/services'

/** What the user has said to a transition: a reason or an opinion where the workflow asks for one. */
export interface TransitionWords {
  readonly reason?: string
  readonly reasonCode?: string
  readonly opinion?: string
}

/** What is asked before a transition, and about what. */
export interface TransitionQuestion {
  readonly text: string
  readonly facts: readonly QuestionFact[]
}

/** What the page knows of a question beside its words. */
export interface TransitionAsking {
  /** A question of the definition stood before it: what is left to be asked are words. */
  readonly isAgreed: boolean
  /** The reason that may be given has to be. */
  readonly needsReason: boolean
}

/** Lengths of the contract: reason 400, opinion 1000 characters. */
const longestReason = 400
const longestOpinion = 1000

/** Asks before a transition; undefined when the user does not want it after all. */
export async function askTransition(
  services: Pick<Services, 'ask' | 'codes'>,
  transition: Transition,
  label: string,
  question: TransitionQuestion,
  { isAgreed, needsReason }: TransitionAsking,
): Promise<TransitionWords | undefined> {
  const { reason: asked, opinion, to, tone } = transition
  const reason = asked && (needsReason ? { ...asked, required: true } : asked)
  const { ask, codes } = services
  if (reason) {
    const { code } = reason
    const said = await ask.reason({
      ...question,
      title: say('reasonTitle'),
      ...(code === undefined
        ? demanded(reason, say('reasonLabel', label), longestReason)
        : {
            ...demanded(reason, say('reasonMemo'), longestReason),
            choices: { label: say('reasonLabel', label), entries: codes.entries(code) },
          }),
    })
    return (
      said && { ...(said.text !== '' && { reason: said.text }), ...(said.code && { reasonCode: said.code }) }
    )
  }
  if (opinion) {
    const said = await ask.reason({
      ...question,
      title: say('opinionTitle'),
      ...opinionDemand(opinion, label),
    })
    return said && opinionWords(said)
  }
  if (isAgreed) return {}
  const isDestroying = to === 'deleted' || tone === 'danger'
  const isWanted = await ask.confirm(question.text, isDestroying ? 'destroys' : 'goesOn', question.facts)
  return isWanted ? {} : undefined
}

export const agreesTo = (
  { text, facts }: TransitionQuestion,
  { ask }: Pick<Services, 'ask'>,
): Promise<boolean> => ask.confirm(text, 'goesOn', facts)

/** A reason, or an opinion that has to be written, is asked for by itself: nothing is previewed before. */
export const demandsWords = ({ reason, opinion }: Transition): boolean =>
  reason !== undefined || opinion?.required === true

/** The same question above what a preview shows, which then is what is agreed to. */
export function askedInPreview(
  { opinion }: Transition,
  label: string,
  question: TransitionQuestion,
): PopupQuestion {
  return { ...question, ...(opinion && { opinion: opinionDemand(opinion, label) }) }
}

export const opinionWords = ({ text }: Pick<ReasonAnswer, 'text'>): TransitionWords =>
  text === '' ? {} : { opinion: text }

const opinionDemand = (demand: TextDemand, label: string) =>
  demanded(demand, demand.label ?? say('opinionLabel', label), longestOpinion)

const demanded = (
  { required: isRequired, minLength = 0 }: TextDemand,
  label: string,
  maxLength: number,
): Pick<ReasonQuestion, 'label' | 'isRequired' | 'minLength' | 'maxLength'> => ({
  label,
  isRequired,
  // What nobody has to say may be short.
  minLength: isRequired ? minLength : 0,
  maxLength,
})
