import type { MouseEvent } from 'react'
import { applyText } from '../../i18n/applyTexts'
import styles from './Apply.module.css'

export interface DraftOfferProps {
  readonly onLeave: () => void
  readonly onTakeUp: () => void
}

/** What was entered at an earlier visit is taken up, or left for good. */
export function DraftOffer({ onLeave, onTakeUp }: DraftOfferProps) {
  // The buttons are gone once one of them has been pressed.
  const answer = (take: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest('main')?.querySelector('h1')?.focus()
    take()
  }
  return (
    <div className={styles.ways}>
      <button type="button" className="button" onClick={answer(onLeave)}>
        {applyText('draftLeave')}
      </button>
      <button type="button" className="button" data-look="primary" onClick={answer(onTakeUp)}>
        {applyText('draftTakeUp')}
      </button>
    </div>
  )
}
