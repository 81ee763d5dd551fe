import { useEffect } from 'react'
import { text } from '../../i18n/text'
import { useSession } from '../frame/frame'
import { InboxList, type InboxListProps } from './InboxList'
import styles from './InboxMenu.module.css'
import { NoticeList } from './NoticeList'

/** Notices, and for staff the documents that wait for an approval, read again each time the bell is opened. */
export function InboxPanel(props: InboxListProps & { readonly onGo: () => void }) {
  const { onReload, onGo } = props
  const isStaff = useSession(state => state.portal === 'internal')
  useEffect(() => {
    if (isStaff) onReload()
  }, [onReload, isStaff])
  return (
    <div className={styles.panel}>
      <NoticeList onGo={onGo} />
      {isStaff && (
        <section aria-label={text('homeInbox')}>
          <h2 className={styles.title}>{text('homeInbox')}</h2>
          <div className={styles.scroll}>
            <InboxList {...props} />
          </div>
        </section>
      )}
    </div>
  )
}
