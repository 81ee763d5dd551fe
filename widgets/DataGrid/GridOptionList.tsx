import { type RefObject, useEffect, useRef } from 'react'
import type { HandsList } from './gridHandsState'
import type { GridSheet } from './gridSheet'
import { gridTexts } from './gridTexts'
import { usePopover } from './usePopover'

interface GridOptionListProps {
  readonly sheet: GridSheet
  readonly list: HandsList
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
}

/** The choices of a code cell. The focus stays in the text box, which filters; Enter or a click chooses. */
export function GridOptionList({ sheet, list, id, anchor }: GridOptionListProps) {
  const { hands } = sheet
  const frame = useRef<HTMLDivElement>(null)
  const active = useRef<HTMLButtonElement>(null)
  usePopover(frame, anchor)
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={frame} className="dataGrid-list" popover="manual">
      {list.options.length === 0 && <p className="dataGrid-listEmpty">{gridTexts.noOption}</p>}
      <div id={id} role="listbox" aria-label={hands.columnAt(hands.state().cursor)?.title}>
        {list.options.map((option, at) => (
          <button
            type="button"
            key={option.value}
            ref={at === list.active ? active : undefined}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === list.active}
            className="dataGrid-option"
            onMouseDown={event => event.preventDefault()}
            onClick={() => hands.chooseOption(at)}
          >
            {option.text}
          </button>
        ))}
      </div>
    </div>
  )
}
