import type { FieldTemplateProps } from '@rjsf/utils'
import { LabelledField } from './LabelledField'
import { planOf, sectionContext } from './sectionContext'

/** Label, mandatory mark and problem of one field; the section itself has none. */
export function SectionField({ fieldPathId, children, registry }: FieldTemplateProps) {
  const [name] = fieldPathId.path
  if (name === undefined) return children
  const context = sectionContext(registry)
  return (
    <LabelledField context={context} field={planOf(context, String(name))}>
      {children}
    </LabelledField>
  )
}
