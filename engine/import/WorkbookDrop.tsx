import { useRef, useState } from 'react'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'

interface WorkbookDropProps {
  /** Korean: what may be dropped here. */
  readonly limits: string
  readonly onFile: (file: File) => void
}

const accepted = '.xlsx,.xls'

/** The place for one workbook: dropped, or chosen. */
export function WorkbookDrop({ limits, onFile }: WorkbookDropProps) {
  const { Button } = useWidgets()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  return (
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
      <p className="import-limits">{limits}</p>
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
  )
}
