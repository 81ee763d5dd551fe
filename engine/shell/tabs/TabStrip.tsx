import { type KeyboardEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { Dropdown } from '../frame/Dropdown'
import { useFrame } from '../frame/frame'
import type { WorkTab } from '../frame/workTabs'
import styles from './TabStrip.module.css'
import { tabName } from './tabName'
import { tabPanels } from './tabPanels'
import { UnsavedMark } from './UnsavedMark'
import { useTabActions } from './useTabActions'

/** The open screens. Each comes back as it was left; one with unsaved entries asks before it goes. */
export function TabStrip() {
  const { tabs } = useFrame()
  const { tabs: open, activeKey } = useStore(tabs.store)
  const { show, close } = useTabActions()
  const list = useRef<HTMLUListElement>(null)
  const names = () => [...(list.current?.querySelectorAll<HTMLElement>('button[data-tab]') ?? [])]

  /** The focus stays among the tabs: on the one that has taken the place. */
  const closeAt = async (tab: WorkTab, at: number) => {
    const hadFocus = list.current?.contains(document.activeElement)
    if ((await close(tab)) && hadFocus) requestAnimationFrame(() => (names()[at] ?? names().at(-1))?.focus())
  }
  const onKeyDown = (event: KeyboardEvent, tab: WorkTab, at: number) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const to = steps[event.key]
    if (to !== undefined)
      names()
        .at(to % names().length)
        ?.focus()
    else if (event.key === 'Delete') void closeAt(tab, at)
    else return
    event.preventDefault()
  }

  return (
    <nav className={styles.strip} aria-label={text('tabs')}>
      <ul className={styles.tabs} ref={list}>
        {open.map((tab, at) => (
          <li key={tab.key} className={styles.tab} data-active={tab.key === activeKey}>
            <button
              type="button"
              data-tab
              aria-current={tab.key === activeKey ? 'page' : undefined}
              className={styles.name}
              title={tabName(tab)}
              onClick={() => show(tab)}
              onAuxClick={event => event.button === 1 && void closeAt(tab, at)}
              onMouseDown={event => event.button === 1 && event.preventDefault()}
              onKeyDown={event => onKeyDown(event, tab, at)}
            >
              {tab.screen && <UnsavedMark screen={tab.screen} />}
              {tab.documentKey === '' ? (
                tab.title
              ) : (
                <>
                  <span className="visually-hidden">{`${tab.title} `}</span>
                  <span className={styles.number}>
                    <bdi>{tab.documentKey}</bdi>
                  </span>
                </>
              )}
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={text('tabClose', [tabName(tab)])}
              title={text('tabClose', [tabName(tab)])}
              onClick={() => void closeAt(tab, at)}
            >
              <Icon name="close" size={12} />
            </button>
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <Dropdown
          look="icon"
          align="right"
          label={text('tabList', [open.length])}
          button={<Icon name="down" size={12} />}
          panels={tabPanels}
          panel={(panels, onClose) => <panels.TabPanel onClose={onClose} />}
        />
      )}
    </nav>
  )
}
