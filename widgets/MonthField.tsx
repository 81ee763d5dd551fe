import { lazy, Suspense, useState } from 'react'
import type { ControlProps } from '../engine/render/widgetContract'
import { parseMonthText } from '../schemas/shared/dateText'
import { DraftInput } from './DraftInput'
import { Icon } from './Icon'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

const MonthPopover = lazy(() =>
  import('./MonthPopover').then(({ MonthPopover }) => ({ default: MonthPopover })),
)

/** A month as YYYYMM, shown 2026-11. A text that is no month empties the field (spec §5). */
export function MonthField(props: ControlProps) {
  const { id, label, value, onChange, isDisabled, isReadOnly, placeholder } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = /^\d{6}$/.test(value) ? `${value.slice(0, 4)}-${value.slice(4)}` : value
  const draft = useDraft(shown, text => onChange(parseMonthText(text)))
  if (isReadOnly) return <ReadText id={id} text={shown} />
  return (
    <div className="field-group" data-buttons="1" ref={setAnchor}>
      <DraftInput
        {...props}
        draft={draft}
        inputMode="numeric"
        placeholder={placeholder ?? widgetText('monthPlaceholder')}
      />
      {!isDisabled && (
        <span className="field-buttons">
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
        </span>
      )}
      {isOpen && anchor && (
        <Suspense fallback={null}>
          <MonthPopover
            label={label}
            anchor={anchor}
            value={value}
            onPick={month => {
              onChange(month)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
