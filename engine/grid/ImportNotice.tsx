import type { LinesRoom } from '../contract/linesRoom'

import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import './importNotice.css'

/** What has just come in from a workbook can be taken back in one, until something else is changed. */
export function ImportNotice({ room }: { readonly room: LinesRoom }) {
  const { Button } = useWidgets()
  const imported = useSlice(room, state => state.imported)
  if (!imported) return null
  return (
    <p className="import-notice" role="status">
      {say('importDone', imported.size)}
      <Button label={say('importUndo')} look="quiet" icon="reset" onPress={room.undoInsert} />
    </p>
  )
}
