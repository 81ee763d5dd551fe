import { Popover } from '@base-ui/react/popover'
import type { ChoiceOption } from '../engine/render/widgetContract'
import './multiSelect.css'

interface CheckListProps {
  readonly id: string
  readonly label: string
  readonly anchor: HTMLElement
  readonly options: readonly ChoiceOption[]
  readonly chosen: readonly string[]
  readonly allText: string
  readonly onChange: (chosen: readonly string[]) => void
  readonly onClose: () => void
}

/** The choices with a box each, above them one for all. Arrows move, space checks, Esc closes. */
export function CheckList({
  id,
  label,
  anchor,
  options,
  chosen,
  allText,
  onChange,
  onClose,
}: CheckListProps) {
  // The order of the choices, not that of the clicks, so that equal conditions make equal addresses.
  const toggle = (value: string) => {
    const isChosen = chosen.includes(value)
    onChange(
      options
        .map(option => option.value)
        .filter(candidate => (candidate === value ? !isChosen : chosen.includes(candidate))),
    )
  }
  return (
    <Popover.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="start" sideOffset={2} className="floating-layer">
          <Popover.Popup
            className="floating check-list"
            id={id}
            aria-label={label}
            onKeyDown={event => moveFocus(event.currentTarget, event)}
          >
            <label className="check-list-item">
              <input type="checkbox" checked={chosen.length === 0} onChange={() => onChange([])} />
              {allText}
            </label>
            {options.map(option => (
              <label className="check-list-item" key={option.value}>
                <input
                  type="checkbox"
                  checked={chosen.includes(option.value)}
                  onChange={() => toggle(option.value)}
                />
                {option.text}
              </label>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function moveFocus(list: HTMLElement, event: { readonly key: string; preventDefault(): void }): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const boxes = [...list.querySelectorAll('input')]
  const focused = document.activeElement
  const at = focused instanceof HTMLInputElement ? boxes.indexOf(focused) : -1
  boxes[(at + step + boxes.length) % boxes.length]?.focus()
}
