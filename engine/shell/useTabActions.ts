import { messages } from '../../schemas/shared/messages'
import { homeOf } from '../auth/portalOf'
import { useFrame } from './frame'
import type { WorkTab } from './workTabs'

export interface TabActions {
  readonly show: (tab: WorkTab) => void
  readonly close: (tab: WorkTab) => Promise<void>
  readonly showBeside: (step: 1 | -1) => void
  readonly closeActive: () => Promise<void>
}

/** What can be done with the open screens, by mouse and by key alike. */
export function useTabActions(): TabActions {
  const { tabs, go, ask, session } = useFrame()
  const show = ({ path, search }: WorkTab) => go.to(path, Object.fromEntries(new URLSearchParams(search)))
  const active = () => tabs.store.getState().tabs.find(tab => tab.key === tabs.store.getState().activeKey)

  const close = async (tab: WorkTab) => {
    if (tab.screen.isDirty() && !(await ask.confirm(messages.confirmLeaveUnsaved))) return
    const isActive = tabs.store.getState().activeKey === tab.key
    const next = tabs.close(tab.key)
    if (!isActive) return
    if (next) show(next)
    else go.to(homeOf(session.getState().portal), {})
  }

  return {
    show,
    close,
    showBeside: step => {
      const { tabs: open, activeKey } = tabs.store.getState()
      if (open.length === 0) return
      const now = open.findIndex(tab => tab.key === activeKey)
      const next = open[(now + step + open.length) % open.length]
      if (next) show(next)
    },
    closeActive: async () => {
      const tab = active()
      if (tab) await close(tab)
    },
  }
}
