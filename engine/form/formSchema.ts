import type { FormFieldPlan } from '../plan/formPlan'

/** What the form engine is told about a section: a JSON Schema of draft-07 and how each field is drawn. */
export interface FormSchema {
  readonly type: 'object'
  readonly title: string
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required: string[]
}

interface FieldSchema {
  readonly title: string
  readonly type: 'string'
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

const decimalText = '^[+-]?\\d+(\\.\\d+)?$'
const dayText = '^\\d{4}-\\d{2}-\\d{2}$'

/** The schema of the fields that are shown now; the limits are those of the contract. */
export function formSchema(title: string, fields: readonly FormFieldPlan[]): FormSchema {
  return {
    type: 'object',
    title,
    properties: Object.fromEntries(fields.map(field => [field.field, fieldSchema(field)])),
    required: fields.filter(field => field.isRequired && field.isEditable).map(field => field.field),
  }
}

function fieldSchema({ label, control, limits, isEditable }: FormFieldPlan): FieldSchema {
  const base = { title: label, type: 'string' } as const
  if (!isEditable) return base
  if (control === 'number') return { ...base, pattern: decimalText }
  if (control === 'date') return { ...base, pattern: dayText }
  return {
    ...base,
    ...(limits.minLength !== undefined && { minLength: limits.minLength }),
    ...(limits.maxLength !== undefined && { maxLength: limits.maxLength }),
  }
}
