import '../../widgets/base.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { frameOperations } from '../../codegen/generated/frameOperations'
import { ScreensContext } from '../routing/screensContext'
import { takeUrlTokens } from '../routing/urlTokens'
import { FrameContext } from '../shell/frame/frame'
import { createFrame } from './createFrame'
import { loadFirstTexts } from './createLanguages'
import { drawWhenReady } from './drawWhenReady'
import { loadFonts } from './loadFonts'
import { createLateMover, startRouter } from './startRouter'

type ScreensPiece = typeof import('./screensPiece')

const root = document.getElementById('root')
if (!root) throw new Error('Engine bug: index.html has no element "root".')

function start(root: HTMLElement): void {
  const late = createLateMover()
  let screens: ScreensPiece | undefined
  async function loadScreens(): Promise<ScreensPiece> {
    screens ??= await import('./screensPiece')
    return screens
  }
  const { frame, tabs } = createFrame({
    screens: () => screens?.screens() ?? [],
    loadScreens: async () => (await loadScreens()).screens(),
    operations: () => screens?.operations ?? frameOperations,
    mover: late.mover,
  })
  frame.session.setState(takeUrlTokens(window))
  const router = startRouter({
    frame,
    late,
    loadScreenRoutes: async () => (await loadScreens()).screenRoutes({ frame, tabs, late }),
  })

  // No StrictMode: its second mount leaves the grid without its table for assistive technology (measured with 6.0.3).
  drawWhenReady(router, frame, () => {
    createRoot(root).render(
      <FrameContext value={frame}>
        <ScreensContext value={tabs}>
          <RouterProvider router={router} />
        </ScreensContext>
      </FrameContext>,
    )
    // A page without them is read in the local font.
    loadFonts().catch(() => undefined)
  })
}

// Not awaited at the top: a piece that needs this one could not be fetched meanwhile. Without its texts the page speaks Korean.
void loadFirstTexts()
  .catch(() => undefined)
  .then(() => start(root))
