import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { toastShown } from '../../settings/delays'
import type { Toast } from '../frame/askQueue'
import { useFrame } from '../frame/frame'
import styles from './ToastHost.module.css'

const signs: Readonly<Record<Toast['tone'], IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  danger: 'warning',
}

export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { ask } = useFrame()
  const [isHeld, setIsHeld] = useState(false)
  const { id, tone } = toast
  const leaves = tone !== 'warning' && tone !== 'danger' && !isHeld

  useEffect(() => {
    if (!leaves) return
    const timer = setTimeout(() => ask.closeToast(id), toastShown)
    return () => clearTimeout(timer)
  }, [leaves, ask, id])

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <Icon name={signs[tone]} />
      <div className={styles.body}>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={text('close')}
        onClick={() => ask.closeToast(id)}
      >
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}
