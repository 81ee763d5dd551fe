import { type MouseEvent, useState } from 'react'
import type { LookupFieldProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { Icon } from './Icon'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import { widgetText } from './widgetText'
import './field.css'

/**
 * A value found by a popup: type and press Enter or leave, or press the button. A text that found nothing stays to be
 * mended, beside the problem that says so.
 */
export function LookupField(props: LookupFieldProps) {
  const { id, label, text, onLookUp, onEnter, isDisabled, isReadOnly, placeholder, error } = props
  const [tried, setTried] = useState('')
  const refused = error !== undefined && text === '' ? tried : ''
  const draft = useDraft(refused === '' ? text : refused, typed => {
    setTried(typed)
    onLookUp(typed)
  })
  if (isReadOnly) return <ReadText id={id} text={text} />
  const canClear = (text !== '' || refused !== '') && !isDisabled
  const find = () => (draft.isOpen ? draft.commit() : onLookUp())
  const clear = () => {
    draft.drop()
    onLookUp('')
  }
  // A press of its own button does not leave the field: what was typed is looked up once, and no second popup opens.
  const stay = (event: MouseEvent) => draft.isOpen && event.preventDefault()
  return (
    <div className="field-group" data-buttons={canClear ? 2 : 1}>
      <input
        {...controlAria(props)}
        className="field-control"
        id={id}
        type="text"
        aria-label={label}
        value={draft.text}
        placeholder={placeholder}
        disabled={isDisabled}
        autoComplete="off"
        spellCheck={false}
        onChange={event => draft.change(event.target.value)}
        onBlur={draft.commit}
        onKeyDown={event => {
          if (event.key === 'F2') return find()
          if (!isEnter(event)) return
          if (draft.text === text) onEnter?.()
          else if (draft.text === refused) onLookUp(refused)
          else draft.commit()
        }}
      />
      {!isDisabled && (
        <span className="field-buttons">
          {canClear && (
            <button
              type="button"
              className="field-button"
              tabIndex={-1}
              aria-label={widgetText('clear', label)}
              onMouseDown={stay}
              onClick={clear}
            >
              <Icon name="close" />
            </button>
          )}
          <button
            type="button"
            className="field-button"
            aria-label={widgetText('find', label)}
            aria-haspopup="dialog"
            onMouseDown={stay}
            onClick={find}
          >
            <Icon name="search" />
          </button>
        </span>
      )}
    </div>
  )
}
