import type { FileItem } from '../../codegen/generated/types'
import type { FilesRoom } from '../contract/filesRoom'
import { useControlId } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'

import { PaperFacts } from './PaperFacts'
import { sizeText } from './sizeText'

interface FileRowProps {
  readonly room: FilesRoom
  readonly item: FileItem
  readonly isEditable: boolean
}

/** One stored file. */
export function FileRow({ room, item, isEditable }: FileRowProps) {
  const { Button, IconButton, TextField } = useWidgets()
  const id = useControlId(`${room.plan.id}.${item.fileSeq}`)
  const note = useSlice(room, () => room.saidOf(item).bigo)
  return (
    <li className="files-row" data-papers={room.plan.isOfPapers}>
      <Button
        look="quiet"
        icon="file"
        label={item.fileName}
        hint={say('fileDownload', item.fileName)}
        onPress={() => void room.download(item)}
      />
      <span className="files-size">{sizeText(item.fileSize)}</span>
      {room.plan.isOfPapers && <PaperFacts room={room} item={item} isEditable={isEditable} />}
      <TextField
        id={id}
        label={say('fileNote', item.fileName)}
        value={note}
        placeholder={isEditable ? say('note') : undefined}
        isReadOnly={!isEditable}
        onChange={bigo => room.note(item.fileSeq, { bigo })}
      />
      {isEditable && (
        <IconButton
          icon="trash"
          label={say('fileDelete', item.fileName)}
          onPress={() => void room.remove(item)}
        />
      )}
    </li>
  )
}
