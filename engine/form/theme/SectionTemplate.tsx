import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import '../formView.css'

/** The fields of a section in three columns. */
export function SectionTemplate({ properties }: ObjectFieldTemplateProps) {
  return <div className="form-section">{properties.map(property => property.content)}</div>
}
