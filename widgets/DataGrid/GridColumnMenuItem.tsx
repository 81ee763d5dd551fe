import type { GridColumn } from './dataGridContract'
import { moveDownText, moveUpText, widthMenuText } from './gridTexts'

interface GridColumnMenuItemProps {
  readonly column: GridColumn
  readonly isShown: boolean
  /** The only column left on screen: it cannot be hidden. */
  readonly isLast: boolean
  /** Id of the column to change places with, upwards and downwards; undefined at the ends. */
  readonly before: string | undefined
  readonly after: string | undefined
  /** How wide it is, in words. */
  readonly width: string
  readonly onWidth: () => void
  readonly onShow: (isShown: boolean) => void
  readonly onMove: (toId: string) => void
}

/** One column in the menu: its box and the two buttons that move it. */
export function GridColumnMenuItem(props: GridColumnMenuItemProps) {
  const { column, isShown, isLast, width, onWidth, before, after, onShow, onMove } = props
  return (
    <li className="gridColumnMenu-item">
      <label className="gridColumnMenu-label">
        <input
          type="checkbox"
          checked={isShown}
          disabled={isLast}
          onChange={event => onShow(event.target.checked)}
        />
        {column.group ? `${column.group} · ${column.title}` : column.title}
      </label>
      <button
        type="button"
        className="gridColumnMenu-move"
        aria-label={widthMenuText(column.title, width)}
        title={widthMenuText(column.title, width)}
        onClick={onWidth}
      >
        ↔
      </button>
      <button
        type="button"
        className="gridColumnMenu-move"
        aria-label={moveUpText(column.title)}
        aria-disabled={before === undefined}
        onClick={() => before && onMove(before)}
      >
        ↑
      </button>
      <button
        type="button"
        className="gridColumnMenu-move"
        aria-label={moveDownText(column.title)}
        aria-disabled={after === undefined}
        onClick={() => after && onMove(after)}
      >
        ↓
      </button>
    </li>
  )
}
