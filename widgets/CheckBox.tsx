import type { CheckBoxProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { widgetText } from './widgetText'
import './choiceGroup.css'

/** One box for yes; its label stands beside it in the Field. */
export function CheckBox(props: CheckBoxProps) {
  const { id, label, value, checkedValue, onChange, onEnter, isDisabled, isReadOnly } = props
  const isChecked = value === checkedValue
  if (isReadOnly) return <ReadText id={id} text={widgetText(isChecked ? 'checked' : 'unchecked')} />
  return (
    <div className="choice-group">
      <input
        {...controlAria(props)}
        id={id}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={event => onChange(event.target.checked ? checkedValue : '')}
        onKeyDown={event => {
          if (isEnter(event)) onEnter?.()
        }}
      />
    </div>
  )
}
