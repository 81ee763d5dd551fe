import { type KeyboardEvent, useId, useState } from 'react'
import { text } from '../i18n/text'
import { useFrame, useSession } from './frame'
import { Icon } from './Icon'
import styles from './MenuSearch.module.css'
import { type MenuHit, searchMenus } from './menuTree'
import { useModal } from './useModal'

const mostHits = 12

/** Finds a menu by name or initial consonants, and goes there by keyboard alone. Stands over the page until closed. */
export function MenuSearch({ onClose }: { readonly onClose: () => void }) {
  const menus = useSession(state => state.menus)
  const { go, tabs } = useFrame()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const dialog = useModal({ onDismiss: onClose })
  const listId = useId()
  const hits = searchMenus(menus, typed).slice(0, mostHits)

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
    if (event.key === 'Enter') goTo(hits[chosen])
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
          placeholder={text('menuSearchHint')}
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
            <span>{hit.name}</span>
            <span className={styles.above}>{hit.above.join(' › ')}</span>
          </button>
        ))}
      </div>
      {hits.length === 0 && <p className={styles.empty}>{text('menuSearchEmpty', [typed])}</p>}
      <p className="visually-hidden" role="status">
        {text('menuSearchCount', [hits.length])}
      </p>
    </dialog>
  )
}
