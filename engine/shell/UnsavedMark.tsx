import { useSyncExternalStore } from 'react'
import { text } from '../i18n/text'
import styles from './TabStrip.module.css'
import type { WorkTab } from './workTabs'

/** A dot before the name of a tab with unsaved entries. */
export function UnsavedMark({ tab }: { readonly tab: WorkTab }) {
  const isDirty = useSyncExternalStore(tab.screen.subscribe, tab.screen.isDirty)
  if (!isDirty) return null
  return (
    <span className={styles.unsaved} title={text('tabUnsaved')}>
      <span className="visually-hidden">{text('tabUnsaved')}</span>
    </span>
  )
}
