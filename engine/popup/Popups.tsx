import { lazy, Suspense } from 'react'
import { useScreenState } from '../render/screenContext'

const PopupStack = lazy(() => import('./PopupStack').then(({ PopupStack }) => ({ default: PopupStack })))

/** Popups are loaded with the first one that opens. */
export function Popups() {
  const hasPopups = useScreenState(state => state.popups.length > 0)
  if (!hasPopups) return null
  return (
    <Suspense fallback={null}>
      <PopupStack />
    </Suspense>
  )
}
