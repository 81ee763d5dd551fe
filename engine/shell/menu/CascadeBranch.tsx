import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MenuItem } from '../../../codegen/generated/types'
import { Icon } from '../../../widgets/Icon'
import styles from './CascadePanel.module.css'
import { MenuLeafEntry } from './MenuLeafEntry'
import { childrenOf } from './menuTree'

export interface CascadeBranchProps {
  readonly branch: MenuItem
  readonly path: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** The pointer rests on it, or has passed. */
  readonly onRest: () => void
  readonly onPass: () => void
  readonly onGo: () => void
}

/** A second-level entry that goes nowhere itself: it opens its leaves to the side, where there is room. */
export function CascadeBranch({ branch, path, isOpen, onOpen, onRest, onPass, onGo }: CascadeBranchProps) {
  const list = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<'right' | 'left'>('right')
  const [isByKey, setIsByKey] = useState(false)

  useLayoutEffect(() => {
    const box = isOpen ? list.current?.getBoundingClientRect() : undefined
    if (box && box.right > window.innerWidth) setSide('left')
  }, [isOpen])
  useEffect(() => {
    if (isOpen && isByKey) list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [isOpen, isByKey])

  const open = (byKey: boolean) => {
    setIsByKey(byKey)
    onOpen(true)
  }
  return (
    <div role="none" className={styles.branch}>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={styles.branchName}
        onClick={() => open(false)}
        onPointerEnter={event => event.pointerType === 'mouse' && onRest()}
        onPointerLeave={onPass}
        onKeyDown={event => {
          if (!['ArrowRight', 'Enter', ' '].includes(event.key)) return
          event.preventDefault()
          event.stopPropagation()
          open(true)
        }}
      >
        <span>{branch.pgmName}</span>
        <Icon name="right" size={12} />
      </button>
      {isOpen && (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={branch.pgmName}
          className={styles.beside}
          data-side={side}
          ref={list}
        >
          {childrenOf(branch).map(leaf => (
            <MenuLeafEntry key={leaf.pgmId} leaf={leaf} path={path} onGo={onGo} />
          ))}
        </div>
      )}
    </div>
  )
}
