import { type ReactNode, useId } from 'react'
import type { CodeEntry } from '../../../schemas/codes/codeGroups'
import { translate } from '../../../schemas/shared/translated'
import { applyText } from '../../i18n/applyTexts'
import styles from './Apply.module.css'

/** How a field of an application is entered. */
export interface EntryProps {
  /** @default a line of text */
  readonly type?: 'text' | 'password' | 'tel' | 'email' | 'date'
  /** Lines of a longer text. */
  readonly rows?: number
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
  readonly inputMode?: 'numeric' | undefined
  /** Said below the field while nothing is wrong. */
  readonly note?: string | undefined
  /** A button beside the field. */
  readonly children?: ReactNode
}

export interface ApplyFieldProps extends EntryProps {
  readonly field: string
  readonly label: string
  readonly value: string
  /** A choice out of these. */
  readonly entries?: readonly CodeEntry[] | undefined
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** One field: its label, its value, and what is wrong with it. */
export function ApplyField(props: ApplyFieldProps) {
  const { field, type = 'text', rows, entries, isRequired, isReadOnly, note, problem, onChange } = props
  const id = useId()
  const shared = {
    id,
    className: styles.input,
    name: field,
    value: props.value,
    required: isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-said`,
  }
  const typed = {
    ...shared,
    readOnly: isReadOnly,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete ?? 'off',
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {props.label}
        {isRequired && !isReadOnly && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className={styles.beside}>
        {entries ? (
          <select {...shared} disabled={isReadOnly} onChange={event => onChange(event.target.value)}>
            <option value="">{applyText('chooseOne')}</option>
            {translate(entries).map(entry => (
              <option key={entry.value} value={entry.value}>
                {entry.text}
              </option>
            ))}
          </select>
        ) : rows === undefined ? (
          <input
            {...typed}
            type={type}
            inputMode={props.inputMode}
            onChange={event => onChange(event.target.value)}
          />
        ) : (
          <textarea {...typed} rows={rows} onChange={event => onChange(event.target.value)} />
        )}
        {props.children}
      </div>
      <p id={`${id}-said`} className={problem === undefined ? styles.note : styles.problem} role="status">
        {problem ?? note}
      </p>
    </div>
  )
}
