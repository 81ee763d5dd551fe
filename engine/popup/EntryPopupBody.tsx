import { lazy, Suspense } from 'react'
import type { EntryPopup } from '../contract/popup'
import { LoadFailure } from '../render/LoadFailure'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { EntryFields } from './EntryFields'

import './popupView.css'

const EntryLines = lazy(() => import('./EntryLines').then(({ EntryLines }) => ({ default: EntryLines })))
const FilesView = lazy(() => import('../files/FilesView').then(({ FilesView }) => ({ default: FilesView })))
const OneByOneBody = lazy(() => import('./OneByOneBody').then(piece => ({ default: piece.OneByOneBody })))

/** What stands in a popup of fields: the form, the lines, the files; while it is loaded or could not be, what became of that. */
export function EntryPopupBody({ popup }: { readonly popup: EntryPopup }) {
  const { Skeleton } = useWidgets()
  const { plan, room, lines, files, oneByOne } = popup
  const phase = useSlice(room, state => state.phase)
  const failure = useSlice(room, state => state.failure)
  if (failure && (phase === 'refused' || phase === 'failed'))
    return <LoadFailure failure={failure} onRetry={() => void popup.load()} />
  const height = lines ? 320 : 160
  if (phase !== 'ready') return <Skeleton height={height} rows={lines ? 8 : 4} />
  if (oneByOne)
    return (
      <Suspense fallback={<Skeleton height={height} />}>
        <OneByOneBody popup={popup} work={oneByOne} />
      </Suspense>
    )
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
