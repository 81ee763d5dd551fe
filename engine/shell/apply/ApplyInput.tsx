import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import type { ApplicationInput } from '../../../codegen/generated/types'
import { type CodeGroup, codeEntries } from '../../../schemas/codes/codeGroups'
import { translate } from '../../../schemas/shared/translated'
import { type ApplyLabel, applyLabels, applyText } from '../../i18n/applyTexts'
import styles from './Apply.module.css'
import { application, enter } from './applyStore'

export type EnteredField = ApplyLabel & keyof ApplicationInput

export interface ApplyInputProps {
  readonly field: EnteredField
  /** @default a line of text */
  readonly type?: 'text' | 'password' | 'tel' | 'email' | 'date'
  /** A choice out of these codes. */
  readonly codes?: CodeGroup
  /** Values of the codes that do not stand to choice. */
  readonly without?: readonly string[]
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly maxLength?: number
  readonly autoComplete?: string
  /** Said below the field while nothing is wrong. */
  readonly note?: string | undefined
  readonly onEntered?: () => void
  /** A button beside the field. */
  readonly children?: ReactNode
}

/** One field of an application: its label, its value, and what is wrong with it. */
export function ApplyInput(props: ApplyInputProps) {
  const { field, type = 'text', codes, isRequired, isReadOnly, note, onEntered } = props
  const id = useId()
  const value = useStore(application, state => state.values[field] ?? '')
  const problem = useStore(application, state => state.problems[field])
  const change = (text: string) => {
    enter({ [field]: text })
    onEntered?.()
  }
  const shared = {
    id,
    className: styles.input,
    name: field,
    value,
    required: isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-said`,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {applyLabels[field]}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className={styles.beside}>
        {codes ? (
          <select {...shared} disabled={isReadOnly} onChange={event => change(event.target.value)}>
            <option value="">{applyText('chooseOne')}</option>
            {translate(codeEntries(codes))
              .filter(entry => !props.without?.includes(entry.value))
              .map(entry => (
                <option key={entry.value} value={entry.value}>
                  {entry.text}
                </option>
              ))}
          </select>
        ) : (
          <input
            {...shared}
            type={type}
            readOnly={isReadOnly}
            maxLength={props.maxLength}
            autoComplete={props.autoComplete ?? 'off'}
            inputMode={field === 'verifyCode' || field === 'taxNo2' ? 'numeric' : undefined}
            onChange={event => change(event.target.value)}
          />
        )}
        {props.children}
      </div>
      <p id={`${id}-said`} className={problem === undefined ? styles.note : styles.problem} role="status">
        {problem ?? note}
      </p>
    </div>
  )
}
