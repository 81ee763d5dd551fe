import { type RefObject, useRef } from 'react'
import type { HoverNote } from './useHoverNote'
import { usePopover } from './usePopover'

interface GridNoteProps {
  readonly id: string
  readonly text: string
  readonly anchor: RefObject<HTMLElement | null>
  /** What stands in a cell, and no refusal. */
  readonly isPlain?: boolean
  /** It came by the mouse, and stays while the mouse is over it. */
  readonly hover?: Pick<HoverNote, 'show' | 'hold'>
}

/** A sentence under its cell: why a value was refused, which the live region reads too, or a text that is cut there. */
export function GridNote({ id, text, anchor, isPlain, hover }: GridNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  usePopover(note, anchor)
  return (
    <div
      ref={note}
      id={id}
      className="dataGrid-note"
      data-plain={isPlain || undefined}
      popover="manual"
      onPointerEnter={hover?.hold}
      onPointerLeave={hover && (() => hover.show(undefined))}
    >
      {text}
    </div>
  )
}
