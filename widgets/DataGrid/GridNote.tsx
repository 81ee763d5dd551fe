import { type RefObject, useRef } from 'react'
import { usePopover } from './usePopover'

interface GridNoteProps {
  readonly id: string
  readonly text: string
  readonly anchor: RefObject<HTMLElement | null>
  /** What stands in a cell, and no refusal. */
  readonly isPlain?: boolean
}

/** A sentence under its cell: why a value was refused, which the live region reads too, or a text that is cut there. */
export function GridNote({ id, text, anchor, isPlain }: GridNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  usePopover(note, anchor)
  return (
    <div ref={note} id={id} className="dataGrid-note" data-plain={isPlain || undefined} popover="manual">
      {text}
    </div>
  )
}
