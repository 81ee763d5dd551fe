import { type RefObject, useRef } from 'react'
import { GridNote } from './GridNote'
import type { GridHoveredProblem } from './gridSheet'

interface GridHoverNoteProps {
  readonly id: string
  readonly problem: GridHoveredProblem
  readonly frame: RefObject<HTMLElement | null>
}

/** The reason of a red mark, while the mouse is over it. */
export function GridHoverNote({ id, problem, frame }: GridHoverNoteProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const edge = frame.current?.getBoundingClientRect()
  const { left, top, width, height, text } = problem
  return (
    <>
      <span
        ref={anchor}
        className="dataGrid-hoverAnchor"
        style={{ left: left - (edge?.left ?? 0), top: top - (edge?.top ?? 0), width, height }}
      />
      <GridNote id={id} text={text} anchor={anchor} />
    </>
  )
}
