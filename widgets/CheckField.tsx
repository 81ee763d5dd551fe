import type { SelectFieldProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { ReadText } from './ReadText'
import './checkField.css'

/** Yes or no, the first and the second choice, as one box with the text of what it stands for now. */
export function CheckField(props: SelectFieldProps) {
  const { id, label, value, onChange, options, isDisabled, isReadOnly } = props
  const [yes, no] = options
  const shown = options.find(option => option.value === value)?.text
  if (isReadOnly) return <ReadText id={id} text={shown ?? value} />
  const { 'aria-required': _, ...aria } = controlAria(props)
  return (
    <label className="choice-item">
      <input
        {...aria}
        type="checkbox"
        id={id}
        aria-label={label}
        checked={yes !== undefined && value === yes.value}
        disabled={isDisabled}
        onChange={event => onChange((event.target.checked ? yes : no)?.value ?? '')}
      />
      {shown ?? no?.text}
    </label>
  )
}
