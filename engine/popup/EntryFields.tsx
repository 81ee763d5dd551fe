import { useCallback, useEffect } from 'react'
import type { EntryPopup } from '../contract/popup'
import { FormView } from '../form/FormView'
import { useControlId } from '../render/screenContext'
import { focusPlace } from '../render/useFocusPlace'
import { enterGoesOn } from './enterGoesOn'

/** The fields of a popup. Enter goes from one to the next and saves in the last. */
export function EntryFields({ popup }: { readonly popup: EntryPopup }) {
  const { plan, room } = popup
  const place = useControlId(`${plan.form.id}.${plan.focus ?? ''}`)
  const below = useControlId(plan.grid?.id ?? '')
  useEffect(() => {
    if (plan.focus !== undefined) focusPlace(place)
  }, [plan, place])
  // The dialog draws its body in a pass of its own, so the element tells when it is there.
  const listen = useCallback(
    (element: HTMLDivElement) => {
      const save = () => void popup.choose()
      const goOn = plan.grid ? () => focusPlace(below) : save
      const answer = (event: KeyboardEvent) => enterGoesOn(event, save, goOn)
      element.addEventListener('keydown', answer)
      return () => element.removeEventListener('keydown', answer)
    },
    [popup, plan, below],
  )
  return (
    <div className="popup-form" ref={listen} data-columns={plan.columns}>
      <FormView plan={plan.form} owner={popup} room={room} isBare />
    </div>
  )
}
