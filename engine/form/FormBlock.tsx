import type { FormPlan } from '../plan/formPlan'
import { useScreen } from '../render/screenContext'
import { FormView } from './FormView'

/** A form of the document of the page. */
export function FormBlock({ plan }: { readonly plan: FormPlan }) {
  const screen = useScreen()
  const { document: room } = screen
  if (!room) throw new Error(`Engine bug: form "${plan.id}" stands on a page without a document.`)
  return <FormView plan={plan} owner={screen} room={room} />
}
