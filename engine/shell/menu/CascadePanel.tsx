import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { MenuItem } from '../../../codegen/generated/types'
import { menuSwitches } from '../../settings/delays'
import { CascadeBranch } from './CascadeBranch'
import styles from './CascadePanel.module.css'
import { MenuLeafEntry } from './MenuLeafEntry'
import type { MenuPanelProps } from './menuPanelProps'
import { childrenOf } from './menuTree'
import { useHoverIntent } from './useHoverIntent'

/** The horizontal style: the second level in a list below its entry, the third in a list to the side of that. */
export function CascadePanel({ id, menus, left, focus, path, onGo, onBeside, onLeave }: MenuPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const [openId, setOpenId] = useState<string>()
  const { mean, forget } = useHoverIntent()
  const entries: readonly MenuItem[] = menus.flatMap(menu => (menu.leaf === 'T' ? [menu] : childrenOf(menu)))
  useEffect(() => {
    const items = itemsOf(place.current)
    if (focus) items.at(focus === 'first' ? 0 : -1)?.focus()
  }, [focus])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onLeave()
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const list = target.closest<HTMLElement>('[role="menu"]')
    const items = itemsOf(list)
    const now = items.indexOf(target)
    if (now < 0) return
    const isBelow = list !== place.current
    const isBranch = items[now]?.getAttribute('aria-haspopup') === 'menu'
    const to: Readonly<Record<string, number>> = {
      ArrowDown: (now + 1) % items.length,
      ArrowUp: (now - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const next = to[event.key]
    if (next !== undefined) items[next]?.focus()
    else if (event.key === 'ArrowLeft' && isBelow) {
      list?.parentElement?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
      setOpenId(undefined)
    } else if (event.key === 'ArrowLeft') onBeside(-1)
    else if (event.key === 'ArrowRight' && !isBranch) onBeside(1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={menus[0]?.pgmName}
      className={styles.list}
      style={{ left }}
      ref={place}
      onKeyDown={onKeyDown}
    >
      {entries.map(entry =>
        entry.leaf === 'T' ? (
          <MenuLeafEntry key={entry.pgmId} leaf={entry} path={path} onGo={onGo} />
        ) : (
          <CascadeBranch
            key={entry.pgmId}
            branch={entry}
            path={path}
            isOpen={openId === entry.pgmId}
            onOpen={isOpen => setOpenId(isOpen ? entry.pgmId : undefined)}
            onRest={() => mean(() => setOpenId(entry.pgmId), menuSwitches)}
            onPass={forget}
            onGo={onGo}
          />
        ),
      )}
    </div>
  )
}

/** The entries of one list, without those of the list beside it. */
function itemsOf(list: HTMLElement | null): readonly HTMLElement[] {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  return items.filter(item => item.closest('[role="menu"]') === list)
}
