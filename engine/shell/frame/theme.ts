import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StoragePort } from '../../runtime/services'

export type Theme = 'light' | 'dark' | 'system'

export const themes: readonly Theme[] = ['light', 'dark', 'system']
const themeKey = 'gpms.theme'

export interface ThemeChoice {
  readonly store: StoreApi<{ readonly theme: Theme }>
  choose(theme: Theme): void
}

/** Shows the page in the theme kept from last time; "system" leaves the choice to the media query of tokens.css. */
export function createThemeChoice(storage: StoragePort, root: HTMLElement): ThemeChoice {
  const store = createStore<{ theme: Theme }>(() => ({ theme: readTheme(storage.read(themeKey)) }))
  const show = (theme: Theme) => {
    if (theme === 'system') root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', theme)
  }
  show(store.getState().theme)
  return {
    store,
    choose: theme => {
      storage.write(themeKey, theme)
      store.setState({ theme })
      show(theme)
    },
  }
}

function readTheme(kept: string | undefined): Theme {
  return themes.find(theme => theme === kept) ?? 'system'
}
