import { useCallback, useEffect, useState } from 'react'
import type { FileItem } from '../../codegen/generated/types'
import type { RoomHost } from '../contract/roomHost'
import { LoadFailure } from '../render/LoadFailure'
import { useWidgets } from '../render/useWidgets'
import { toFailure } from '../runtime/failure'
import { say } from '../runtime/say'
import type { Failure } from '../runtime/services'
import { tellFailure } from '../runtime/tellFailure'
import { sizeText } from './sizeText'
import './filesView.css'

interface CellFilesProps {
  readonly fileId: string
  readonly title: string
  readonly host: RoomHost
  readonly onClose: () => void
}

type Loaded = { readonly items: readonly FileItem[] } | { readonly failure: Failure }

/** The attached files of one row, to be downloaded. */
export function CellFiles({ fileId, title, host, onClose }: CellFilesProps) {
  const { Button, Dialog } = useWidgets()
  const { call, file, ask } = host.services
  const [loaded, setLoaded] = useState<Loaded>()
  const load = useCallback(() => {
    const abort = new AbortController()
    setLoaded(undefined)
    call('listFiles', { id: fileId }, { signal: abort.signal }).then(
      items => setLoaded({ items }),
      (error: unknown) => {
        const failure = toFailure(error)
        if (failure.kind === 'aborted') return
        setLoaded({ failure })
        void tellFailure(ask, failure)
      },
    )
    return () => abort.abort()
  }, [call, ask, fileId])
  useEffect(load, [load])
  const download = (work: Promise<void>) => work.catch((error: unknown) => tellFailure(ask, error))
  const items = loaded && 'items' in loaded ? loaded.items : []
  return (
    <Dialog
      title={title}
      depth={0}
      width={480}
      onClose={onClose}
      closeLabel={say('close')}
      foot={
        <>
          {items.length > 1 && (
            <Button
              label={say('filesAll')}
              icon="download"
              onPress={() => void download(file.download('downloadFile', { id: fileId }, `${fileId}.zip`))}
            />
          )}
          <Button label={say('close')} onPress={onClose} />
        </>
      }
    >
      {!loaded && <p className="card-empty">{say('loading')}</p>}
      {loaded && 'failure' in loaded && <LoadFailure failure={loaded.failure} onRetry={load} />}
      {loaded && 'items' in loaded && items.length === 0 && <p className="card-empty">{say('filesNone')}</p>}
      {items.length > 0 && (
        <ul className="files">
          {items.map(item => (
            <li className="files-row" data-narrow="" key={item.fileSeq}>
              <Button
                look="quiet"
                icon="file"
                label={item.fileName}
                hint={say('fileDownload', item.fileName)}
                onPress={() =>
                  void download(
                    file.download('downloadFileWs', { id: fileId, seq: item.fileSeq }, item.fileName),
                  )
                }
              />
              <span className="files-size">{sizeText(item.fileSize)}</span>
              <span>{item.bigo ?? ''}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
