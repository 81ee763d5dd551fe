import { Icon } from '../../../widgets/Icon'
import { panelText } from '../../i18n/panelTexts'
import { text } from '../../i18n/text'
import { narrow, useMedia } from '../../render/useMedia'
import styles from '../frame/Dropdown.module.css'
import { useFrame, useSession } from '../frame/frame'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import { DisplayPanel } from './DisplayPanel'

export interface PersonPanelProps {
  readonly onClose: () => void
  readonly onShortcuts: () => void
  readonly onSessions: () => void
}

/** Who is logged in, the keys, and the way out; in a narrow window language and display as well, which then leave the header. */
export function PersonPanel({ onClose, onShortcuts, onSessions }: PersonPanelProps) {
  const { logOut } = useFrame()
  const user = useSession(state => state.user)
  const isNarrow = useMedia(narrow)
  if (!user) return null
  const { compNameKr, section } = user
  const facts = [
    [panelText(compNameKr === undefined ? 'personId' : 'personUserId'), user.singleid],
    [panelText('personCompany'), compNameKr ?? ''],
    [panelText('personSection'), section],
    [panelText('personDepartment'), user.deptnm],
  ].filter(([, value]) => value !== '')
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div className={styles.fact} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isNarrow && (
        <>
          <LanguageSwitch />
          <DisplayPanel onClose={onClose} />
        </>
      )}
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          onClose()
          onShortcuts()
        }}
      >
        <Icon name="keyboard" />
        <span className={styles.entryText}>{panelText('shortcuts')}</span>
        <kbd>Ctrl+/</kbd>
      </button>
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          onClose()
          onSessions()
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
  )
}
