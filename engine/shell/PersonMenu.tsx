import { type ComponentType, useState } from 'react'
import { text } from '../i18n/text'
import { Dropdown } from './Dropdown'
import styles from './Dropdown.module.css'
import { useFrame, useSession } from './frame'
import { Icon } from './Icon'

/** Who is logged in, and the way out. */
export function PersonMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { logOut, ask } = useFrame()
  const user = useSession(state => state.user)
  const [Sessions, setSessions] = useState<ComponentType<{ readonly onClose: () => void }>>()
  if (!user) return null
  const { compNameKr, section } = user
  const facts = [
    [text(compNameKr === undefined ? 'personId' : 'personUserId'), user.singleid],
    [text('personCompany'), compNameKr ?? ''],
    [text('personSection'), section],
    [text('personDepartment'), user.deptnm],
  ].filter(([, value]) => value !== '')
  const openSessions = () =>
    import('./MySessions').then(
      piece => setSessions(() => piece.MySessions),
      () => ask.toast(text('networkLost'), 'warning'),
    )
  const menu = (
    <Dropdown
      align="right"
      label={text('personMenu', [user.hname])}
      button={
        <>
          <Icon name="person" />
          {user.hname}
          <Icon name="down" size={12} />
        </>
      }
    >
      {close => (
        <>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div className={styles.fact} key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              close()
              onShortcuts()
            }}
          >
            <Icon name="keyboard" />
            <span className={styles.entryText}>{text('shortcuts')}</span>
            <kbd>?</kbd>
          </button>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              close()
              void openSessions()
            }}
          >
            <Icon name="screen" />
            <span className={styles.entryText}>{text('mySessions')}</span>
          </button>
          <button type="button" className={styles.entry} onClick={() => void logOut()}>
            <Icon name="logout" />
            <span className={styles.entryText}>{text('logout')}</span>
          </button>
        </>
      )}
    </Dropdown>
  )
  return (
    <>
      {menu}
      {Sessions && <Sessions onClose={() => setSessions(undefined)} />}
    </>
  )
}
