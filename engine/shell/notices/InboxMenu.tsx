import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { Dropdown } from '../frame/Dropdown'
import styles from './InboxMenu.module.css'
import { noticePanels } from './noticePanels'
import { useInbox } from './useInbox'
import { useUnread } from './useUnread'

/** The bell: how many notices are unread, and below it these and the documents that wait for an approval. */
export function InboxMenu({ isAtRest }: { readonly isAtRest: boolean }) {
  const { inbox, reload } = useInbox()
  const { unread, heard } = useUnread(isAtRest)
  return (
    <div className={styles.place}>
      <Dropdown
        look="icon"
        align="right"
        label={unread > 0 ? text('noticeCount', [unread]) : text('notices')}
        button={
          <span className={styles.bell}>
            <Icon name="bell" />
            {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
          </span>
        }
        panels={noticePanels}
        panel={(panels, close) => <panels.InboxPanel inbox={inbox} onReload={reload} onGo={close} />}
      />
      <span className="visually-hidden" aria-live="polite">
        {heard}
      </span>
    </div>
  )
}
