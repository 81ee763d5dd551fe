import { useStore } from 'zustand'
import { AskDialog } from './AskDialog'
import { useFrame } from './frame'

/** Shows the question that was asked first; the others wait their turn. */
export function DialogHost() {
  const { ask } = useFrame()
  const question = useStore(ask.store, state => state.questions[0])
  return question ? <AskDialog key={question.id} question={question} /> : null
}
