import type { EntryPopup } from '../contract/popup'
import type { EntryPopupPlan } from '../plan/screenPlan'
import { IdPrefixContext } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { EntryPopupBody } from './EntryPopupBody'

import { PopupFocus } from './PopupFocus'

/** As wide as so many labelled fields side by side are comfortable to fill in. */
const widths = { 1: 520, 2: 800, 3: 1080, 4: 1080 } as const

/** A popup of fields: what is entered, and Cancel and Save at the right end of the foot; where nothing can be entered, Close. */
export function EntryPopupView({ popup, depth }: { readonly popup: EntryPopup; readonly depth: number }) {
  const { Dialog, Button } = useWidgets()
  const { plan, room, host } = popup
  const isEditable = useSlice(room, () => room.isEditable())
  const isDeciding = popup.oneByOne !== undefined
  const isRunning = useSlice(room, () => host.store.getState().running !== undefined)
  return (
    <IdPrefixContext value={`${popup.id}.`}>
      <PopupFocus popup={popup} />
      <Dialog
        title={plan.title}
        depth={depth}
        width={widthOf(plan)}
        onClose={popup.close}
        closeLabel={say('close')}
        foot={
          <>
            <Button label={say(isEditable && !isDeciding ? 'cancel' : 'close')} onPress={popup.close} />
            {isEditable && !isDeciding && (
              <Button
                label={plan.chooseLabel}
                look="primary"
                isBusy={isRunning}
                hint="Ctrl+S"
                onPress={() => void popup.choose()}
              />
            )}
          </>
        }
      >
        <EntryPopupBody popup={popup} />
      </Dialog>
    </IdPrefixContext>
  )
}

/** Lines are as wide as their columns, within what is comfortable to read. */
function widthOf({ columns, grid }: EntryPopupPlan): number {
  const lines = (grid?.columns ?? []).reduce((sum, column) => sum + column.width, 96)
  return Math.min(Math.max(widths[columns], grid ? lines : 0), widths[3])
}
