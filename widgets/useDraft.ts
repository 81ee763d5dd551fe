import { useState } from 'react'

export interface Draft {
  readonly text: string
  /** Something was typed that has not been handed over. */
  readonly isOpen: boolean
  change(text: string): void
  /** Hands the draft over; what it stands for replaces what was typed. */
  commit(): void
  /** Forgets what was typed. */
  drop(): void
}

/**
 * A text being typed, handed over as a whole. While nobody types, it follows the value; a value that changes from outside
 * (reset, a popup) wins over what stood in the field. One that is emptied does not: the answer to another field may come while
 * this one is typed into.
 */
export function useDraft(shown: string, onCommit: (text: string) => void): Draft {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>()
  const draft = typed?.over === shown || shown === '' ? typed?.text : undefined
  const isOpen = draft !== undefined && draft !== shown
  return {
    text: draft ?? shown,
    isOpen,
    change: text => setTyped({ text, over: shown }),
    commit: () => {
      if (isOpen) onCommit(draft)
      setTyped(undefined)
    },
    drop: () => setTyped(undefined),
  }
}
