import type { Popup } from '../contract/popup'
import { useFocusPlace } from '../render/useFocusPlace'

/** Brings the focus to where the popup asks for it; stands below the popup's own prefix of ids. */
export function PopupFocus({ popup }: { readonly popup: Popup }) {
  useFocusPlace(popup.host.store)
  return null
}
