import type { DocumentRoom } from '../../contract/documentRoom'

import type { Screen } from '../../contract/screen'
import type { FormFieldPlan } from '../../plan/formPlan'

/** What a form changes its values by: the screen, or the popup it stands in. */
export type FormOwner = Pick<Screen, 'host' | 'changeHeader' | 'lookUpHeader'>

/** What the templates and widgets of a section need beside what the form engine hands them. */
export interface SectionContext {
  readonly owner: FormOwner
  readonly room: DocumentRoom
  readonly fields: Readonly<Record<string, FormFieldPlan>>
  readonly isEditable: boolean
  /** Where the ids of its controls begin. */
  readonly place: string
}

/** Takes the context out of the form engine's registry, which does not know its type. */
export function sectionContext(registry: { readonly formContext: unknown }): SectionContext {
  const context = registry.formContext
  if (!isSectionContext(context)) throw new Error('Engine bug: a section is drawn without its context.')
  return context
}

function isSectionContext(value: unknown): value is SectionContext {
  return typeof value === 'object' && value !== null && 'fields' in value && 'room' in value
}

export function planOf({ fields }: SectionContext, name: string): FormFieldPlan {
  const field = fields[name]
  if (!field) throw new Error(`Engine bug: the section has no field "${name}".`)
  return field
}
