import type { NumberFieldProps } from '../engine/render/widgetContract'
import { formatDecimal, isDecimal } from '../schemas/shared/decimal'
import { masks } from '../schemas/shared/masks/masks'
import { controlAria } from './controlAria'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import './field.css'

/** A decimal as text. Commas are shown, never kept; what is no number stays as typed, for its owner to judge. */
export function NumberField(props: NumberFieldProps) {
  const { id, label, value, onChange, onEnter, isDisabled, isReadOnly, placeholder, places } = props
  const shown = isDecimal(value) ? formatDecimal(value, places) : value
  const draft = useDraft(shown, text => onChange(readNumber(text)))
  if (isReadOnly) return <ReadText id={id} text={shown} isNumber />
  return (
    <input
      {...controlAria(props)}
      className="field-control"
      data-number=""
      id={id}
      type="text"
      inputMode="decimal"
      aria-label={label}
      value={draft.text}
      placeholder={placeholder}
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
  )
}

function readNumber(text: string): string {
  const result = masks.number.toValue(text)
  return 'value' in result ? result.value : text.trim()
}
