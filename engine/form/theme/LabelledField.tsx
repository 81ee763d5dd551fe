import type { ReactNode } from 'react'
import type { FormFieldPlan } from '../../plan/formPlan'
import { useSlice } from '../../render/useSlice'
import { useWidgets } from '../../render/useWidgets'
import type { SectionContext } from './sectionContext'

interface LabelledFieldProps {
  readonly context: SectionContext
  readonly field: FormFieldPlan
  readonly children: ReactNode
}

/** Label, mandatory mark and problem around the control of a field. */
export function LabelledField({ context, field, children }: LabelledFieldProps) {
  const { Field } = useWidgets()
  const error = useSlice(context.room, ({ problems }) => problems[field.field])
  const isEditable = context.isEditable && field.isEditable
  return (
    <Field
      id={context.place + field.field}
      label={field.label}
      isRequired={isEditable && field.isRequired}
      error={error}
      layout="left"
      span={field.span}
      isText={!isEditable}
    >
      {children}
    </Field>
  )
}
