import { useCallback, useEffect } from 'react'
import { FormView } from '../form/FormView'
import { IdPrefixContext } from '../render/screenContext'
import { focusPlace } from '../render/useFocusPlace'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { enterGoesOn } from './enterGoesOn'
import type { EntryPopup } from './entryPopupRun'
import { PopupFocus } from './PopupFocus'
import './popupView.css'

/** As wide as so many labelled fields side by side are comfortable to fill in. */
const widths = { 1: 520, 2: 800, 3: 1080 } as const

/** A popup of fields: the form, and Cancel and Save at the right end of the foot; where nothing can be entered, Close. */
export function EntryPopupView({ popup, depth }: { readonly popup: EntryPopup; readonly depth: number }) {
  const { Dialog, Button } = useWidgets()
  const { plan, room, host } = popup
  const prefix = `${popup.id}.`
  const isEditable = useSlice(room, () => room.isEditable())
  const isRunning = useSlice(room, () => host.store.getState().running !== undefined)
  useEffect(() => {
    if (plan.focus !== undefined) focusPlace(`${prefix}${plan.form.id}.${plan.focus}`)
  }, [plan, prefix])
  // The dialog draws its body in a pass of its own, so the element tells when it is there.
  const listen = useCallback(
    (element: HTMLDivElement) => {
      const answer = (event: KeyboardEvent) => enterGoesOn(event, () => void popup.choose())
      element.addEventListener('keydown', answer)
      return () => element.removeEventListener('keydown', answer)
    },
    [popup],
  )
  return (
    <IdPrefixContext value={prefix}>
      <PopupFocus popup={popup} />
      <Dialog
        title={plan.title}
        depth={depth}
        width={widths[plan.columns]}
        onClose={popup.close}
        closeLabel={say('close')}
        foot={
          <>
            <Button label={say(isEditable ? 'cancel' : 'close')} onPress={popup.close} />
            {isEditable && (
              <Button
                label={plan.chooseLabel}
                look="primary"
                isBusy={isRunning}
                onPress={() => void popup.choose()}
              />
            )}
          </>
        }
      >
        <div className="popup-form" ref={listen} data-columns={plan.columns}>
          <FormView plan={plan.form} owner={popup} room={room} isBare />
        </div>
      </Dialog>
    </IdPrefixContext>
  )
}
