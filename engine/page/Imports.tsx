import { lazy, Suspense } from 'react'
import { useScreen, useScreenState } from '../render/screenContext'

const ImportDialog = lazy(() =>
  import('../import/ImportDialog').then(({ ImportDialog }) => ({ default: ImportDialog })),
)
const UploadDialog = lazy(() =>
  import('../upload/UploadDialog').then(({ UploadDialog }) => ({ default: UploadDialog })),
)

/** The dialogs that take workbooks, into a grid or as a whole to the server, are loaded with their first use. */
export function Imports() {
  const screen = useScreen()
  const isImporting = useScreenState(state => state.importing !== undefined)
  const isUploading = useScreenState(state => state.uploading !== undefined)
  const rows = isImporting ? screen.importRoom() : undefined
  const whole = isUploading ? screen.uploadRoom() : undefined
  return (
    <Suspense fallback={null}>
      {rows && <ImportDialog room={rows} host={screen.host} />}
      {whole && <UploadDialog room={whole} />}
    </Suspense>
  )
}
