import { useId } from 'react'
import type { IconButtonProps } from '../engine/render/widgetContract'
import { Icon } from './Icon'

/** A button of a known sign; its name is its tooltip. */
export function IconButton({ label, icon, onPress, isDisabled, isBusy, hint }: IconButtonProps) {
  const isOff = isDisabled === true || isBusy === true
  const reasonId = useId()
  const isTold = isOff && hint !== undefined && hint !== label
  return (
    <>
      <button
        type="button"
        className="button widget-button"
        data-look="icon"
        data-busy={isBusy || undefined}
        aria-label={label}
        aria-disabled={isOff || undefined}
        aria-describedby={isTold ? reasonId : undefined}
        title={hint ?? label}
        onClick={() => {
          if (!isOff) onPress()
        }}
      >
        <Icon name={icon} />
      </button>
      {isTold && (
        <span id={reasonId} hidden>
          {hint}
        </span>
      )}
    </>
  )
}
