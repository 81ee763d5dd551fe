import { useStore } from 'zustand'
import { text } from '../i18n/text'
import { useFrame } from './frame'
import { Icon } from './Icon'
import styles from './TabStrip.module.css'
import { UnsavedMark } from './UnsavedMark'
import { useTabActions } from './useTabActions'

/** The open screens. Each comes back as it was left; one with unsaved entries asks before it goes. */
export function TabStrip() {
  const { tabs } = useFrame()
  const { tabs: open, activeKey } = useStore(tabs.store)
  const { show, close } = useTabActions()
  return (
    <nav className={styles.strip} aria-label={text('tabs')}>
      <ul className={styles.tabs}>
        {open.map(tab => (
          <li key={tab.key} className={styles.tab} data-active={tab.key === activeKey}>
            <button
              type="button"
              aria-current={tab.key === activeKey ? 'page' : undefined}
              className={styles.name}
              title={tab.title}
              onClick={() => show(tab)}
              onAuxClick={event => event.button === 1 && void close(tab)}
            >
              <UnsavedMark tab={tab} />
              {tab.title}
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={text('tabClose', [tab.title])}
              title={text('tabClose', [tab.title])}
              onClick={() => void close(tab)}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
