import type { IconButtonProps } from '../engine/render/widgetContract'
import { Icon } from './Icon'
import './button.css'

/** A button of a known sign; its name is its tooltip. */
export function IconButton({ label, icon, onPress, isDisabled, isBusy, hint }: IconButtonProps) {
  const isOff = isDisabled === true || isBusy === true
  return (
    <button
      type="button"
      className="button widget-button"
      data-look="icon"
      data-busy={isBusy || undefined}
      aria-label={label}
      aria-disabled={isOff || undefined}
      title={hint ?? label}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
