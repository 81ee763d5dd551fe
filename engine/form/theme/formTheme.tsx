import type { ThemeProps } from '@rjsf/core'
import { ControlWidget } from './ControlWidget'
import { SectionField } from './SectionField'
import { SectionTemplate } from './SectionTemplate'

/** Our own theme: three columns, labels at the left, read-only values as text. Nothing of the engine's default look is left. */
export const formTheme: ThemeProps = {
  templates: { ObjectFieldTemplate: SectionTemplate, FieldTemplate: SectionField },
  widgets: { TextWidget: ControlWidget },
}
