import { type KeyboardEvent, useEffect, useRef } from 'react'
import { panelText } from '../../i18n/panelTexts'
import { text } from '../../i18n/text'
import styles from './MegaPanel.module.css'
import { MenuGroup } from './MenuGroup'
import { panelMove } from './menuKeys'
import type { MenuPanelProps } from './menuPanelProps'
import { childrenOf } from './menuTree'

/** The second level in columns, the third below each: three levels in all (spec §2), five columns a row (spec §9). */
export function MegaPanel({ id, menus, isAll, focus, path, onGo, onBeside, onLeave }: MenuPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const entries = columnsOf(place.current).flat()
    if (focus) entries.at(focus === 'first' ? 0 : -1)?.focus()
  }, [focus])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onLeave()
    const { target } = event
    const columns = columnsOf(place.current)
    const column = columns.findIndex(entries => target instanceof HTMLElement && entries.includes(target))
    const row = target instanceof HTMLElement ? (columns[column]?.indexOf(target) ?? -1) : -1
    if (row < 0) return
    const lengths = columns.map(entries => entries.length)
    const move = panelMove(event.key, { column, row }, lengths)
    if (!move) return
    event.preventDefault()
    if (move === 'next' || move === 'previous') onBeside(move === 'next' ? 1 : -1)
    else columns[move.column]?.[move.row]?.focus()
  }

  // A menu must hold entries; without any it is a word about that.
  if (menus.length === 0)
    return (
      <div id={id} role="status" className={styles.panel}>
        <p className={styles.empty}>{panelText('menuEmpty')}</p>
      </div>
    )
  return (
    <div
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={isAll ? text('menuAll') : menus[0]?.pgmName}
      className={styles.panel}
      data-all={isAll}
      ref={place}
      onKeyDown={onKeyDown}
    >
      <div role="none" className={styles.sections}>
        {menus.map(menu => (
          <div key={menu.pgmId} role="none" className={styles.section}>
            {isAll && (
              <div role="none" className={styles.sectionName}>
                {menu.pgmName}
              </div>
            )}
            <div role="none" className={styles.columns}>
              {(menu.leaf === 'T' ? [menu] : childrenOf(menu)).map(group => (
                <MenuGroup key={group.pgmId} group={group} path={path} onGo={onGo} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The entries that can be gone to, by the columns they stand in. */
function columnsOf(place: HTMLElement | null): readonly (readonly HTMLElement[])[] {
  const groups = [...(place?.querySelectorAll('fieldset') ?? [])]
  return groups.map(group => [...group.querySelectorAll<HTMLElement>('[role="menuitem"]')])
}
