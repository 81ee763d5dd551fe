import { useScreen, useScreenState } from '../render/screenContext'
import { PopupView } from './PopupView'

/** The open popups of a screen, each above the one before. */
export function PopupStack() {
  const screen = useScreen()
  const ids = useScreenState(state => state.popups)
  return ids.map((id, depth) => <PopupView key={id} popup={screen.popup(id)} depth={depth} />)
}
