import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { widgetRegistry } from '../../../../engine/app/widgetRegistry'
import type { Screen } from '../../../../engine/contract/screen'
import { ScreenView } from '../../../../engine/page/ScreenView'
import { WidgetsProvider } from '../../../../engine/render/WidgetsProvider'
import { createScreen } from '../../../../engine/screen/createScreen'
import { entryRooms } from '../../../../engine/screen/entryRooms'
import '../../../../widgets/base.css'
import { type FakeServices, fakeServices } from '../../runtime/fakeServices'
import { editPlan, itemPopup, listPlan } from '../../runtime/samplePlans'
import { harnessAnswers } from './harnessAnswers'

declare global {
  interface Window {
    sample: { readonly screen: Screen; readonly services: FakeServices }
  }
}

const params = Object.fromEntries(new URLSearchParams(location.search))
if (params.theme) document.documentElement.dataset.theme = params.theme
const services = fakeServices({ answers: harnessAnswers, user: { authGroupId: params.group ?? '30' } })
const screen = createScreen(params.page === 'edit' ? editPlan : listPlan, services, {
  params,
  entry: entryRooms,
  access: params.access === 'read' ? 'read' : 'write',
  popups: async () => itemPopup,
})
window.sample = { screen, services }
screen.start()

const root = document.getElementById('root')
if (!root) throw new Error('The harness page has no root.')
root.style.cssText = 'height: 100%; padding: 12px; overflow: auto; box-sizing: border-box'
createRoot(root).render(
  <WidgetsProvider widgets={widgetRegistry}>
    <Suspense fallback={null}>
      <ScreenView screen={screen} />
    </Suspense>
  </WidgetsProvider>,
)
