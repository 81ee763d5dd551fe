import type { DateRangeProps } from '../engine/render/widgetContract'
import { DatePick } from './DatePick'
import { DraftInput } from './DraftInput'
import { FieldNote } from './FieldNote'
import { ReadText } from './ReadText'
import { useDateNote } from './useDateNote'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

/** First and last day of a period, typed or picked together in one calendar. */
export function DateRange(props: DateRangeProps) {
  const { id, label, from, to, onChange, today, isDisabled, isReadOnly } = props
  const firstEntry = useDateNote(from)
  const lastEntry = useDateNote(to)
  const first = useDraft(from, text => onChange(firstEntry.read(text), to))
  const last = useDraft(to, text => onChange(from, lastEntry.read(text)))
  if (isReadOnly) return <ReadText id={id} text={`${from} ${widgetText('until')} ${to}`} />
  const ends = [
    { name: 'from', id, draft: first, entry: firstEntry, label: widgetText('from', label) },
    { name: 'to', id: `${id}-to`, draft: last, entry: lastEntry, label: widgetText('to', label) },
  ] as const
  const notes = ends.flatMap(({ entry }) => entry.note ?? [])
  return (
    <div className="field-group" data-buttons="1" data-noted={notes.length > 0 || undefined}>
      <div className="date-range field-control">
        {ends.map(end => (
          <span className="date-range-end" key={end.name}>
            {end.name === 'to' && <span className="date-range-until">{widgetText('until')}</span>}
            <DraftInput
              {...props}
              id={end.id}
              label={end.label}
              draft={end.draft}
              note={end.entry.note}
              inputMode="numeric"
              className="date-range-input"
            />
          </span>
        ))}
      </div>
      {!isDisabled && <DatePick label={label} from={from} to={to} today={today} isRange onPick={onChange} />}
      {ends.map(end => (
        <FieldNote key={end.id} id={end.id} text={end.entry.note} />
      ))}
    </div>
  )
}
