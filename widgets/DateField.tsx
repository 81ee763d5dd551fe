import type { DateFieldProps } from '../engine/render/widgetContract'
import { DatePick } from './DatePick'
import { DraftInput } from './DraftInput'
import { FieldNote } from './FieldNote'
import { ReadText } from './ReadText'
import { useDateNote } from './useDateNote'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

/** A day, typed in any of the usual ways (20261120, 26.11.20) or taken from the calendar. */
export function DateField(props: DateFieldProps) {
  const { id, label, value, onChange, today, isDisabled, isReadOnly, placeholder } = props
  const entry = useDateNote(value)
  const draft = useDraft(value, text => onChange(entry.read(text)))
  if (isReadOnly) return <ReadText id={id} text={value} />
  return (
    <div className="field-group" data-buttons="1" data-noted={entry.note !== undefined || undefined}>
      <DraftInput
        {...props}
        draft={draft}
        note={entry.note}
        inputMode="numeric"
        placeholder={placeholder ?? widgetText('datePlaceholder')}
      />
      {!isDisabled && <DatePick label={label} from={value} to={value} today={today} onPick={onChange} />}
      <FieldNote id={id} text={entry.note} />
    </div>
  )
}
