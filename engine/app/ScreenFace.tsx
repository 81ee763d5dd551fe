import { CSPProvider } from '@base-ui/react/csp-provider'
import { Suspense } from 'react'
import type { Screen } from '../contract/screen'
import { ScreenView } from '../page/ScreenView'
import { WidgetsProvider } from '../render/WidgetsProvider'
import { pageNonce } from './pageNonce'
import { widgetRegistry } from './widgetRegistry'

/** A screen with the widgets of this product. What it draws with is on its way since the route was entered. */
export function ScreenFace({ screen }: { readonly screen: Screen }) {
  return (
    <CSPProvider nonce={pageNonce()}>
      <WidgetsProvider widgets={widgetRegistry}>
        <Suspense fallback={null}>
          <ScreenView screen={screen} />
        </Suspense>
      </WidgetsProvider>
    </CSPProvider>
  )
}
