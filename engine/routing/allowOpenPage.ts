import { type CheckParts, checkLogin } from '../auth/checkLogin'
import type { WorkTabs } from '../shell/frame/workTabs'
import type { OpenScreen } from './openScreen'

/**
 * The page on screen takes over what its person may do on it now; those in other tabs do when they are shown again. One that he
 * may not see any more stays until he leaves it, with what he has typed: the server refuses whatever it asks.
 */
export async function allowOpenPage(parts: CheckParts, { store }: WorkTabs<OpenScreen>): Promise<void> {
  const { tabs, activeKey } = store.getState()
  const shown = tabs.find(({ key }) => key === activeKey)
  if (!shown?.screen) return
  const apprNo = new URLSearchParams(shown.search).get('apprNo')
  const { outcome, access, mayExport } = await checkLogin(parts, shown.path, 'N', apprNo ? { apprNo } : {})
  if (outcome === 'open') shown.screen.screen.allow({ access, mayExport })
}
