import { Suspense } from 'react'
import { useScreen, useScreenState } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'

/** The sheet to be printed, above the screen. */
export function Prints() {
  const { store } = useScreen()
  const { PrintPreview } = useWidgets()
  const sheet = useScreenState(state => state.printing)
  const more = useScreenState(state => state.printingMore)
  if (!sheet) return null
  return (
    <Suspense fallback={null}>
      <PrintPreview
        sheet={sheet}
        more={more}
        onClose={() => store.setState({ printing: undefined, printingMore: [] })}
      />
    </Suspense>
  )
}
