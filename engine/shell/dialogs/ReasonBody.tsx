import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { text } from '../../i18n/text'
import { QuestionFacts } from '../../render/QuestionFacts'
import type { ReasonAnswer, ReasonQuestion } from '../../runtime/services'
import styles from './AskDialog.module.css'

export interface ReasonBodyProps {
  readonly question: ReasonQuestion
  readonly textId: string
  readonly onAnswer: (reason: ReasonAnswer | undefined) => void
}

/** A reason or an opinion in the user's words, with a code beside it where there is a choice. Enter breaks the line, Ctrl+Enter answers. */
export function ReasonBody({ question, textId, onAnswer }: ReasonBodyProps) {
  const [reason, setReason] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const problemId = useId()

  const answer = (event?: FormEvent) => {
    event?.preventDefault()
    const found = problemOf(question, reason.trim(), code)
    setProblem(found)
    if (found === undefined) onAnswer({ text: reason.trim(), ...(question.choices && { code }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.ctrlKey && !event.nativeEvent.isComposing) answer()
  }
  return (
    <form onSubmit={answer} noValidate>
      {question.text !== undefined && <p className={styles.text}>{question.text}</p>}
      <QuestionFacts facts={question.facts} />
      {question.choices && (
        <label className={styles.reason}>
          <span className={styles.label}>
            {question.choices.label}
            <span className={styles.required}> *</span>
          </span>
          <select
            className="field-control"
            value={code}
            required
            aria-invalid={problem !== undefined && code === ''}
            aria-describedby={problemId}
            onChange={event => setCode(event.target.value)}
          >
            <option value="">{text('reasonChoose')}</option>
            {question.choices.entries.map(({ value, text: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.reason}>
        <span className={styles.label} id={textId}>
          {question.label}
          {question.isRequired && <span className={styles.required}> *</span>}
        </span>
        <textarea
          className="field-control"
          rows={4}
          maxLength={question.maxLength}
          value={reason}
          required={question.isRequired}
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
          onChange={event => setReason(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div className={styles.under}>
        <span className={styles.problem} id={problemId} role="alert">
          {problem}
        </span>
        <span>{text('reasonCount', [reason.length, question.maxLength])}</span>
      </div>
      <div className={styles.foot}>
        <button type="button" className="button" onClick={() => onAnswer(undefined)}>
          {text('cancel')}
        </button>
        <button type="submit" className="button" data-look="primary" title="Ctrl+Enter">
          {text('confirm')}
        </button>
      </div>
    </form>
  )
}

function problemOf(
  { isRequired, minLength, label, choices }: ReasonQuestion,
  reason: string,
  code: string,
): string | undefined {
  if (choices && code === '') return text('reasonNotChosen', [choices.label])
  if (reason === '') return isRequired ? text('reasonEmpty', [label]) : undefined
  return reason.length < minLength ? text('reasonTooShort', [label, minLength]) : undefined
}
