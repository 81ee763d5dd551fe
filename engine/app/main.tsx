import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import '../shell/tokens.css'
import '../shell/base.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { ScreensContext } from '../routing/screensContext'
import { FrameContext } from '../shell/frame'
import { createFrame } from './createFrame'
import { followPlans } from './followPlans'
import { loadGrid } from './loadGrid'
import { screenSource } from './screenSource'
import { createLateMover, startRouter } from './startRouter'

const root = document.getElementById('root')
if (!root) throw new Error('Engine bug: index.html has no element "root".')

const late = createLateMover()
const { frame, tabs } = createFrame({ screens: screenSource.routes, mover: late.mover })
const router = startRouter({
  frame,
  tabs,
  late,
  source: screenSource,
  loadPiece: async () => (await import('./screenPiece')).screenPiece,
  loadWidgets: loadGrid,
})
followPlans(tabs)

// No StrictMode: its second mount leaves the grid without its table for assistive technology (measured with 6.0.3).
createRoot(root).render(
  <FrameContext value={frame}>
    <ScreensContext value={tabs}>
      <RouterProvider router={router} />
    </ScreensContext>
  </FrameContext>,
)
