import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ko } from 'react-day-picker/locale'
import { dayText, isDay, splitDay } from '../schemas/shared/calendar'
import { isKorean } from '../schemas/shared/translated'
import { datePresets } from './datePresets'
import { widgetText } from './widgetText'
import 'react-day-picker/style.css'
import './calendarPopover.css'

interface CalendarPopoverProps {
  readonly label: string
  readonly anchor: HTMLElement
  readonly from: string
  readonly to: string
  readonly today: string
  readonly isRange: boolean
  readonly onPick: (from: string, to: string) => void
  readonly onClose: () => void
}

/** A Korean calendar; for a period with the usual presets. Both ends of a period may be picked in either order. */
export function CalendarPopover({
  label,
  anchor,
  from,
  to,
  today,
  isRange,
  onPick,
  onClose,
}: CalendarPopoverProps) {
  const [start, setStart] = useState<string>()
  const shown = isDay(to) ? to : isDay(from) ? from : today
  const pick = (day: string) => {
    if (!isRange) return onPick(day, day)
    if (start === undefined) return setStart(day)
    return onPick(start < day ? start : day, start < day ? day : start)
  }
  const [first, last] = start === undefined ? [from, to] : [start, start]
  return (
    <Popover.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={4} className="floating-layer">
          <Popover.Popup
            className="floating calendar"
            aria-label={widgetText('calendar', label)}
            // The calendar takes the focus before the popover has seen where it was.
            finalFocus={() => anchor.querySelector('button') ?? true}
          >
            {isRange && (
              <fieldset className="calendar-presets" aria-label={widgetText('presets')}>
                {datePresets.map(preset => (
                  <button
                    type="button"
                    className="button"
                    data-look="quiet"
                    key={preset.text}
                    onClick={() => onPick(...preset.period(today))}
                  >
                    {widgetText(preset.text)}
                  </button>
                ))}
              </fieldset>
            )}
            <DayPicker
              mode="range"
              {...(isKorean() ? { locale: ko } : {})}
              captionLayout="dropdown"
              defaultMonth={toDate(shown)}
              startMonth={toDate('1990-01-01')}
              endMonth={toDate('2049-12-01')}
              today={toDate(today)}
              selected={{ from: dateOf(first), to: dateOf(last) }}
              onDayClick={day => pick(toDay(day))}
              autoFocus
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The picker works on local noon, so that no time zone moves the day. */
function toDate(text: string): Date {
  const { year, month, day } = splitDay(text)
  return new Date(year, month - 1, day, 12)
}

function dateOf(text: string): Date | undefined {
  return isDay(text) ? toDate(text) : undefined
}

function toDay(date: Date): string {
  return dayText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
}
