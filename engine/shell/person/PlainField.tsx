import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react'
import styles from './PersonInfo.module.css'

export interface PlainFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Korean: what is wrong; takes the focus when it appears. */
  readonly problem?: string | undefined
}

/** A labelled text field of a page without a definition. */
export function PlainField({ label, value, onChange, problem, required, ...rest }: PlainFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem !== undefined) input.current?.focus()
  }, [problem])
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <input
        {...rest}
        className="field-control"
        id={id}
        ref={input}
        value={value}
        required={required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={event => onChange(event.target.value)}
      />
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
