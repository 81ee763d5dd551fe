import { withTheme } from '@rjsf/core'
import type { RJSFSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import { useControlId, useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import type { FormPlan } from './formPlan'
import { formSchema } from './formSchema'
import { formValidator } from './formValidator'
import { formTheme } from './theme/formTheme'
import type { SectionContext } from './theme/sectionContext'
import './formView.css'

const ThemedForm = withTheme(formTheme)

/** The form engine lays the fields out. It holds none of their values: it would go through all of them at each key. */
const noData = {}

/** Values and problems come from the runtime, field by field; nothing but what has changed is drawn at a key. */
export function FormView({ plan }: { readonly plan: FormPlan }) {
  const screen = useScreen()
  const { document: room } = screen
  if (!room) throw new Error(`Engine bug: form "${plan.id}" stands on a page without a document.`)
  const place = `${useControlId(plan.id)}.`
  const isEditable = useSlice(room, () => room.isEditable())
  const visible = useSlice(room, () => visibleNames(plan, screen.host.holds))
  const fields = useMemo(() => {
    const names = visible.split(' ')
    return plan.fields.filter(field => names.includes(field.field))
  }, [plan, visible])
  const schema = useMemo((): RJSFSchema => ({ ...formSchema(plan.title, fields) }), [plan, fields])
  const context = useMemo(
    (): SectionContext => ({
      screen,
      room,
      place,
      isEditable,
      fields: Object.fromEntries(fields.map(field => [field.field, field])),
    }),
    [screen, room, place, isEditable, fields],
  )
  return (
    <section className="card form-card" aria-label={plan.title}>
      <header className="card-head">
        <h2>{plan.title}</h2>
      </header>
      <ThemedForm
        tagName="div"
        schema={schema}
        validator={formValidator}
        formData={noData}
        formContext={context}
        idPrefix={plan.id}
        showErrorList={false}
        noHtml5Validate
      >
        {/* No button of its own: documents are saved by their actions. */}
        <span hidden />
      </ThemedForm>
    </section>
  )
}

/** As one text, so that it compares plainly. */
function visibleNames(plan: FormPlan, holds: ReturnType<typeof useScreen>['host']['holds']): string {
  return plan.fields
    .filter(field => holds(field.visibleWhen))
    .map(field => field.field)
    .join(' ')
}
