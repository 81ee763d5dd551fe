import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../Icon'
import { fullLayout, moveColumn, orderColumns } from './columnLayout'
import { turnWidth, widthName } from './columnWidths'
import type { GridColumn, GridColumnMenuProps } from './dataGridContract'
import { GridColumnMenuItem } from './GridColumnMenuItem'
import './gridColumnMenu.css'
import { gridTexts } from './gridTexts'
import { usePopover } from './usePopover'

/** The button and panel in which a person chooses which columns show, and in what order. */
export function GridColumnMenu({ columns, layout, onLayout }: GridColumnMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  usePopover(panel, button)
  const ordered = orderColumns(columns, layout)
  const hidden = new Set(layout?.hidden)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false)
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    // Heard before a dialog around the grid hears it, which would close as well.
    document.addEventListener('keydown', closeByEscape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeByEscape, { capture: true })
    }
  }, [isOpen])

  const show = (columnId: string, isShown: boolean) => {
    const full = fullLayout(columns, layout)
    onLayout({
      ...full,
      hidden: isShown ? full.hidden.filter(each => each !== columnId) : [...full.hidden, columnId],
    })
  }

  return (
    <div ref={frame} className="gridColumnMenu">
      <button
        ref={button}
        type="button"
        className="button"
        data-look="icon"
        aria-label={gridTexts.columnMenu}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={gridTexts.columnMenu}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="columns" />
      </button>
      {isOpen && (
        <fieldset ref={panel} id={id} className="gridColumnMenu-panel" popover="manual">
          <legend className="gridColumnMenu-title">{gridTexts.columnMenuTitle}</legend>
          <ul className="gridColumnMenu-list">
            {ordered.map((column, at) => (
              <GridColumnMenuItem
                key={column.id}
                column={column}
                isShown={!hidden.has(column.id)}
                isLast={columns.length - hidden.size === 1 && !hidden.has(column.id)}
                before={neighbour(column, ordered[at - 1])}
                after={neighbour(column, ordered[at + 1])}
                width={widthName(column, layout)}
                onWidth={() => onLayout(turnWidth(columns, layout, column))}
                onShow={isShown => show(column.id, isShown)}
                onMove={toId => onLayout(moveColumn(columns, layout, column.id, toId))}
              />
            ))}
          </ul>
          <button type="button" className="gridColumnMenu-reset" onClick={() => onLayout(undefined)}>
            {gridTexts.columnMenuReset}
          </button>
        </fieldset>
      )}
    </div>
  )
}

/** A column changes places only with one that is frozen as it is. */
function neighbour(column: GridColumn, other: GridColumn | undefined): string | undefined {
  return other && (other.frozen === true) === (column.frozen === true) ? other.id : undefined
}
