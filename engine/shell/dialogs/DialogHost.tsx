import { useStore } from 'zustand'
import { useFrame } from '../frame/frame'
import { AskDialog } from './AskDialog'

/** Shows the question that was asked first; the others wait their turn. */
export function DialogHost() {
  const { ask } = useFrame()
  const question = useStore(ask.store, state => state.questions[0])
  return question ? <AskDialog key={question.id} question={question} /> : null
}
