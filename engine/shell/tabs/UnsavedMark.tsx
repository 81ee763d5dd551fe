import { useSyncExternalStore } from 'react'
import { text } from '../../i18n/text'
import type { KeptScreen } from '../frame/workTabs'
import styles from './TabStrip.module.css'

/** A dot before the name of a tab with unsaved entries. */
export function UnsavedMark({ screen }: { readonly screen: KeptScreen }) {
  const isDirty = useSyncExternalStore(screen.subscribe, screen.isDirty)
  if (!isDirty) return null
  return (
    <span className={styles.unsaved} title={text('tabUnsaved')}>
      <span className="visually-hidden">{text('tabUnsaved')}</span>
    </span>
  )
}
