import type { ControlProps } from '../engine/render/widgetContract'
import { controlAria } from './controlAria'
import { groupDigits } from './groupDigits'
import { isEnter } from './isEnter'
import type { Draft } from './useDraft'

interface DraftInputProps
  extends Pick<
    ControlProps,
    'id' | 'label' | 'error' | 'isRequired' | 'isDisabled' | 'placeholder' | 'onEnter'
  > {
  readonly draft: Draft
  readonly inputMode: 'numeric' | 'decimal'
  readonly className?: string
  /** Drawn at the right, in figures of one width. */
  readonly isNumber?: boolean
  /** What was made of what was typed, said by the FieldNote of the same id. */
  readonly note?: string | undefined
}

/** The box of a text that is typed and handed over as a whole: on leaving, and on Enter before whoever waits for it. */
export function DraftInput({
  draft,
  className = 'field-control',
  isNumber,
  note,
  ...props
}: DraftInputProps) {
  const aria = controlAria(props)
  const described = [aria['aria-describedby'], note === undefined ? undefined : `${props.id}-note`]
  return (
    <input
      {...aria}
      aria-describedby={described.filter(id => id !== undefined).join(' ') || undefined}
      title={note}
      className={className}
      data-number={isNumber ? '' : undefined}
      id={props.id}
      type="text"
      inputMode={props.inputMode}
      aria-label={props.label}
      value={draft.text}
      placeholder={props.placeholder}
      disabled={props.isDisabled}
      autoComplete="off"
      onChange={event =>
        draft.change(isNumber ? groupDigits(event.target, event.nativeEvent) : event.target.value)
      }
      onBlur={draft.commit}
      onKeyDown={event => {
        if (!isEnter(event)) return
        draft.commit()
        props.onEnter?.()
      }}
    />
  )
}
