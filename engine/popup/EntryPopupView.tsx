import { useEffect, useRef } from 'react'
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
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = fields.current
    const listen = (event: KeyboardEvent) => enterGoesOn(event, () => void popup.choose())
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [popup])
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
        <div className="popup-form" ref={fields} data-columns={plan.columns}>
          <FormView plan={plan.form} owner={popup} room={room} isBare />
        </div>
      </Dialog>
    </IdPrefixContext>
  )
}
