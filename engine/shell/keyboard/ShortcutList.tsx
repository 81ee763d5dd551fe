import { useId, useState } from 'react'
import { panelText } from '../../i18n/panelTexts'
import { text } from '../../i18n/text'
import dialogStyles from '../dialogs/AskDialog.module.css'
import { useModal } from '../dialogs/useModal'
import { useFrame } from '../frame/frame'
import styles from './ShortcutList.module.css'
import { frameShortcuts, gridShortcuts, hasBareKeys, keepBareKeys, pageShortcuts } from './shortcuts'

const shortcuts = [...frameShortcuts, ...pageShortcuts, ...gridShortcuts]

/** All keys in one list. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId()
  const { storage } = useFrame()
  const [isBare, setBare] = useState(hasBareKeys(storage))
  const dialog = useModal({ onDismiss: onClose })
  return (
    <dialog className={`${dialogStyles.dialog} ${styles.wide}`} ref={dialog} aria-labelledby={titleId}>
      <h2 className={dialogStyles.title} id={titleId}>
        {panelText('shortcuts')}
      </h2>
      <dl className={styles.list}>
        {shortcuts.map(([keys, what]) => (
          <div className={styles.line} key={what}>
            <dt>{panelText(what)}</dt>
            <dd>
              {keys.split(' ').map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={dialogStyles.foot}>
        <label className={styles.bare}>
          <input
            type="checkbox"
            checked={isBare}
            onChange={event => {
              setBare(event.target.checked)
              keepBareKeys(storage, event.target.checked)
            }}
          />
          {panelText('shortcutBare')}
        </label>
        <button type="button" className="button" onClick={onClose}>
          {text('close')}
        </button>
      </div>
    </dialog>
  )
}
