import { useState } from 'react'
import type { TextFieldProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { widgetText } from './widgetText'
import './field.css'

/** A secret: hidden until its button shows it. A read-only one shows only that there is one. */
export function PasswordField(props: TextFieldProps) {
  const { id, label, value, onChange, onEnter, isDisabled, isReadOnly, placeholder } = props
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  if (isReadOnly) return <ReadText id={id} text={value === '' ? '' : '••••••••'} />
  return (
    <>
      <div className="field-group">
        <input
          {...controlAria(props)}
          className="field-control field-secret"
          id={id}
          type={isShown ? 'text' : 'password'}
          aria-label={label}
          value={value}
          placeholder={placeholder}
          disabled={isDisabled}
          autoComplete="new-password"
          spellCheck={false}
          autoCapitalize="off"
          onChange={event => onChange(event.target.value)}
          onKeyDown={event => {
            if (isEnter(event)) onEnter?.()
          }}
          onKeyUp={event => setCapsLock(event.getModifierState('CapsLock'))}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className="field-show"
          aria-pressed={isShown}
          aria-label={widgetText('show', label)}
          disabled={isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {widgetText(isShown ? 'hideShort' : 'showShort')}
        </button>
      </div>
      {hasCapsLock && (
        <p className="field-note" role="status">
          {widgetText('capsLock')}
        </p>
      )}
    </>
  )
}
