import { useStore } from 'zustand'
import { text } from '../../i18n/text'
import { useFrame } from '../frame/frame'
import { ToastCard } from './ToastCard'
import styles from './ToastHost.module.css'

/** Short notices at the lower right; read out politely, gone by themselves, held while pointed at. */
export function ToastHost() {
  const { ask } = useFrame()
  const toasts = useStore(ask.store, state => state.toasts)
  return (
    <section
      className={styles.host}
      aria-label={text('toasts')}
      aria-live="polite"
      popover="manual"
      ref={showAbove}
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

/** In the top layer, or a notice about what a popup did would lie behind it. */
function showAbove(host: HTMLElement | null): void {
  if (host && !host.matches(':popover-open')) host.showPopover()
}
