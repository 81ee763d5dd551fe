import { messages } from '../../../schemas/shared/messages'
import { homeOf } from '../../auth/portalOf'
import { useFrame } from '../frame/frame'
import { isDirty, type WorkTab } from '../frame/workTabs'

export interface TabActions {
  readonly show: (tab: WorkTab) => void
  /** Asks first when entries would be lost; whether it is closed now. */
  readonly close: (tab: WorkTab) => Promise<boolean>
  /** Closes all others, or all and goes home; asks once. */
  readonly closeOthers: (kept: WorkTab | undefined) => Promise<void>
  readonly showBeside: (step: 1 | -1) => void
  readonly closeActive: () => Promise<void>
}

/** What can be done with the open screens, by mouse and by key alike. */
export function useTabActions(): TabActions {
  const { tabs, go, ask, session } = useFrame()
  const show = ({ path, search }: WorkTab) => go.to(path, Object.fromEntries(new URLSearchParams(search)))
  const goHome = () => go.to(homeOf(session.getState().portal), {})
  const active = () => tabs.find(tabs.store.getState().activeKey ?? '')

  const close = async (tab: WorkTab) => {
    if (isDirty(tab) && !(await ask.confirm(messages.confirmLeaveUnsaved, 'destroys'))) return false
    const isActive = tabs.store.getState().activeKey === tab.key
    const next = tabs.close(tab.key)
    if (!isActive) return true
    if (next) show(next)
    else goHome()
    return true
  }

  return {
    show,
    close,
    closeOthers: async kept => {
      const others = tabs.store.getState().tabs.filter(({ key }) => key !== kept?.key)
      if (others.some(isDirty) && !(await ask.confirm(messages.confirmLeaveUnsaved, 'destroys'))) return
      for (const { key } of others) tabs.close(key)
      if (!kept) goHome()
    },
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
