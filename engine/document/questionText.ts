import { fillMessage } from '../../schemas/shared/koreanParticle'
import type { Transition, Workflow } from '../../schemas/workflow/workflow'
import { say } from '../runtime/say'

const hangul = /[가-힣]/

/** A single letter in common is chance: 월정산 and 월마감. */
const leastShared = 2

/**
 * What a transition asks before it runs: "구매요청을 결재상신하시겠습니까?", of several "구매요청 3건을 …". A workflow words what does not
 * follow from its labels. Outside of Korean, where a label is not the end of a sentence, the words of the button stand before the document.
 */
export function questionText(
  workflow: Pick<Workflow, 'label'>,
  transition: Pick<Transition, 'label' | 'question'>,
  button: string,
  count = 1,
): string {
  const subject = count > 1 ? say('countOf', workflow.label, count) : workflow.label
  if (transition.question !== undefined) return fillMessage(transition.question, [subject])
  if (!hangul.test(transition.label)) return say('confirmAction', subject, deedText(transition, button))
  const [object, deed] = splitDeed(ownWords(workflow.label, transition.label))
  return object === undefined
    ? say('confirmAction', subject, deed)
    : say('confirmActionOnPart', subject, object, deed)
}

/** What was done, in the words of the workflow; outside of Korean in those of the button. */
export function deedText({ label }: Pick<Transition, 'label'>, button: string): string {
  return hangul.test(label) ? label : button || label
}

/** A label often repeats the document (견적의뢰 발송, 요청취소): said of the document, its name would stand there twice. */
function ownWords(document: string, label: string): string {
  const shared = [...Array(label.length).keys()]
    .reverse()
    .find(
      length =>
        length >= leastShared &&
        [document.slice(-length), document.slice(0, length)].includes(label.slice(0, length)),
    )
  return shared === undefined ? label : label.slice(shared).trimStart()
}

/** "담당자 배정" assigns a buyer: what stands before the last word is what the deed is done to. */
function splitDeed(label: string): readonly [object: string | undefined, deed: string] {
  const at = label.lastIndexOf(' ')
  return at < 0 ? [undefined, label] : [label.slice(0, at), label.slice(at + 1)]
}
