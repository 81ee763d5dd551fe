import { lazy, Suspense, useState } from 'react'
import { Icon } from './Icon'
import { widgetText } from './widgetText'
import './field.css'

const CalendarPopover = lazy(() =>
  import('./CalendarPopover').then(({ CalendarPopover }) => ({ default: CalendarPopover })),
)

interface DatePickProps {
  readonly label: string
  readonly from: string
  readonly to: string
  readonly today: string
  readonly isRange?: boolean
  readonly onPick: (from: string, to: string) => void
}

/** The button of a date field; the calendar behind it is loaded when it is first pressed. */
export function DatePick({ label, from, to, today, isRange, onPick }: DatePickProps) {
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <span className="field-buttons" ref={setAnchor}>
      <button
        type="button"
        className="field-button"
        aria-label={widgetText('openCalendar', label)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen && anchor && (
        <Suspense fallback={null}>
          <CalendarPopover
            label={label}
            anchor={anchor}
            from={from}
            to={to}
            today={today}
            isRange={isRange === true}
            onPick={(first, last) => {
              onPick(first, last)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}
