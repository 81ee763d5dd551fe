import { lazy, Suspense, useCallback, useEffect } from 'react'
import type { EntryPopup } from '../contract/popup'
import { FormView } from '../form/FormView'
import { LoadFailure } from '../render/LoadFailure'
import { useControlId } from '../render/screenContext'
import { focusPlace } from '../render/useFocusPlace'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { enterGoesOn } from './enterGoesOn'

import './popupView.css'

const EntryLines = lazy(() => import('./EntryLines').then(({ EntryLines }) => ({ default: EntryLines })))
const FilesView = lazy(() => import('../files/FilesView').then(({ FilesView }) => ({ default: FilesView })))

/** What stands in a popup of fields: the form, the lines, the files; while it is loaded or could not be, what became of that. */
export function EntryPopupBody({ popup }: { readonly popup: EntryPopup }) {
  const { Skeleton } = useWidgets()
  const { plan, room, lines, files } = popup
  const phase = useSlice(room, state => state.phase)
  const failure = useSlice(room, state => state.failure)
  if (failure && (phase === 'refused' || phase === 'failed'))
    return <LoadFailure failure={failure} onRetry={() => void popup.load()} />
  const height = lines ? 320 : 160
  if (phase !== 'ready') return <Skeleton height={height} rows={lines ? 8 : 4} />
  return (
    <div className="popup-parts">
      {plan.form.fields.length > 0 && <EntryFields popup={popup} />}
      <Suspense fallback={<Skeleton height={height} />}>
        {lines && <EntryLines popup={popup} lines={lines} />}
        {files && <FilesView room={files} record={room} />}
      </Suspense>
    </div>
  )
}

function EntryFields({ popup }: { readonly popup: EntryPopup }) {
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
