import type { ImportRoom } from '../contract/importRoom'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'

import { WorkbookDrop } from './WorkbookDrop'

/** The template, the place for the filled-in file, and why the last one was refused. */
export function ImportStart({ room }: { readonly room: ImportRoom }) {
  const { Button } = useWidgets()
  const { refusal, fileName } = useSlice(room, state => state)
  return (
    <>
      <div className="import-guide">
        <p>{say('importSteps')}</p>
        <Button label={say('importTemplate')} icon="download" onPress={() => void room.downloadTemplate()} />
      </div>
      {refusal !== undefined && (
        <p className="import-refusal" role="alert">
          {fileName === '' ? refusal : say('fileFailed', fileName, refusal)}
        </p>
      )}
      <WorkbookDrop limits={say('importLimits', room.roomFor)} onFile={file => void room.read(file)} />
      <dl className="import-columns">
        <dt>{say('importColumns')}</dt>
        {room.columns().map(({ field, label, isRequired }) => (
          <dd key={field} data-required={isRequired || undefined}>
            {label}
            {isRequired && <span className="visually-hidden">{say('importRequired')}</span>}
          </dd>
        ))}
      </dl>
    </>
  )
}
