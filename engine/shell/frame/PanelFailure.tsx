import { panelText } from '../../i18n/panelTexts'
import styles from './PanelFailure.module.css'

/** What a part of the frame shows in place of what could not be read: the text of the failure (spec §8) and another try. */
export function PanelFailure(props: { readonly message: string; readonly onReload: () => void }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{props.message}</p>
      <button type="button" className="button" onClick={props.onReload}>
        {panelText('reload')}
      </button>
    </div>
  )
}
