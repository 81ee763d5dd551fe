import { useStore } from 'zustand'
import { useFrame } from '../frame/frame'
import { AskDialog } from './AskDialog'

/** Shows the oldest open question; the others wait. */
export function DialogHost() {
  const { ask } = useFrame()
  const question = useStore(ask.store, state => state.questions[0])
  return question ? <AskDialog key={question.id} question={question} /> : null
}
