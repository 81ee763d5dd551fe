import type { UploadRoom } from '../contract/uploadRoom'
import { WorkbookDrop } from '../import/WorkbookDrop'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'

import '../import/importDialog.css'

/** The template and the place for the filled-in file, then how far it has come, or why it was not taken. */
export function UploadDialog({ room }: { readonly room: UploadRoom }) {
  const { Dialog, Button } = useWidgets()
  const { phase, part, canRetry } = useSlice(room, state => state)
  const isSending = phase === 'sending'
  return (
    <Dialog
      title={room.title}
      depth={0}
      width={640}
      onClose={room.close}
      closeLabel={say('close')}
      foot={
        <>
          {isSending && part < 1 && <Button label={say('uploadStop')} look="quiet" onPress={room.stop} />}
          {canRetry && <Button label={say('uploadAgain')} onPress={() => void room.retry()} />}
          <Button label={say('close')} onPress={room.close} />
        </>
      }
    >
      {isSending ? <UploadProgress room={room} /> : <UploadStart room={room} />}
    </Dialog>
  )
}

function UploadStart({ room }: { readonly room: UploadRoom }) {
  const { Button } = useWidgets()
  const { refusal, fileName } = useSlice(room, state => state)
  return (
    <>
      {room.hasTemplate && (
        <div className="import-guide">
          <p>{say('uploadSteps')}</p>
          <Button
            label={say('importTemplate')}
            icon="download"
            onPress={() => void room.downloadTemplate()}
          />
        </div>
      )}
      {refusal !== undefined && (
        <p className="import-refusal" role="alert">
          {say('fileFailed', fileName, refusal)}
        </p>
      )}
      <WorkbookDrop limits={say('uploadLimits')} onFile={file => void room.send(file)} />
    </>
  )
}

/** Sent to the last byte it is the server's turn, which tells nothing until it has read the file. */
function UploadProgress({ room }: { readonly room: UploadRoom }) {
  const { fileName, part } = useSlice(room, state => state)
  const isSent = part >= 1
  return (
    <div className="import-progress" role="status">
      <p>
        {isSent ? say('uploadReading', fileName) : say('fileUploading', fileName, Math.round(part * 100))}
      </p>
      <progress aria-label={say('uploadProgress')} {...(isSent ? {} : { max: 1, value: part })} />
    </div>
  )
}
