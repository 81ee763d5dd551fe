import type { GridMouseEventArgs } from '@glideapps/glide-data-grid'
import { useEffect, useRef, useState } from 'react'
import type { GridRow, GridRowPlace } from './dataGridContract'
import { isOnArrow, outlineColumn, outlineStep } from './gridOutline'
import type { GridSheet } from './gridSheet'
import { isInBranch } from './moveRow'

/** Where the row that is being dragged would go, in pixels of the grid's frame. */
export interface RowDrop {
  readonly target: number
  readonly place: GridRowPlace
  readonly top: number
  readonly left: number
  readonly height: number
}

export interface RowDrag {
  readonly drop: RowDrop | undefined
  /** A row is held: the mouse draws no range of cells. */
  isHeld(): boolean
  /** The mouse is over another place of the canvas. */
  over(event: GridMouseEventArgs): void
}

/** Dragging the indented cell of a row puts the row elsewhere in its tree. Esc puts it back. */
export function useRowDrag(sheet: GridSheet): RowDrag {
  const now = useRef(sheet)
  now.current = sheet
  const at = useRef<GridMouseEventArgs>(undefined)
  const held = useRef<{ readonly index: number; readonly row: GridRow }>(undefined)
  const wanted = useRef<RowDrop>(undefined)
  const [drop, setDrop] = useState<RowDrop>()

  const show = (next: RowDrop | undefined) => {
    wanted.current = next
    setDrop(next)
  }
  const isMovable = sheet.props.onMoveRow !== undefined
  useEffect(() => {
    const frame = sheet.frame.current
    if (!frame || !isMovable) return
    const letGo = () => {
      held.current = undefined
      wanted.current = undefined
      setDrop(undefined)
    }
    const hold = (event: PointerEvent) => {
      const index = event.button === 0 ? movableAt(now.current, at.current) : undefined
      const row = index === undefined ? undefined : now.current.props.rows.rowAt(index)
      held.current = index === undefined || !row ? undefined : { index, row }
    }
    const put = () => {
      const { row } = held.current ?? {}
      const target = wanted.current
      letGo()
      if (row && target) now.current.props.onMoveRow?.(row, target.target, target.place)
    }
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !wanted.current) return
      event.stopPropagation()
      letGo()
    }
    frame.addEventListener('pointerdown', hold, true)
    window.addEventListener('pointerup', put)
    window.addEventListener('pointercancel', letGo)
    window.addEventListener('keydown', giveUp, true)
    return () => {
      frame.removeEventListener('pointerdown', hold, true)
      window.removeEventListener('pointerup', put)
      window.removeEventListener('pointercancel', letGo)
      window.removeEventListener('keydown', giveUp, true)
    }
  }, [sheet.frame, isMovable])

  return {
    drop,
    isHeld: () => held.current !== undefined,
    over: event => {
      at.current = event
      if (held.current) show(dropAt(now.current, held.current.index, event))
    },
  }
}

/** The row whose indented cell, but for its arrow, is under the mouse. */
function movableAt({ props, lead, shown }: GridSheet, event: GridMouseEventArgs | undefined) {
  if (event?.kind !== 'cell') return undefined
  const [column, row] = event.location
  const place = props.outline?.rowAt(row)
  if (!place || column - lead.length !== outlineColumn(shown, props.outline)) return undefined
  return place.isOpen !== undefined && isOnArrow(place.level, event.localEventX) ? undefined : row
}

/** The upper quarter of a row means in front of it, the lower one behind it, what is between below it. */
function dropAt({ props, frame }: GridSheet, from: number, event: GridMouseEventArgs): RowDrop | undefined {
  const box = frame.current?.getBoundingClientRect()
  if (event.kind !== 'cell' || !box) return undefined
  const target = event.location[1]
  if (target >= props.rows.count || isInBranch(props, from, target)) return undefined
  const { y, height } = event.bounds
  const part = event.localEventY / height
  const place = part < 0.25 ? 'before' : part > 0.75 ? 'after' : 'below'
  const top = y - box.top + (place === 'after' ? height : 0)
  const left = (props.outline?.rowAt(target)?.level ?? 0) * outlineStep
  return { target, place, top, left, height: place === 'below' ? height : 0 }
}
