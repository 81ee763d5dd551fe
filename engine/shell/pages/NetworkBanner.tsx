import { useSyncExternalStore } from 'react'
import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import styles from './NetworkBanner.module.css'

function subscribe(listen: () => void): () => void {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}

/** Says that the network is gone, before somebody tries to save. */
export function NetworkBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (isOnline) return null
  return (
    <p className={styles.banner} role="status">
      <Icon name="warning" />
      {text('networkLostBanner')}
    </p>
  )
}
