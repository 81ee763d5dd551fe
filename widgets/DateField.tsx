import type { DateFieldProps } from '../engine/render/widgetContract'
import { parseDateText } from '../schemas/shared/dateText'
import { controlAria } from './controlAria'
import { DatePick } from './DatePick'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

/** A day, typed in any of the usual ways (20261120, 26.11.20) or taken from the calendar. */
export function DateField(props: DateFieldProps) {
  const { id, label, value, onChange, onEnter, today, isDisabled, isReadOnly, placeholder } = props
  const draft = useDraft(value, text => onChange(parseDateText(text) ?? text.trim()))
  if (isReadOnly) return <ReadText id={id} text={value} />
  return (
    <div className="field-group" data-buttons="1">
      <input
        {...controlAria(props)}
        className="field-control"
        id={id}
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={draft.text}
        placeholder={placeholder ?? widgetText('datePlaceholder')}
        disabled={isDisabled}
        autoComplete="off"
        onChange={event => draft.change(event.target.value)}
        onBlur={draft.commit}
        onKeyDown={event => {
          if (!isEnter(event)) return
          draft.commit()
          onEnter?.()
        }}
      />
      {!isDisabled && <DatePick label={label} from={value} to={value} today={today} onPick={onChange} />}
    </div>
  )
}
