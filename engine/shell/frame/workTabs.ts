import { createStore, type StoreApi } from 'zustand/vanilla'
import { mostWorkTabs } from '../../settings/limits'

/** What a tab needs of the screen that it keeps alive. */
export interface KeptScreen {
  readonly isDirty: () => boolean
  readonly dispose: () => void
  /** Ctrl+S. */
  readonly save?: () => void
  /** Tells of every change after which isDirty may answer otherwise. */
  readonly subscribe: (listen: () => void) => () => void
}

export interface WorkTab<Screen extends KeptScreen = KeptScreen> {
  /** Path, and the document it shows; the same document is never open twice. */
  readonly key: string
  readonly path: string
  /** Query as it stands now, with its question mark, or empty. */
  readonly search: string
  readonly title: string
  /** Number of the document it shows, empty for none or a new one. */
  readonly documentKey: string
  /** Undefined for a tab that a reload has brought back: its screen is made when it is shown. */
  readonly screen: Screen | undefined
}

/** What a reload brings back of a tab: the page, never what was entered in it. */
export type TabPlace = Omit<WorkTab, 'screen'>

export interface WorkTabsState<Screen extends KeptScreen = KeptScreen> {
  readonly tabs: readonly WorkTab<Screen>[]
  readonly activeKey: string | undefined
}

export interface WorkTabs<Screen extends KeptScreen = KeptScreen> {
  readonly store: StoreApi<WorkTabsState<Screen>>
  find(key: string): WorkTab<Screen> | undefined
  at(path: string, search: string): WorkTab<Screen> | undefined
  /** Adds a tab or takes the place of the one with the same key, whose screen is let go. */
  open(tab: WorkTab<Screen>): void
  /** Shows a tab; undefined when a page without a tab (home) is on screen. */
  activate(key: string | undefined): void
  /** The query of a tab has changed, and with it perhaps the document it shows. */
  move(
    key: string,
    to: { readonly key: string; readonly search: string; readonly documentKey?: string },
  ): void
  /** Where to go after the tab has gone: its neighbour, or undefined for home. */
  close(key: string): WorkTab<Screen> | undefined
  /** All, or those without unsaved entries alone. */
  closeAll(which?: 'saved'): void
  /** Lists tabs again, in their order; one that is open already keeps its screen. */
  restore(places: readonly TabPlace[]): void
  hasUnsaved(): boolean
  isFull(): boolean
  /** The one that has not been looked at for the longest time, of those without unsaved entries. */
  leastUsed(): WorkTab<Screen> | undefined
}

export function tabKey(path: string, documentKey: string | undefined): string {
  return documentKey === undefined || documentKey === '' ? path : `${path}#${documentKey}`
}

/** Whether closing a tab would lose something; one whose screen is not there has nothing to lose. */
export function isDirty({ screen }: WorkTab): boolean {
  return screen?.isDirty() ?? false
}

export function createWorkTabs<Screen extends KeptScreen>(): WorkTabs<Screen> {
  const store = createStore<WorkTabsState<Screen>>(() => ({ tabs: [], activeKey: undefined }))
  const { getState, setState } = store
  const find = (key: string) => getState().tabs.find(tab => tab.key === key)
  /** Keys in the order in which they were last looked at. */
  let used: readonly string[] = []
  store.subscribe(({ activeKey }) => {
    if (activeKey !== undefined && used.at(-1) !== activeKey)
      used = [...used.filter(key => key !== activeKey), activeKey]
  })

  return {
    store,
    find,
    at: (path, search) => getState().tabs.find(tab => tab.path === path && tab.search === search),
    open: tab => {
      const { tabs } = getState()
      const same = find(tab.key)
      if (same && same.screen !== tab.screen) same.screen?.dispose()
      setState({
        tabs: same ? tabs.map(other => (other.key === tab.key ? tab : other)) : [...tabs, tab],
        activeKey: tab.key,
      })
    },
    activate: activeKey => setState({ activeKey }),
    move: (key, { key: newKey, search, documentKey }) => {
      const other = newKey === key ? undefined : find(newKey)
      other?.screen?.dispose()
      setState(({ tabs, activeKey }) => ({
        tabs: tabs
          .filter(tab => tab !== other)
          .map(tab =>
            tab.key === key
              ? { ...tab, key: newKey, search, ...(documentKey !== undefined && { documentKey }) }
              : tab,
          ),
        activeKey: activeKey === key ? newKey : activeKey,
      }))
    },
    close: key => {
      const { tabs, activeKey } = getState()
      const place = tabs.findIndex(tab => tab.key === key)
      tabs[place]?.screen?.dispose()
      const left = tabs.filter(tab => tab.key !== key)
      const isActive = activeKey === key
      const next = isActive ? (left[place] ?? left[place - 1]) : left.find(tab => tab.key === activeKey)
      setState({ tabs: left, activeKey: isActive ? next?.key : activeKey })
      return next
    },
    closeAll: which => {
      const kept = which === 'saved' ? getState().tabs.filter(isDirty) : []
      for (const tab of getState().tabs) if (!kept.includes(tab)) tab.screen?.dispose()
      setState({ tabs: kept, activeKey: undefined })
    },
    restore: places => {
      const { tabs } = getState()
      const listed = places
        .slice(0, mostWorkTabs)
        .map(place => find(place.key) ?? { ...place, screen: undefined })
      const others = tabs.filter(tab => !listed.some(({ key }) => key === tab.key))
      setState({ tabs: [...listed, ...others].slice(-mostWorkTabs) })
    },
    hasUnsaved: () => getState().tabs.some(isDirty),
    isFull: () => getState().tabs.length >= mostWorkTabs,
    leastUsed: () => {
      const { tabs, activeKey } = getState()
      const clean = tabs.filter(tab => !isDirty(tab) && tab.key !== activeKey)
      const never = clean.find(({ key }) => !used.includes(key))
      return never ?? clean.sort((one, other) => used.indexOf(one.key) - used.indexOf(other.key))[0]
    },
  }
}
