import { lazy } from 'react'
import { useScreen, useScreenState } from '../render/screenContext'
import { PopupView } from './PopupView'

const EntryPopupView = lazy(() =>
  import('./EntryPopupView').then(({ EntryPopupView }) => ({ default: EntryPopupView })),
)

/** The open popups of a screen, each above the one before. */
export function PopupStack() {
  const screen = useScreen()
  const ids = useScreenState(state => state.popups)
  return ids.map((id, depth) => {
    const popup = screen.popup(id)
    return 'room' in popup ? (
      <EntryPopupView key={id} popup={popup} depth={depth} />
    ) : (
      <PopupView key={id} popup={popup} depth={depth} />
    )
  })
}
