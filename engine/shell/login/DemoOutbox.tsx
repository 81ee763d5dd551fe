import { useState } from 'react'
import { isFailure } from '../../auth/apiClient'
import { supplierText } from '../../i18n/supplierTexts'
import { useFrame } from '../frame/frame'
import styles from './CyberLogin.module.css'

/** Only a demo server shows what it has sent. */
export function DemoOutbox({ userId }: { readonly userId: string }) {
  const { call } = useFrame()
  const [message, setMessage] = useState<string>()
  const read = async () => {
    try {
      const { rows } = await call('listOutbox', {})
      setMessage(rows.find(row => row.userId === userId)?.text ?? supplierText('outboxNone'))
    } catch (error) {
      if (!isFailure(error)) throw error
      setMessage(error.message)
    }
  }
  return (
    <div className={styles.outbox}>
      <button type="button" className={styles.outboxButton} onClick={() => void read()}>
        {supplierText('outbox')}
      </button>
      <p role="status">{message}</p>
    </div>
  )
}
