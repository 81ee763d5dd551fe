import '../../../widgets/base.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { operations } from '../../../codegen/generated/operations'
import { createFrame } from '../../../engine/app/createFrame'
import { drawWhenReady } from '../../../engine/app/drawWhenReady'
import { loadFonts } from '../../../engine/app/loadFonts'
import { createLateMover } from '../../../engine/app/startRouter'
import { FrameContext } from '../../../engine/shell/frame/frame'
import { handwrittenRoutes, prListRoute } from './handwrittenRoutes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root".')

const late = createLateMover()
const { frame } = createFrame({
  screens: () => [prListRoute],
  loadScreens: async () => [prListRoute],
  operations: () => operations,
  mover: late.mover,
})
const router = createBrowserRouter(handwrittenRoutes(frame, late))
late.take(router)

drawWhenReady(router, frame, () => {
  createRoot(root).render(
    <FrameContext value={frame}>
      <RouterProvider router={router} />
    </FrameContext>,
  )
  loadFonts().catch(() => undefined)
})
