import type { ChoiceGroupProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import './choiceGroup.css'

/** Choices side by side: one of them, or several. Arrows move among radios, space checks, Enter searches. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, label, kind, value, onChange, onEnter, options, emptyText, isDisabled, isReadOnly } = props
  const chosen = kind === 'radio' ? [value] : value.split(',')
  const shown = emptyText === undefined ? options : [{ value: '', text: emptyText }, ...options]
  if (isReadOnly) {
    const texts = options.filter(option => chosen.includes(option.value)).map(option => option.text)
    return <ReadText id={id} text={texts.join(', ')} />
  }
  const isAll = value === ''
  const toggle = (one: string) => {
    if (kind === 'radio' || one === '') return onChange(one)
    // The order of the choices, not that of the clicks, so that equal conditions make equal addresses.
    const next = options.filter(option => chosen.includes(option.value) !== (option.value === one))
    onChange(next.map(option => option.value).join(','))
  }
  const aria = controlAria(props)
  return (
    <fieldset
      {...(kind === 'radio'
        ? { ...aria, role: 'radiogroup' }
        : { 'aria-describedby': aria['aria-describedby'] })}
      className="choice-group"
      // Not on a choice: a click on the label beside it would choose that one.
      id={id}
      tabIndex={-1}
      onFocus={event => {
        if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus()
      }}
      aria-label={label}
      data-wrong={props.error === undefined ? undefined : ''}
    >
      {shown.map(option => (
        <label className="choice-group-item" key={option.value}>
          <input
            type={kind === 'radio' ? 'radio' : 'checkbox'}
            name={id}
            value={option.value}
            checked={option.value === '' ? isAll : chosen.includes(option.value)}
            disabled={isDisabled}
            onChange={() => toggle(option.value)}
            onKeyDown={event => {
              if (isEnter(event)) onEnter?.()
            }}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
