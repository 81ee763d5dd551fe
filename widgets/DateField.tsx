import type { DateFieldProps } from '../engine/render/widgetContract'
import { parseDateText } from '../schemas/shared/dateText'
import { DatePick } from './DatePick'
import { DraftInput } from './DraftInput'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

/** A day, typed in any of the usual ways (20261120, 26.11.20) or taken from the calendar. */
export function DateField(props: DateFieldProps) {
  const { id, label, value, onChange, today, isDisabled, isReadOnly, placeholder } = props
  const draft = useDraft(value, text => onChange(parseDateText(text) ?? text.trim()))
  if (isReadOnly) return <ReadText id={id} text={value} />
  return (
    <div className="field-group" data-buttons="1">
      <DraftInput
        {...props}
        draft={draft}
        inputMode="numeric"
        placeholder={placeholder ?? widgetText('datePlaceholder')}
      />
      {!isDisabled && <DatePick label={label} from={value} to={value} today={today} onPick={onChange} />}
    </div>
  )
}
