import type { DateRangeProps } from '../engine/render/widgetContract'
import { parseDateText } from '../schemas/shared/dateText'
import { DatePick } from './DatePick'
import { DraftInput } from './DraftInput'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

/** First and last day of a period, typed or picked together in one calendar. */
export function DateRange(props: DateRangeProps) {
  const { id, label, from, to, onChange, today, isDisabled, isReadOnly } = props
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
            <DraftInput
              {...props}
              id={end.id}
              label={end.label}
              draft={end.draft}
              inputMode="numeric"
              className="date-range-input"
            />
          </span>
        ))}
      </div>
      {!isDisabled && <DatePick label={label} from={from} to={to} today={today} isRange onPick={onChange} />}
    </div>
  )
}
