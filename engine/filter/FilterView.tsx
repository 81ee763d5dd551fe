import { memo, type ReactNode, useState } from 'react'
import type { FilterRoom } from '../contract/filterRoom'
import type { RoomHost } from '../contract/roomHost'
import { narrow, useMedia } from '../render/useMedia'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { FilterChips } from './FilterChips'
import { FilterFieldView } from './FilterFieldView'

import './filterView.css'

interface FilterViewProps {
  readonly room: FilterRoom
  readonly host: RoomHost
  readonly onSearch: () => void
  /** Buttons at the right end: search and reset. */
  readonly actions: ReactNode
  /** A filter of a popup has few fields and is never folded. */
  readonly isFoldable: boolean
}

/** The filter bar: fields with their labels at the left; folded to one line, as it begins in a narrow window, it shows what is set. */
export const FilterView = memo(function FilterView({
  room,
  host,
  onSearch,
  actions,
  isFoldable,
}: FilterViewProps) {
  const { IconButton } = useWidgets()
  const isNarrow = useMedia(narrow)
  const [chosen, setFolded] = useState<boolean>()
  const hasProblem = useSlice(room, ({ problems }) => Object.keys(problems).length > 0)
  const isFolded = chosen ?? (isFoldable && isNarrow)
  // What is wrong with a condition is said at its field, which stays in view while it is mended.
  if (isFolded && hasProblem) setFolded(false)
  return (
    <search
      className="filter"
      aria-label={say('filterLabel')}
      data-folded={isFolded || undefined}
      data-part=""
    >
      {isFolded ? (
        <FilterChips room={room} host={host} />
      ) : (
        <div className="filter-fields">
          {room.visible().map(field => (
            <FilterFieldView key={field.field} room={room} host={host} field={field} onSearch={onSearch} />
          ))}
        </div>
      )}
      <div className="filter-actions">
        {actions}
        {isFoldable && (
          <IconButton
            icon={isFolded ? 'down' : 'up'}
            label={say(isFolded ? 'filterUnfold' : 'filterFold')}
            onPress={() => setFolded(!isFolded)}
          />
        )}
      </div>
    </search>
  )
})
