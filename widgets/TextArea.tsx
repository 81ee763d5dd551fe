import type { TextAreaProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { ReadText } from './ReadText'
import { TextCounter } from './TextCounter'
import './field.css'

/** Several lines with a counter of bytes or characters (spec §5). Longer text is kept and marked, never cut off. */
export function TextArea(props: TextAreaProps) {
  const { id, label, value, onChange, rows, maxBytes, maxCharacters, isDisabled, isReadOnly, placeholder } =
    props
  if (isReadOnly) return <ReadText id={id} text={value} />
  return (
    <>
      <textarea
        {...controlAria(props)}
        className="field-control"
        id={id}
        aria-label={label}
        rows={rows}
        value={value}
        placeholder={placeholder}
        disabled={isDisabled}
        onChange={event => onChange(event.target.value)}
      />
      <TextCounter value={value} maxBytes={maxBytes} maxCharacters={maxCharacters} />
    </>
  )
}
