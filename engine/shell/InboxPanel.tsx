import { useEffect } from 'react'
import { text } from '../i18n/text'
import { InboxList, type InboxListProps } from './InboxList'
import styles from './InboxMenu.module.css'

/** The waiting documents, asked for anew each time they are looked at. */
export function InboxPanel(props: InboxListProps) {
  const { onReload } = props
  useEffect(onReload, [onReload])
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{text('homeInbox')}</h2>
      <InboxList {...props} />
    </div>
  )
}
