import { type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '../../../widgets/Icon'
import { panelText } from '../../i18n/panelTexts'
import { text } from '../../i18n/text'
import { mostMenuHits } from '../../settings/limits'
import { useModal } from '../dialogs/useModal'
import { useFrame, useSession } from '../frame/frame'
import { MatchedName } from './MatchedName'
import styles from './MenuSearch.module.css'
import { leavesByNumber, type MenuLeaf } from './menuTree'
import { type MenuHit, searchMenus } from './searchMenus'
import { useMyMenus } from './useMyMenus'

/** Finds a menu by name or initial consonants, and goes there by keyboard alone. Before anything is typed it offers one's own. */
export function MenuSearch({ onClose }: { readonly onClose: () => void }) {
  const menus = useSession(state => state.menus)
  const { favourites, recent, mine } = useMyMenus()
  const { go, tabs } = useFrame()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const dialog = useModal({ onDismiss: onClose })
  const listId = useId()
  const isTyped = typed.trim() !== ''
  const own = leavesByNumber(menus, [...new Set([...favourites, ...recent])]).map(unmatched)
  const hits = (isTyped || own.length === 0 ? searchMenus(menus, typed) : own).slice(0, mostMenuHits)

  const goTo = (hit: MenuHit | undefined) => {
    if (!hit) return
    onClose()
    go.to(hit.path, Object.fromEntries(new URLSearchParams(tabs.find(hit.path)?.search ?? '')))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hits.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + hits.length) % hits.length)
    }
    const hit = hits[chosen]
    if (event.key === 'Enter') goTo(hit)
    // Beside Ctrl+K, so that a menu can be starred without leaving the keys.
    if (event.code === 'KeyD' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (hit) void mine.toggle(hit.pgmId)
    }
  }

  return (
    <dialog className={styles.search} ref={dialog} aria-label={text('menuSearch')}>
      <div className={styles.line}>
        <Icon name="search" />
        <input
          className={styles.input}
          role="combobox"
          aria-label={text('menuSearch')}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={hits[chosen] ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={panelText('menuSearchHint')}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div className={styles.hits} id={listId} role="listbox" aria-label={text('menuSearch')}>
        {hits.map((hit, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={hit.pgmId}
            id={`${listId}-${at}`}
            className={styles.hit}
            role="option"
            aria-selected={at === chosen}
            onPointerMove={() => setChosen(at)}
            onClick={() => goTo(hit)}
          >
            <span className={styles.mark} data-starred={favourites.includes(hit.pgmId)}>
              <Icon name={favourites.includes(hit.pgmId) ? 'star' : isTyped ? 'right' : 'clock'} size={14} />
            </span>
            <MatchedName name={hit.name} part={hit.matched} />
            <span className={styles.above}>{hit.above.join(' › ')}</span>
          </button>
        ))}
      </div>
      {hits.length === 0 && <p className={styles.empty}>{panelText('menuSearchEmpty', [typed])}</p>}
      <p className={styles.keys}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {panelText('menuSearchMove')}
        </span>
        <span>
          <kbd>Enter</kbd> {panelText('menuSearchGo')}
        </span>
        <span>
          <kbd>Ctrl D</kbd> {panelText('favourite')}
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {panelText('menuSearchCount', [hits.length])}
      </p>
    </dialog>
  )
}

function unmatched(leaf: MenuLeaf): MenuHit {
  return { ...leaf, matched: undefined }
}
