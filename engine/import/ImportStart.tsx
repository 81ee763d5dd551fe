import { useRef, useState } from 'react'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import type { ImportRoom } from './importRun'

const accepted = '.xlsx,.xls'

/** The template, the place for the filled-in file, and why the last one was refused. */
export function ImportStart({ room }: { readonly room: ImportRoom }) {
  const { Button } = useWidgets()
  const { refusal, fileName } = useSlice(room, state => state)
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void room.read(file)
  }
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
      <section
        className="import-drop"
        aria-label={say('importDrop')}
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <p>{say('importDrop')}</p>
        <Button label={say('importChoose')} look="primary" onPress={() => picker.current?.click()} />
        <p className="import-limits">{say('importLimits', room.roomFor)}</p>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accepted}
          aria-label={say('importChoose')}
          onChange={event => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </section>
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
