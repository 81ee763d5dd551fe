import { type RefObject, useRef } from 'react'
import { GridNote } from './GridNote'
import type { GridHoveredNote } from './gridSheet'
import type { HoverNote } from './useHoverNote'

interface GridHoverNoteProps {
  readonly id: string
  readonly note: GridHoveredNote
  readonly hover: Pick<HoverNote, 'show' | 'hold'>
  readonly frame: RefObject<HTMLElement | null>
}

/** The reason of a red mark, or the whole of a text that is cut, while the mouse is over its cell. */
export function GridHoverNote({ id, note, hover, frame }: GridHoverNoteProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const edge = frame.current?.getBoundingClientRect()
  const { left, top, width, height, text, isProblem } = note
  return (
    <>
      <span
        ref={anchor}
        className="dataGrid-hoverAnchor"
        style={{ left: left - (edge?.left ?? 0), top: top - (edge?.top ?? 0), width, height }}
      />
      <GridNote id={id} text={text} anchor={anchor} isPlain={!isProblem} hover={hover} />
    </>
  )
}
