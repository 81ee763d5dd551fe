import withTheme from '@rjsf/core/lib/withTheme.js'
import type { RJSFSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import type { DocumentRoom } from '../contract/documentRoom'
import type { FormPlan } from '../plan/formPlan'
import { useControlId } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { formSchema } from './formSchema'
import { formValidator } from './formValidator'
import { formTheme } from './theme/formTheme'
import type { FormOwner, SectionContext } from './theme/sectionContext'
import './formView.css'

const ThemedForm = withTheme(formTheme)

/** The form engine lays the fields out. It holds none of their values: it would go through all of them at each key. */
const noData = {}

interface FormViewProps {
  readonly plan: FormPlan
  readonly owner: FormOwner
  readonly room: DocumentRoom
  /** Without a frame and a title of its own, where the popup around it has both. */
  readonly isBare?: boolean
}

/** Values and problems come from the runtime, field by field; nothing but what has changed is drawn at a key. */
export function FormView({ plan, owner, room, isBare = false }: FormViewProps) {
  const place = `${useControlId(plan.id)}.`
  const isEditable = useSlice(room, () => room.isEditable() && owner.host.holds(plan.editWhen))
  const visible = useSlice(room, () => visibleNames(plan, owner.host.holds))
  const isNew = useSlice(room, state => state.isNew)
  const fields = useMemo(() => {
    const names = visible.split(' ')
    const seen = plan.fields.filter(field => names.includes(field.field))
    return isNew ? seen : seen.map(field => (field.isNewOnly ? { ...field, isEditable: false } : field))
  }, [plan, visible, isNew])
  const schema = useMemo((): RJSFSchema => ({ ...formSchema(plan.title, fields) }), [plan, fields])
  const context = useMemo(
    (): SectionContext => ({
      owner,
      room,
      place,
      isEditable,
      fields: Object.fromEntries(fields.map(field => [field.field, field])),
    }),
    [owner, room, place, isEditable, fields],
  )
  // A card with a title and nothing in it tells nobody anything.
  if (visible === '') return null
  return (
    <section className={isBare ? 'form-card' : 'card form-card'} aria-label={plan.title} data-part="">
      {!isBare && (
        <header className="card-head">
          <h2>{plan.title}</h2>
        </header>
      )}
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
function visibleNames(plan: FormPlan, holds: FormOwner['host']['holds']): string {
  return plan.fields
    .filter(field => holds(field.visibleWhen))
    .map(field => field.field)
    .join(' ')
}
