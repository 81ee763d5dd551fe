import { applyText } from '../../i18n/applyTexts'
import styles from './Apply.module.css'

export interface DraftOfferProps {
  readonly onLeave: () => void
  readonly onTakeUp: () => void
}

/** What was entered at an earlier visit is taken up, or left for good. */
export function DraftOffer({ onLeave, onTakeUp }: DraftOfferProps) {
  return (
    <div className={styles.ways}>
      <button type="button" className="button" onClick={onLeave}>
        {applyText('draftLeave')}
      </button>
      <button type="button" className="button" data-look="primary" onClick={onTakeUp}>
        {applyText('draftTakeUp')}
      </button>
    </div>
  )
}
