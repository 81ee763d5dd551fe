import type { ImportRoom } from '../contract/importRoom'
import type { RoomHost } from '../contract/roomHost'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { ImportPreview } from './ImportPreview'
import { ImportProgress } from './ImportProgress'
import { ImportStart } from './ImportStart'

import './importDialog.css'

interface ImportDialogProps {
  readonly room: ImportRoom
  readonly host: RoomHost
}

/** Template and file, then progress, then what the file holds and the decision. */
export function ImportDialog({ room, host }: ImportDialogProps) {
  const { Dialog, Button } = useWidgets()
  const { phase, rows, badRows } = useSlice(room, state => state)
  const good = rows.length - badRows
  const isPreview = phase === 'preview'
  const isAllGood = isPreview && badRows === 0
  return (
    <Dialog
      title={say('importTitle', room.title)}
      depth={0}
      width={isPreview ? 1100 : 720}
      onClose={room.close}
      closeLabel={say('close')}
      foot={
        <>
          {(isPreview || phase === 'reading' || phase === 'checking') && (
            <Button label={say('importAnother')} look="quiet" onPress={room.startOver} />
          )}
          <Button label={say('cancel')} onPress={room.close} />
          {isPreview && badRows > 0 && (
            <Button
              label={say('importTakeGood', good)}
              isDisabled={good === 0}
              hint={good === 0 ? say('importNoneGood') : undefined}
              onPress={() => room.take(true)}
            />
          )}
          {isPreview && (
            <Button
              label={say('importTake', rows.length)}
              look="primary"
              isDisabled={!isAllGood}
              hint={isAllGood ? undefined : say('importSomeBad')}
              onPress={() => room.take(false)}
            />
          )}
        </>
      }
    >
      {phase === 'choose' && <ImportStart room={room} />}
      {(phase === 'reading' || phase === 'checking') && <ImportProgress room={room} />}
      {isPreview && <ImportPreview room={room} host={host} />}
    </Dialog>
  )
}
