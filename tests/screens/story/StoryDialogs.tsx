import { useStore } from 'zustand'
import { AskDialog } from '../../../engine/shell/dialogs/AskDialog'
import type { Ask } from '../../../engine/shell/frame/askQueue'

/** What a screen asks and says, where no frame is around it: questions as in the product, notices as plain lines. */
export function StoryDialogs({ ask }: { readonly ask: Ask }) {
  const { questions, toasts } = useStore(ask.store)
  const [question] = questions
  return (
    <>
      {toasts.map(toast => (
        <p key={toast.id} role="status">
          {toast.text}
        </p>
      ))}
      {question && <AskDialog key={question.id} question={question} />}
    </>
  )
}
