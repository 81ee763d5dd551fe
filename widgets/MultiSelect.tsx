import { lazy, Suspense, useState } from 'react'
import type { SelectFieldProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { Icon } from './Icon'
import { ReadText } from './ReadText'
import { widgetText } from './widgetText'
import './field.css'
import './multiSelect.css'

const CheckList = lazy(() => import('./CheckList').then(({ CheckList }) => ({ default: CheckList })))

/** Several choices, joined by commas; none means all. The list is loaded when it is first opened. */
export function MultiSelect(props: SelectFieldProps) {
  const { id, label, value, onChange, onEnter, options, emptyText, isDisabled, isReadOnly } = props
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const chosen = value === '' ? [] : value.split(',')
  const texts = chosen.map(one => options.find(option => option.value === one)?.text ?? one)
  const empty = emptyText ?? widgetText('all')
  const [first = empty] = texts
  const shown = texts.length > 1 ? widgetText('chosenMany', first, texts.length - 1) : first
  if (isReadOnly) return <ReadText id={id} text={texts.join(', ')} />
  return (
    <>
      <button
        {...controlAria(props)}
        ref={setAnchor}
        type="button"
        className="field-control multi-select"
        id={id}
        role="combobox"
        aria-label={`${label} ${shown}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        title={texts.join(', ')}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            setOpen(true)
          }
          if (event.key === 'Enter' && !isOpen && onEnter) {
            event.preventDefault()
            onEnter()
          }
        }}
      >
        <span className="multi-select-text">{shown}</span>
        <Icon name="down" />
      </button>
      {isOpen && anchor && (
        <Suspense fallback={null}>
          <CheckList
            id={`${id}-list`}
            label={label}
            anchor={anchor}
            options={options}
            chosen={chosen}
            allText={empty}
            onChange={next => onChange(next.join(','))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
