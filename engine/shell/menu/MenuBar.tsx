import { type KeyboardEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { useFrame, useSession } from '../frame/frame'
import { usePanels } from '../frame/latePanels'
import { menuStyleOf } from '../frame/menuStyle'
import styles from './MenuBar.module.css'
import { barMove } from './menuKeys'
import { menuPanels } from './menuPanels'
import { trailOf } from './menuTree'
import { useMenuBar } from './useMenuBar'

/** Stands for all menus at once, beside the numbers of the first level. */
const allId = 'all'

/**
 * The first level of the menu stands in the header. What is below an entry is a panel of columns or a list that opens to the
 * side, by the menu style (spec §2); the panel is fetched when a pointer or the focus comes near.
 */
export function MenuBar({ path }: { readonly path: string }) {
  const menus = useSession(state => state.menus)
  const portal = useSession(state => state.portal)
  const { menuStyle } = useFrame()
  const style = menuStyleOf(
    useStore(menuStyle.store, state => state.chosen),
    portal,
  )
  const { place, open, show, close, leave, onPointer } = useMenuBar()
  const [stop, setStop] = useState(0)
  const panels = usePanels(menuPanels, open !== undefined)
  const panelId = useId()
  const current = trailOf(menus, path)[0]?.pgmId
  const ids = [allId, ...menus.map(menu => menu.pgmId)]

  const buttons = () => [
    ...(place.current?.querySelectorAll<HTMLElement>('[role="menubar"] [role="menuitem"]') ?? []),
  ]
  const stepTo = (at: number, focus?: 'first') => {
    const id = ids[at]
    if (id === undefined) return
    setStop(at)
    if (!focus) buttons()[at]?.focus()
    if (open) show({ id, isPinned: true, focus })
  }
  const beside = (step: 1 | -1) => {
    const at = ids.indexOf(open?.id ?? allId)
    stepTo((at + step + ids.length) % ids.length, 'first')
  }
  const onBarKey = (event: KeyboardEvent, at: number) => {
    const move = barMove(event.key, at, ids.length)
    if (!move || event.nativeEvent.isComposing) return
    event.preventDefault()
    if ('to' in move) stepTo(move.to)
    else show({ id: ids[at] ?? allId, isPinned: true, focus: move.open })
  }
  const press = (id: string) => {
    if (open?.id === id && open.isPinned) close()
    else show({ id, isPinned: true })
  }
  const entry = (at: number) => {
    const id = ids[at] ?? allId
    return {
      type: 'button',
      role: 'menuitem',
      tabIndex: at === Math.min(stop, ids.length - 1) ? 0 : -1,
      'aria-haspopup': 'menu',
      'aria-expanded': open?.id === id,
      'aria-controls': open?.id === id ? panelId : undefined,
      onFocus: () => setStop(at),
      onClick: () => press(id),
      onKeyDown: (event: KeyboardEvent) => onBarKey(event, at),
    } as const
  }

  const Panel = style === 'mega' || open?.id === allId ? panels?.MegaPanel : panels?.CascadePanel
  return (
    <nav
      className={styles.menu}
      aria-label={text('menuMain')}
      ref={place}
      onPointerEnter={() => {
        menuPanels.expect()
        onPointer.enterBar()
      }}
      onPointerLeave={event => onPointer.leaveBar(event.pointerType)}
      onFocus={menuPanels.expect}
    >
      <div role="menubar" aria-label={text('menuMain')} className={styles.tops}>
        <div role="none">
          <button {...entry(0)} className={styles.all} aria-label={text('menuAll')} title={text('menuAll')}>
            <Icon name="menu" />
          </button>
        </div>
        {menus.map((menu, at) => (
          <div role="none" key={menu.pgmId}>
            <button
              {...entry(at + 1)}
              className={styles.top}
              data-current={current === menu.pgmId}
              title={menu.pgmName}
              onPointerEnter={event => onPointer.enterEntry(menu.pgmId, event.pointerType)}
              onPointerLeave={onPointer.leaveEntry}
            >
              {menu.pgmName}
            </button>
          </div>
        ))}
      </div>
      {open && Panel && (
        <Panel
          key={open.id}
          id={panelId}
          menus={open.id === allId ? menus : menus.filter(menu => menu.pgmId === open.id)}
          isAll={open.id === allId}
          left={buttons()[ids.indexOf(open.id)]?.offsetLeft ?? 0}
          focus={open.focus}
          path={path}
          onGo={close}
          onBeside={beside}
          onLeave={leave}
        />
      )}
    </nav>
  )
}
