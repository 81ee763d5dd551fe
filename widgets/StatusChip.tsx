import type { StatusChipProps } from '../engine/render/widgetContract'
import './statusChip.css'

/** A status: dot and text, so that it does not hang on the colour alone. */
export function StatusChip({ tone, text }: StatusChipProps) {
  if (text === '') return null
  return (
    <span className="status-chip" data-tone={tone}>
      {text}
    </span>
  )
}
