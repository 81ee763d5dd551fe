import type { TextFieldProps } from '../engine/render/widgetContract'
import { isMaskName, masks } from '../schemas/shared/masks/masks'
import { controlAria } from './controlAria'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { TextCounter } from './TextCounter'
import { useDraft } from './useDraft'
import './field.css'

/** One line of text. With a mask the value is read on leaving; a text the mask refuses stays, for its owner to judge. */
export function TextField(props: TextFieldProps) {
  const { id, label, value, onChange, onEnter, mask, isDisabled, isReadOnly, placeholder } = props
  const own = mask !== undefined && isMaskName(mask) ? masks[mask] : undefined
  const shown = own ? own.toText(value) : value
  const draft = useDraft(shown, text => onChange(readText(text, mask)))
  if (isReadOnly) return <ReadText id={id} text={shown} />
  const { maxBytes, maxCharacters, keys } = props
  const input = (
    <input
      {...controlAria(props)}
      className="field-control"
      id={id}
      type="text"
      inputMode={keys ?? (mask === 'phone' ? 'tel' : undefined)}
      aria-label={label}
      value={own ? draft.text : value}
      placeholder={placeholder}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      onChange={event => (own ? draft.change(event.target.value) : onChange(event.target.value))}
      onBlur={draft.commit}
      onKeyDown={event => {
        if (!isEnter(event)) return
        draft.commit()
        onEnter?.()
      }}
    />
  )
  const isCounted = !own && !isDisabled && (maxBytes ?? maxCharacters) !== undefined
  if (!isCounted) return input
  return (
    <div className="field-group">
      {input}
      <TextCounter isInline value={value} maxBytes={maxBytes} maxCharacters={maxCharacters} />
    </div>
  )
}

function readText(text: string, mask: string | undefined): string {
  if (mask === undefined || !isMaskName(mask)) return text
  const result = masks[mask].toValue(text)
  return 'value' in result ? result.value : text
}
