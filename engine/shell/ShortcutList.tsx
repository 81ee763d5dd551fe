import { useId } from 'react'
import { type PanelTextKey, panelText } from '../i18n/panelTexts'
import { text } from '../i18n/text'
import dialogStyles from './AskDialog.module.css'
import styles from './ShortcutList.module.css'
import { useModal } from './useModal'

const shortcuts: readonly (readonly [keys: string, what: PanelTextKey])[] = [
  ['Ctrl+K', 'shortcutMenuSearch'],
  ['?', 'shortcutHelp'],
  ['Ctrl+S', 'shortcutSave'],
  ['Enter', 'shortcutSearch'],
  ['Esc', 'shortcutClose'],
  ['Alt+PageDown', 'shortcutNextTab'],
  ['Alt+PageUp', 'shortcutPreviousTab'],
  ['Alt+W', 'shortcutCloseTab'],
  ['F9', 'shortcutExtend'],
  ['F6 Shift+F6', 'shortcutPart'],
  ['↑ ↓ ← → Tab', 'shortcutMoveCell'],
  ['Home End', 'shortcutRowEnds'],
  ['F2', 'shortcutEditCell'],
  ['Alt+↓', 'shortcutChoices'],
  ['Ctrl+C Ctrl+V', 'shortcutCopy'],
  ['Ctrl+D Ctrl+R', 'shortcutFill'],
  ['Ctrl+Z Ctrl+Y', 'shortcutUndo'],
  ['Insert', 'shortcutAddRow'],
  ['Ctrl+Delete', 'shortcutDeleteRow'],
  ['Space', 'shortcutCheck'],
  ['Alt+Shift+↑', 'shortcutSort'],
  ['Esc Tab', 'shortcutLeave'],
]

/** All keys in one list. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId()
  const dialog = useModal({ onDismiss: onClose })
  return (
    <dialog className={`${dialogStyles.dialog} ${styles.wide}`} ref={dialog} aria-labelledby={titleId}>
      <h2 className={dialogStyles.title} id={titleId}>
        {panelText('shortcuts')}
      </h2>
      <dl className={styles.list}>
        {shortcuts.map(([keys, what]) => (
          <div className={styles.line} key={keys}>
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
        <button type="button" className="button" onClick={onClose}>
          {text('close')}
        </button>
      </div>
    </dialog>
  )
}
