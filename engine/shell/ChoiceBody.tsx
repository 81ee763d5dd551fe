import { text } from '../i18n/text'
import { QuestionFacts } from '../render/QuestionFacts'
import styles from './AskDialog.module.css'
import type { Question } from './askQueue'

type ChoiceQuestion = Exclude<Question, { ask: 'reason' }>

interface Choice {
  readonly label: string
  readonly isPrimary: boolean
  readonly choose: () => void
}

/** A sentence and the buttons that answer it; the filled one has the focus, so Enter takes it. */
export function ChoiceBody({
  question,
  textId,
}: {
  readonly question: ChoiceQuestion
  readonly textId: string
}) {
  return (
    <>
      <p className={styles.text} id={textId}>
        {question.ask === 'exportScope' ? text('exportAsk') : question.text}
      </p>
      {question.ask === 'confirm' && <QuestionFacts facts={question.facts} />}
      <div className={styles.foot}>
        {choicesOf(question).map(({ label, isPrimary, choose }) => (
          <button
            type="button"
            key={label}
            className="button"
            data-look={isPrimary ? 'primary' : undefined}
            ref={isPrimary ? focusNow : undefined}
            onClick={choose}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

/** showModal would give the focus to the first button, which is the harmless one; Enter is to take the filled one. */
function focusNow(button: HTMLButtonElement | null): void {
  button?.focus()
}

function choicesOf(question: ChoiceQuestion): readonly Choice[] {
  if (question.ask === 'alert')
    return [{ label: text('confirm'), isPrimary: true, choose: () => question.answer() }]
  if (question.ask === 'confirm')
    return [
      { label: text('cancel'), isPrimary: false, choose: () => question.answer(false) },
      { label: question.yes, isPrimary: true, choose: () => question.answer(true) },
    ]
  return [
    { label: text('cancel'), isPrimary: false, choose: () => question.answer(undefined) },
    { label: text('exportDisplayed'), isPrimary: false, choose: () => question.answer('displayed') },
    {
      label: text('exportAll', [question.total.toLocaleString('ko-KR')]),
      isPrimary: true,
      choose: () => question.answer('all'),
    },
  ]
}
