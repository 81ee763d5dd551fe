import { useState } from 'react'

export interface Draft {
  readonly text: string
  change(text: string): void
  /** Hands the draft over; what it stands for replaces what was typed. */
  commit(): void
}

/**
 * A text being typed, handed over as a whole. While nobody types, it follows the value; a value that changes from outside
 * (reset, a popup) wins over what stood in the field.
 */
export function useDraft(shown: string, onCommit: (text: string) => void): Draft {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>()
  const draft = typed?.over === shown ? typed.text : undefined
  return {
    text: draft ?? shown,
    change: text => setTyped({ text, over: shown }),
    commit: () => {
      if (draft !== undefined && draft !== shown) onCommit(draft)
      setTyped(undefined)
    },
  }
}
