import { text } from '../../i18n/text'
import { QuestionFacts } from '../../render/QuestionFacts'
import type { Question } from '../frame/askQueue'
import styles from './AskDialog.module.css'

type ChoiceQuestion = Exclude<Question, { ask: 'reason' }>

interface Choice {
  readonly label: string
  readonly look?: 'primary' | 'danger'
  /** It has the focus, so Enter takes it. */
  readonly isFirst?: boolean
  readonly choose: () => void
}

/** A sentence and the buttons that answer it. Enter goes on with what was asked for, unless that destroys something. */
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
        {choicesOf(question).map(({ label, look, isFirst, choose }) => (
          <button
            type="button"
            key={label}
            className="button"
            data-look={look}
            ref={isFirst ? focusFirst : undefined}
            onClick={choose}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

/** The dialog gives the focus to what bears this attribute when it is shown; React's own autoFocus leaves it out. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}

function choicesOf(question: ChoiceQuestion): readonly Choice[] {
  if (question.ask === 'alert')
    return [{ label: text('confirm'), look: 'primary', isFirst: true, choose: () => question.answer() }]
  if (question.ask === 'confirm') {
    const { yes, isDestroying } = question
    return [
      { label: text('cancel'), isFirst: isDestroying, choose: () => question.answer(false) },
      {
        label: yes,
        look: isDestroying ? 'danger' : 'primary',
        isFirst: !isDestroying,
        choose: () => question.answer(true),
      },
    ]
  }
  return [
    { label: text('cancel'), choose: () => question.answer(undefined) },
    { label: text('exportDisplayed'), choose: () => question.answer('displayed') },
    {
      label: text('exportAll', [question.total.toLocaleString('ko-KR')]),
      look: 'primary',
      isFirst: true,
      choose: () => question.answer('all'),
    },
  ]
}
