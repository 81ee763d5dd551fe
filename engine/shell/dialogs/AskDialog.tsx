import { useId } from 'react'
import type { Question } from '../frame/askQueue'
import styles from './AskDialog.module.css'
import { ChoiceBody } from './ChoiceBody'
import { ReasonBody } from './ReasonBody'
import { useModal } from './useModal'

/** One question, above everything. Enter takes the button with the focus, Esc the harmless answer. */
export function AskDialog({ question }: { readonly question: Question }) {
  const titleId = useId()
  const textId = useId()
  const dialog = useModal({ onDismiss: () => dismiss(question), closesOutside: false })
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <h2 className={styles.title} id={titleId}>
        {question.title}
      </h2>
      {question.ask === 'reason' ? (
        <ReasonBody question={question.question} textId={textId} onAnswer={question.answer} />
      ) : (
        <ChoiceBody question={question} textId={textId} />
      )}
    </dialog>
  )
}

function dismiss(question: Question): void {
  if (question.ask === 'alert') question.answer()
  else if (question.ask === 'confirm') question.answer(false)
  else question.answer(undefined)
}
