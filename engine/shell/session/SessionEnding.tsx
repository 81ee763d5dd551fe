import { useEffect, useId, useRef, useState } from 'react'
import { text } from '../../i18n/text'
import styles from '../dialogs/AskDialog.module.css'
import { useModal } from '../dialogs/useModal'
import { useFrame } from '../frame/frame'
import own from './SessionEnding.module.css'
import { clockText } from './sessionTime'

export interface SessionEndingProps {
  readonly left: number
  /** No use moves the end any further. */
  readonly isLongest: boolean
  readonly onExtend: () => Promise<void>
  readonly onHide: () => void
}

/**
 * The last minute of a session: one key extends it, entries stay where they are. A session that has reached its longest time
 * leaves the minute to save what is unsaved.
 */
export function SessionEnding({ left, isLongest, onExtend, onHide }: SessionEndingProps) {
  const { logOut } = useFrame()
  const titleId = useId()
  const textId = useId()
  const dialog = useModal({ onDismiss: onHide, closesOutside: false })
  const main = useRef<HTMLButtonElement>(null)
  const [isExtending, setIsExtending] = useState(false)
  useEffect(() => main.current?.focus(), [])

  const extend = async () => {
    setIsExtending(true)
    await onExtend()
    setIsExtending(false)
  }
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <h2 className={styles.title} id={titleId}>
        {text('sessionEndingTitle')}
      </h2>
      <p className={own.time} role="timer">
        <span className="visually-hidden">{text('sessionLeft')}</span>
        {clockText(left)}
      </p>
      <p className={styles.text} id={textId}>
        {text(isLongest ? 'sessionLongestLead' : 'sessionEndingLead')}
      </p>
      <div className={styles.foot}>
        {!isLongest && (
          <button type="button" className="button" onClick={() => void logOut()}>
            {text('logout')}
          </button>
        )}
        <button
          ref={main}
          type="button"
          className="button"
          data-look="primary"
          disabled={isExtending}
          onClick={() => (isLongest ? onHide() : void extend())}
        >
          {text(isLongest ? 'confirm' : 'sessionExtendLong')}
        </button>
      </div>
    </dialog>
  )
}
