import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Screen } from '../contract/screen'
import { Popups } from '../popup/Popups'
import { Prints } from '../print/Prints'
import { ScreenContext } from '../render/screenContext'
import { useFocusPlace } from '../render/useFocusPlace'
import { BlocksView } from './BlocksView'
import { BlocksContext } from './blocksContext'
import { Imports } from './Imports'
import { ListPage } from './ListPage'
import './screen.css'

const DocumentPage = lazy(() =>
  import('./DocumentPage').then(({ DocumentPage }) => ({ default: DocumentPage })),
)

/** A screen at work, drawn: a document page where it has a document, else a page of filters and grids. */
export function ScreenView({ screen }: { readonly screen: Screen }) {
  useFocusPlace(screen.store)
  // A changed definition brings new rooms; every view below takes them up.
  const revision = useSyncExternalStore(screen.store.subscribe, screen.revision)
  return (
    <ScreenContext value={screen} key={revision}>
      <BlocksContext value={BlocksView}>
        {screen.document && !screen.document.plan.of ? (
          <Suspense fallback={null}>
            <DocumentPage room={screen.document} />
          </Suspense>
        ) : (
          <ListPage />
        )}
      </BlocksContext>
      <Popups />
      <Imports />
      <Prints />
    </ScreenContext>
  )
}
