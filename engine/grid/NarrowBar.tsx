import { useMemo } from 'react'
import type { LinesRoom } from '../contract/linesRoom'
import type { GridPlan } from '../plan/gridPlan'
import { useControlId } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'

import { narrowLines } from './shownLines'
import './narrowBar.css'

interface NarrowBarProps {
  readonly narrow: NonNullable<GridPlan['narrow']>
  readonly room: LinesRoom
  readonly codes: CodesPort
}

/** Choices of a code with how many lines bear each; the lines of the chosen one are shown alone. */
export function NarrowBar({ narrow, room, codes }: NarrowBarProps) {
  const { ChoiceGroup } = useWidgets()
  const id = useControlId(`${room.plan.id}.narrow`)
  const lines = useSlice(room, state => state.lines)
  const narrowed = useSlice(room, state => state.narrowed ?? '')
  const counts = useMemo(() => {
    const found = new Map<string, number>()
    for (const { values } of lines) {
      const value = textOf(values[narrow.field])
      found.set(value, (found.get(value) ?? 0) + 1)
    }
    return found
  }, [lines, narrow])
  return (
    <div className="narrow-bar">
      <ChoiceGroup
        id={id}
        label={narrow.label}
        kind="radio"
        value={narrowed}
        emptyText={say('narrowAll', lines.length.toLocaleString('ko-KR'))}
        options={codes.entries(narrow.code).map(({ value, text }) => ({
          value,
          text: say('narrowOne', text, (counts.get(value) ?? 0).toLocaleString('ko-KR')),
        }))}
        onChange={value => narrowLines(room, value)}
      />
    </div>
  )
}
