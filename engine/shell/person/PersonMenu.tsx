import { type ComponentType, useState } from 'react'
import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { Dropdown } from '../frame/Dropdown'
import { useFrame, useSession } from '../frame/frame'
import styles from './PersonMenu.module.css'
import { personPanels } from './personPanels'

/** Who is logged in, a supplier with his company. */
export function PersonMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { ask } = useFrame()
  const user = useSession(state => state.user)
  const [Sessions, setSessions] = useState<ComponentType<{ readonly onClose: () => void }>>()
  if (!user) return null
  const { compNameKr, hname } = user
  const openSessions = () =>
    void import('./MySessions').then(
      piece => setSessions(() => piece.MySessions),
      () => ask.toast(text('networkLost'), 'warning'),
    )
  return (
    <>
      <Dropdown
        align="right"
        label={text('personMenu', [compNameKr === undefined ? hname : `${compNameKr} ${hname}`])}
        button={
          <>
            <Icon name="person" />
            {compNameKr !== undefined && (
              <span className={styles.company} title={compNameKr}>
                {compNameKr}
              </span>
            )}{' '}
            <span className={styles.name}>{hname}</span>
            <Icon name="down" size={12} />
          </>
        }
        panels={personPanels}
        panel={(panels, close) => (
          <panels.PersonPanel onClose={close} onShortcuts={onShortcuts} onSessions={openSessions} />
        )}
      />
      {Sessions && <Sessions onClose={() => setSessions(undefined)} />}
    </>
  )
}
