import { useEffect, useRef, useState } from 'react'
import { text } from '../i18n/text'
import { useSession } from './frame'
import { Icon } from './Icon'
import styles from './MegaMenu.module.css'
import { MenuPanel } from './MenuPanel'
import { trailOf } from './menuTree'

/** Which panel is open: one first-level entry, or all of them. */
type Open = { readonly all: true } | { readonly pgmId: string } | undefined

/**
 * The first level stands in the header; a press opens what is below it, three levels deep in all (spec §2). Once a panel
 * is open, pointing at a neighbour shows that one. Esc and a press elsewhere close it.
 */
export function MegaMenu({ path }: { readonly path: string }) {
  const menus = useSession(state => state.menus)
  const [open, setOpen] = useState<Open>()
  const place = useRef<HTMLElement>(null)
  const close = () => setOpen(undefined)
  const current = trailOf(menus, path)[0]?.pgmId
  const openId = open && 'pgmId' in open ? open.pgmId : undefined
  const isAllOpen = open !== undefined && 'all' in open

  useEffect(() => {
    if (!open) return
    const held = place.current
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !held?.contains(event.target)) setOpen(undefined)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(undefined)
      held?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    }
    held?.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      held?.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const shown = isAllOpen ? menus : menus.filter(menu => menu.pgmId === openId)
  return (
    <nav className={styles.menu} aria-label={text('menuAll')} ref={place}>
      <button
        type="button"
        className={styles.all}
        aria-expanded={isAllOpen}
        aria-label={text('menuAll')}
        title={text('menuAll')}
        onClick={() => setOpen(isAllOpen ? undefined : { all: true })}
      >
        <Icon name="menu" />
      </button>
      <ul className={styles.tops}>
        {menus.map(menu => (
          <li key={menu.pgmId}>
            <button
              type="button"
              className={styles.top}
              aria-expanded={openId === menu.pgmId}
              data-current={current === menu.pgmId}
              onClick={() => setOpen(openId === menu.pgmId ? undefined : { pgmId: menu.pgmId })}
              onPointerEnter={() => openId !== undefined && setOpen({ pgmId: menu.pgmId })}
            >
              {menu.pgmName}
            </button>
          </li>
        ))}
      </ul>
      {open && <MenuPanel menus={shown} isAll={isAllOpen} path={path} onGo={close} />}
    </nav>
  )
}
