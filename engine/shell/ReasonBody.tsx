import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { text } from '../i18n/text'
import type { ReasonQuestion } from '../runtime/services'
import styles from './AskDialog.module.css'

export interface ReasonBodyProps {
  readonly question: ReasonQuestion
  readonly textId: string
  readonly onAnswer: (reason: string | undefined) => void
}

/** A reason or an opinion in the user's words. Enter breaks the line, Ctrl+Enter answers. */
export function ReasonBody({ question, textId, onAnswer }: ReasonBodyProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const problemId = useId()

  const answer = (event?: FormEvent) => {
    event?.preventDefault()
    const found = problemOf(question, reason.trim())
    setProblem(found)
    if (found === undefined) onAnswer(reason.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.ctrlKey && !event.nativeEvent.isComposing) answer()
  }
  return (
    <form onSubmit={answer} noValidate>
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

function problemOf({ isRequired, minLength, label }: ReasonQuestion, reason: string): string | undefined {
  if (reason === '') return isRequired ? text('reasonEmpty', [label]) : undefined
  return reason.length < minLength ? text('reasonTooShort', [label, minLength]) : undefined
}
