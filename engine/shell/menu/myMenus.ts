import { createStore, type StoreApi } from 'zustand/vanilla'
import { isFailure } from '../../auth/apiClient'
import { panelText } from '../../i18n/panelTexts'
import { mostFavourites, mostRecentMenus } from '../../settings/limits'
import type { Frame } from '../frame/frame'
import { trailOf } from './menuTree'

export interface MyMenusState {
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Why they could not be read the last time. */
  readonly failure: string
  /** Numbers of starred menus, in the person's order. */
  readonly favourites: readonly string[]
  /** Numbers of menus opened lately, the last one first. */
  readonly recent: readonly string[]
}

/** What a person has starred and opened lately; the server keeps it. */
export interface MyMenus {
  readonly store: StoreApi<MyMenusState>
  /** Reads them for the person who is logged in; does nothing when that has been done. */
  load(): Promise<void>
  toggle(pgmId: string): Promise<void>
  /** Puts one before or behind its neighbour. */
  move(pgmId: string, step: 1 | -1): Promise<void>
  /** A page has been opened. */
  note(path: string): Promise<void>
}

type Parts = Pick<Frame, 'call' | 'session' | 'ask'>

const unread: MyMenusState = { phase: 'loading', failure: '', favourites: [], recent: [] }

export function createMyMenus({ call, session, ask }: Parts): MyMenus {
  const store = createStore<MyMenusState>(() => unread)
  let owner: string | undefined
  let running: Promise<void> = Promise.resolve()
  let reading: Promise<void> = Promise.resolve()

  const read = async (): Promise<void> => {
    store.setState(unread)
    try {
      store.setState({ ...(await call('getMyMenus', {})), phase: 'ready' })
    } catch (error) {
      if (!isFailure(error)) throw error
      store.setState({ phase: 'failed', failure: error.message })
    }
  }
  /** One after the other, so that the last order wins. */
  const keep = (favourites: readonly string[]): Promise<void> => {
    store.setState({ favourites })
    running = running.then(() => save(favourites))
    return running
  }
  const save = async (favourites: readonly string[]): Promise<void> => {
    try {
      await call('saveFavourites', { body: { pgmIds: [...favourites] } })
    } catch (error) {
      if (!isFailure(error)) throw error
      ask.toast(panelText('favouriteFailed'), 'warning')
      await read()
    }
  }

  const load = (): Promise<void> => {
    const now = session.getState().user?.singleid
    const isKnown = now === undefined || (now === owner && store.getState().phase !== 'failed')
    if (!isKnown) {
      owner = now
      reading = read()
    }
    return reading
  }
  /** Whether the list has been read that a change is made to; another one would be lost by writing. */
  const isRead = async (): Promise<boolean> => {
    await load()
    if (store.getState().phase === 'ready') return true
    ask.toast(panelText('favouriteFailed'), 'warning')
    return false
  }

  return {
    store,
    load,
    toggle: async pgmId => {
      if (store.getState().phase !== 'ready' && !(await isRead())) return
      const { favourites } = store.getState()
      if (favourites.includes(pgmId)) return keep(favourites.filter(other => other !== pgmId))
      if (favourites.length < mostFavourites) return keep([...favourites, pgmId])
      ask.toast(panelText('favouritesFull', [mostFavourites]), 'warning')
    },
    move: async (pgmId, step) => {
      if (store.getState().phase !== 'ready' && !(await isRead())) return
      const { favourites } = store.getState()
      const moved = movedBy(favourites, pgmId, step)
      if (moved !== favourites) await keep(moved)
    },
    note: async path => {
      const leaf = trailOf(session.getState().menus, path).at(-1)
      if (!leaf) return
      const { phase, recent } = store.getState()
      if (phase === 'ready')
        store.setState({
          recent: [leaf.pgmId, ...recent.filter(other => other !== leaf.pgmId)].slice(0, mostRecentMenus),
        })
      try {
        await call('postMenuLog', { body: { path, pgmId: leaf.pgmId } })
      } catch (error) {
        // A page that could not be noted is opened all the same.
        if (!isFailure(error)) throw error
      }
    },
  }
}

/** A list with one entry put a place further up or down; the same list at its ends. */
export function movedBy(list: readonly string[], entry: string, step: 1 | -1): readonly string[] {
  const at = list.indexOf(entry)
  const other = list[at + step]
  if (at < 0 || other === undefined) return list
  return list.map((each, place) => (place === at ? other : place === at + step ? entry : each))
}
