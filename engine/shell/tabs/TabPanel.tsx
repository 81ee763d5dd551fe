import { useStore } from 'zustand'
import { Icon } from '../../../widgets/Icon'
import { panelText } from '../../i18n/panelTexts'
import styles from '../frame/Dropdown.module.css'
import { useFrame } from '../frame/frame'
import { tabName } from './tabName'
import { useTabActions } from './useTabActions'

/** All open screens by their whole names, and the ways to close many at once. */
export function TabPanel({ onClose }: { readonly onClose: () => void }) {
  const { tabs } = useFrame()
  const { tabs: open, activeKey } = useStore(tabs.store)
  const { show, closeOthers } = useTabActions()
  const active = open.find(tab => tab.key === activeKey)
  const pick = (work: () => unknown) => () => {
    onClose()
    work()
  }
  return (
    <>
      <ul className={styles.part}>
        {open.map(tab => (
          <li key={tab.key}>
            <button
              type="button"
              className={styles.entry}
              aria-current={tab.key === activeKey ? 'page' : undefined}
              onClick={pick(() => show(tab))}
            >
              <span className={styles.entryText}>{tabName(tab)}</span>
            </button>
          </li>
        ))}
      </ul>
      {active && (
        <button type="button" className={styles.entry} onClick={pick(() => closeOthers(active))}>
          <Icon name="close" />
          {panelText('tabCloseOthers')}
        </button>
      )}
      <button type="button" className={styles.entry} onClick={pick(() => closeOthers(undefined))}>
        <Icon name="close" />
        {panelText('tabCloseAll')}
      </button>
    </>
  )
}
