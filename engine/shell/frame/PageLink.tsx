import type { ReactNode } from 'react'
import { pathIn } from '../../auth/portalOf'
import { useFrame, useSession } from './frame'

export interface PageLinkProps {
  readonly path: string
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  readonly title?: string
  /** Inside a menu it is an entry that the arrow keys reach. */
  readonly role?: 'menuitem'
  readonly tabIndex?: number
  readonly onGo?: () => void
  readonly children: ReactNode
}

/** A link to a screen. One that is open already comes back as it was left; with Ctrl the browser opens a tab of its own. */
export function PageLink({ path, isCurrent, onGo, children, ...rest }: PageLinkProps) {
  const { go, tabs } = useFrame()
  const target = pathIn(
    useSession(state => state.portal),
    path,
  )
  return (
    <a
      {...rest}
      href={target}
      aria-current={isCurrent ? 'page' : undefined}
      onKeyDown={event => {
        // An entry of a menu is pressed by the space bar too.
        if (rest.role !== 'menuitem' || event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      }}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onGo?.()
        const kept = tabs.find(target)
        go.to(target, Object.fromEntries(new URLSearchParams(kept?.search ?? '')))
      }}
    >
      {children}
    </a>
  )
}
