import type { DateRangeProps } from '../engine/render/widgetContract'
import { parseDateText } from '../schemas/shared/dateText'
import { controlAria } from './controlAria'
import { DatePick } from './DatePick'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

/** First and last day of a period, typed or picked together in one calendar. */
export function DateRange(props: DateRangeProps) {
  const { id, label, from, to, onChange, onEnter, today, isDisabled, isReadOnly } = props
  const read = (text: string) => parseDateText(text) ?? text.trim()
  const first = useDraft(from, text => onChange(read(text), to))
  const last = useDraft(to, text => onChange(from, read(text)))
  if (isReadOnly) return <ReadText id={id} text={`${from} ${widgetText('until')} ${to}`} />
  const ends = [
    { name: 'from', id, draft: first, label: widgetText('from', label) },
    { name: 'to', id: `${id}-to`, draft: last, label: widgetText('to', label) },
  ] as const
  return (
    <div className="field-group" data-buttons="1">
      <div className="date-range field-control">
        {ends.map(end => (
          <span className="date-range-end" key={end.name}>
            {end.name === 'to' && <span className="date-range-until">{widgetText('until')}</span>}
            <input
              {...controlAria(props)}
              className="date-range-input"
              id={end.id}
              type="text"
              inputMode="numeric"
              aria-label={end.label}
              value={end.draft.text}
              disabled={isDisabled}
              autoComplete="off"
              onChange={event => end.draft.change(event.target.value)}
              onBlur={end.draft.commit}
              onKeyDown={event => {
                if (!isEnter(event)) return
                end.draft.commit()
                onEnter?.()
              }}
            />
          </span>
        ))}
      </div>
      {!isDisabled && <DatePick label={label} from={from} to={to} today={today} isRange onPick={onChange} />}
    </div>
  )
}
