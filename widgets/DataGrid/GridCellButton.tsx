import { openChoice } from './gridKeys'
import type { GridSheet } from './gridSheet'
import { gridTexts } from './gridTexts'

interface GridCellButtonProps {
  readonly sheet: GridSheet
  readonly place: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** The button at the right end of the selected cell where it has a popup or a list. Keys reach the same by F2 and Alt+Down. */
export function GridCellButton({ sheet, place }: GridCellButtonProps) {
  const { hands, state } = sheet
  const column = hands.columnAt(state.cursor)
  const isLookup = column?.kind === 'lookup' && sheet.props.onLookup !== undefined
  const isList = column?.kind === 'code'
  if (!column || (!isLookup && !isList) || !hands.canEdit(state.cursor)) return null
  return (
    <button
      type="button"
      className="dataGrid-cellButton"
      tabIndex={-1}
      aria-label={`${column.title} ${isLookup ? gridTexts.openLookup : gridTexts.openList}`}
      style={{
        transform: `translate(${place.left + place.width - 23}px, ${place.top + 3}px)`,
        height: place.height - 5,
      }}
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={() => {
        if (isLookup) hands.cancel()
        openChoice(hands)
      }}
    >
      {isLookup ? '…' : '▾'}
    </button>
  )
}
