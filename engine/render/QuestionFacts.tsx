import type { QuestionFact } from '../runtime/services'
import './questionFacts.css'

/** What a question is about, line by line; nothing where it is about nothing in particular. */
export function QuestionFacts({ facts = [] }: { readonly facts?: readonly QuestionFact[] | undefined }) {
  if (facts.length === 0) return null
  return (
    <dl className="question-facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
