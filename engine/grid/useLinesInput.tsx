import { useCallback } from 'react'
import type {
  GridEdit,
  GridLookupText,
  GridPasteReport,
  GridTurnedBack,
} from '../../widgets/DataGrid/dataGridContract'
import type { LineEdit, LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import { say } from '../runtime/say'

/** What the grid widget tells of typing, pasting and taking back, as the room of the lines takes it. */
export function useLinesInput(room: LinesRoom, host: RoomHost) {
  const edit = useCallback((edits: readonly GridEdit[]) => room.edit(lineEdits(edits)), [room])
  const turnBack = useCallback(
    (direction: 'undo' | 'redo'): GridTurnedBack | undefined => {
      const done = room.turnBack(direction)
      const index = room.get().lines.findIndex(line => line.id === done?.place?.line)
      return done && (index < 0 ? {} : { index, columnId: done.place?.field })
    },
    [room],
  )
  const lookUpTexts = useCallback(
    (texts: readonly GridLookupText[], edits: readonly GridEdit[]) =>
      void room.lookUpTexts(
        texts.map(({ index, columnId, text }) => ({ index, field: columnId, text })),
        lineEdits(edits),
      ),
    [room],
  )
  const report = useCallback(
    (done: GridPasteReport) => {
      const text = reportText(done)
      if (text !== undefined) host.services.ask.toast(text, 'warning')
    },
    [host],
  )
  return { edit, turnBack, lookUpTexts, report }
}

function lineEdits(edits: readonly GridEdit[]): readonly LineEdit[] {
  return edits.map(({ index, columnId, value }) => ({ index, values: { [columnId]: value ?? undefined } }))
}

/** Said only when something of the clipboard was left out or changed. */
function reportText({ pasted, noted, locked, refused, dropped }: GridPasteReport): string | undefined {
  if (noted + locked + refused + dropped === 0) return undefined
  return [
    say('pasteReport', pasted),
    ...(locked > 0 ? [say('pasteLocked', locked)] : []),
    ...(refused > 0 ? [say('pasteRefused', refused)] : []),
    ...(noted > 0 ? [say('pasteNoted', noted)] : []),
    ...(dropped > 0 ? [say('pasteDropped', dropped)] : []),
  ].join(' ')
}
