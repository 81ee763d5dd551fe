import type { SelectFieldProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { Icon } from './Icon'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import './field.css'

/** One of several choices, by the browser's own list. A value outside of them is shown, not dropped. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, value, onChange, onEnter, options, emptyText, isDisabled, isReadOnly } = props
  const known = options.find(option => option.value === value)
  if (isReadOnly) return <ReadText id={id} text={known?.text ?? value} />
  return (
    <div className="field-group">
      <select
        {...controlAria(props)}
        className="field-control field-select"
        id={id}
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (isEnter(event)) onEnter?.()
        }}
      >
        {(emptyText !== undefined || value === '') && <option value="">{emptyText}</option>}
        {value !== '' && !known && <option value={value}>{value}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <span className="field-select-sign">
        <Icon name="down" />
      </span>
    </div>
  )
}
