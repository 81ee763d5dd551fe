import { useId } from 'react'
import type { ButtonProps } from '../engine/render/widgetContract'
import { Icon } from './Icon'
import { widgetText } from './widgetText'

/** A disabled button stays reachable, so that its hint can say why it is disabled. */
export function Button({ label, onPress, look = 'plain', icon, isDisabled, isBusy, hint }: ButtonProps) {
  const isOff = isDisabled === true || isBusy === true
  const reasonId = useId()
  const isTold = isOff && hint !== undefined
  return (
    <>
      <button
        type="button"
        className="button widget-button"
        data-look={look === 'plain' ? undefined : look}
        data-busy={isBusy || undefined}
        aria-disabled={isOff || undefined}
        aria-describedby={isTold ? reasonId : undefined}
        title={hint}
        onClick={() => {
          if (!isOff) onPress()
        }}
      >
        {icon && <Icon name={icon} />}
        {label}
        {isBusy && <span className="visually-hidden">{widgetText('busy')}</span>}
      </button>
      {isTold && (
        <span id={reasonId} hidden>
          {hint}
        </span>
      )}
    </>
  )
}
