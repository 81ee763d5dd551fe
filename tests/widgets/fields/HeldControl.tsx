import { type ReactNode, useState } from 'react'
import type { ControlProps } from '../../../engine/render/widgetContract'
import { Field } from '../../../widgets/Field'

interface HeldControlProps extends Pick<ControlProps, 'id' | 'label' | 'error' | 'isRequired'> {
  readonly value: string
  /** Pixels. @default 280 */
  readonly width?: number
  readonly children: (held: {
    readonly value: string
    readonly onChange: (value: string) => void
  }) => ReactNode
}

/** Holds the value of a control in a story, as a room does on a page. */
export function HeldControl({
  id,
  label,
  error,
  isRequired,
  value,
  width = 280,
  children,
}: HeldControlProps) {
  const [held, setHeld] = useState(value)
  return (
    <div style={{ width }}>
      <Field id={id} label={label} error={error} isRequired={isRequired}>
        {children({ value: held, onChange: setHeld })}
      </Field>
    </div>
  )
}
