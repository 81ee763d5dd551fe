import type { FilterRoom } from '../contract/filterRoom'
import type { RoomHost } from '../contract/roomHost'
import { useSlice } from '../render/useSlice'
import { say } from '../runtime/say'

import { filterTexts } from './filterTexts'

/** What is set in a folded filter bar. */
export function FilterChips({ room, host }: { readonly room: FilterRoom; readonly host: RoomHost }) {
  const values = useSlice(room, state => state.values)
  const chips = filterTexts(room.plan, values, host.services.codes)
  if (chips.length === 0) return <p className="filter-none">{say('filterNone')}</p>
  return (
    <ul className="filter-chips">
      {chips.map(chip => (
        <li className="filter-chip" key={chip}>
          {chip}
        </li>
      ))}
    </ul>
  )
}
