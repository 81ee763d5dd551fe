import type { ReactNode } from 'react'
import { useFrame } from './frame'

export interface PageLinkProps {
  readonly path: string
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  readonly title?: string
  readonly onGo?: () => void
  readonly children: ReactNode
}

/** A link to a screen. One that is open already comes back as it was left; with Ctrl the browser opens a tab of its own. */
export function PageLink({ path, className, isCurrent, title, onGo, children }: PageLinkProps) {
  const { go, tabs } = useFrame()
  return (
    <a
      className={className}
      href={path}
      title={title}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        onGo?.()
        const kept = tabs.find(path)
        go.to(path, Object.fromEntries(new URLSearchParams(kept?.search ?? '')))
      }}
    >
      {children}
    </a>
  )
}
