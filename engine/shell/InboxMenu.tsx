import { text } from '../i18n/text'
import { Dropdown } from './Dropdown'
import { Icon } from './Icon'
import styles from './InboxMenu.module.css'
import { useInbox } from './useInbox'

/** The bell: how many documents wait for an approval, and the way to them. */
export function InboxMenu({ isAtRest }: { readonly isAtRest: boolean }) {
  const { inbox, reload } = useInbox(isAtRest)
  const total = inbox.state === 'ready' ? inbox.list.total : 0
  return (
    <div className={styles.place}>
      <Dropdown
        look="icon"
        align="right"
        label={total > 0 ? text('inboxCount', [total]) : text('homeInbox')}
        button={
          <span className={styles.bell}>
            <Icon name="bell" />
            {total > 0 && <span className={styles.count}>{total > 99 ? '99+' : total}</span>}
          </span>
        }
        panel={(panels, close) => <panels.InboxPanel inbox={inbox} onReload={reload} onGo={close} />}
      />
    </div>
  )
}
