import { useStore } from 'zustand'
import type { ApplicationInput } from '../../../codegen/generated/types'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import { type ApplyLabel, applyLabels } from '../../i18n/applyTexts'
import { ApplyField, type EntryProps } from './ApplyField'
import { application, enter } from './applyStore'
import { useApplyCodes } from './useApplyCodes'

export type EnteredField = ApplyLabel & keyof ApplicationInput

export interface ApplyInputProps extends EntryProps {
  readonly field: EnteredField
  /** A choice out of these codes. */
  readonly codes?: CodeGroup
  /** Values of the codes that do not stand to choice. */
  readonly without?: readonly string[]
  readonly onEntered?: () => void
}

/** One field of the application of a supplier. */
export function ApplyInput({ codes, without, onEntered, ...props }: ApplyInputProps) {
  const { field } = props
  const entries = useApplyCodes(codes).filter(({ value }) => !without?.includes(value))
  const value = useStore(application, state => state.values[field] ?? '')
  const problem = useStore(application, state => state.problems[field])
  return (
    <ApplyField
      {...props}
      label={applyLabels[field]}
      value={value}
      entries={codes && entries}
      problem={problem}
      inputMode={field === 'verifyCode' || field === 'taxNo2' ? 'numeric' : undefined}
      onChange={text => {
        enter({ [field]: text })
        onEntered?.()
      }}
    />
  )
}
