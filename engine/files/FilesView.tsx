import { useRef, useState } from 'react'
import type { DocumentRoom } from '../contract/documentRoom'
import type { FilesRoom } from '../contract/filesRoom'

import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import { FileRow } from './FileRow'
import { acceptedFileTypes } from './fileProblem'

import './filesView.css'

interface FilesViewProps {
  readonly room: FilesRoom
  /** The document whose files these are. */
  readonly record: DocumentRoom
}

/** Files of a document: add by button or drop, note, download, delete. */
export function FilesView({ room, record }: FilesViewProps) {
  const { Button, IconButton } = useWidgets()
  const { plan } = room
  const { items, uploads, problems } = useSlice(room, state => state)
  const isEditable = useSlice(record, () => record.isEditable()) && !plan.isShown
  // What has not been answered yet is not none.
  const isReady = useSlice(record, state => state.phase === 'ready')
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const add = (files: FileList | null) => {
    if (files && files.length > 0) void room.upload([...files])
  }
  return (
    <section
      className="card"
      aria-label={plan.title}
      data-part=""
      data-drop={isOver || undefined}
      onDragOver={event => {
        if (!isEditable) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        if (isEditable) add(event.dataTransfer.files)
      }}
    >
      <header className="card-head">
        <h2>{plan.title}</h2>
        {(isReady || items.length > 0) && <span className="card-fact">{say('count', items.length)}</span>}
        {items.length > 1 && (
          <Button
            label={say('filesAll')}
            look="quiet"
            icon="download"
            onPress={() => void room.downloadAll()}
          />
        )}
        {isEditable && <Button label={say('filesAdd')} icon="plus" onPress={() => picker.current?.click()} />}
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptedFileTypes}
          aria-label={say('filesAdd')}
          onChange={event => {
            add(event.target.files)
            event.target.value = ''
          }}
        />
      </header>
      {problems.map(problem => (
        <p className="files-problem" role="alert" key={problem}>
          {problem}
        </p>
      ))}
      {isReady && items.length === 0 && uploads.length === 0 && (
        <p className="card-empty">{say(isEditable ? 'filesDrop' : 'filesNone')}</p>
      )}
      {items.length > 0 && (
        <ul className="files">
          {items.map(item => (
            <FileRow key={item.fileSeq} room={room} item={item} isEditable={isEditable} />
          ))}
        </ul>
      )}
      {uploads.map(upload => (
        <div className="files-upload" key={upload.id}>
          <progress max={1} value={upload.part} aria-label={upload.name} />
          <span>{say('fileUploading', upload.name, Math.round(upload.part * 100))}</span>
          <IconButton
            icon="close"
            label={say('fileCancel', upload.name)}
            onPress={() => room.cancel(upload.id)}
          />
        </div>
      ))}
    </section>
  )
}
