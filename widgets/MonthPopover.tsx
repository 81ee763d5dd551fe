import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { zeroPad } from '../schemas/shared/zeroPad'
import { Icon } from './Icon'
import { widgetText } from './widgetText'
import './monthPopover.css'

interface MonthPopoverProps {
  readonly label: string
  readonly anchor: HTMLElement
  readonly value: string
  readonly onPick: (month: string) => void
  readonly onClose: () => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Twelve months of a year. */
export function MonthPopover({ label, anchor, value, onPick, onClose }: MonthPopoverProps) {
  const chosenYear = Number(value.slice(0, 4))
  const [year, setYear] = useState(chosenYear > 0 ? chosenYear : new Date().getFullYear())
  return (
    <Popover.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={4} className="floating-layer">
          <Popover.Popup
            className="floating month-popover"
            aria-label={widgetText('calendar', label)}
            finalFocus={() => anchor.querySelector('button') ?? true}
          >
            <div className="month-popover-head">
              <button
                type="button"
                className="field-button"
                aria-label={widgetText('previousYear')}
                onClick={() => setYear(year - 1)}
              >
                <Icon name="left" />
              </button>
              <strong aria-live="polite">{widgetText('year', year)}</strong>
              <button
                type="button"
                className="field-button"
                aria-label={widgetText('nextYear')}
                onClick={() => setYear(year + 1)}
              >
                <Icon name="right" />
              </button>
            </div>
            <div className="month-popover-months">
              {months.map(month => {
                const text = `${year}${zeroPad(month, 2)}`
                return (
                  <button
                    type="button"
                    className="button"
                    data-look={text === value ? 'primary' : 'quiet'}
                    aria-pressed={text === value}
                    key={month}
                    onClick={() => onPick(text)}
                  >
                    {widgetText('month', month)}
                  </button>
                )
              })}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
