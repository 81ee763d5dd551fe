import { lazy, Suspense } from 'react'
import { useScreen, useScreenState } from '../render/screenContext'

const ImportDialog = lazy(() =>
  import('./ImportDialog').then(({ ImportDialog }) => ({ default: ImportDialog })),
)

/** The dialog that takes rows out of a workbook is loaded with its first use. */
export function Imports() {
  const screen = useScreen()
  const isOpen = useScreenState(state => state.importing !== undefined)
  const room = isOpen ? screen.importRoom() : undefined
  if (!room) return null
  return (
    <Suspense fallback={null}>
      <ImportDialog room={room} host={screen.host} />
    </Suspense>
  )
}
