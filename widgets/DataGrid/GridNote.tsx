import { type RefObject, useRef } from 'react'
import { usePopover } from './usePopover'

interface GridNoteProps {
  readonly id: string
  readonly text: string
  readonly anchor: RefObject<HTMLElement | null>
}

/** Why a value was refused, under its cell. The live region reads the same sentence. */
export function GridNote({ id, text, anchor }: GridNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  usePopover(note, anchor)
  return (
    <div ref={note} id={id} className="dataGrid-note" popover="manual">
      {text}
    </div>
  )
}
