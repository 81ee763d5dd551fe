import { type LoadableScreen, popups, screens } from 'virtual:screens'
import type { Hook, Hooks } from '../contract/hookContract'
import type { ScreenSource } from '../routing/screenSource'

/** Plans as the build has made them, each in a piece of its own. */
export const builtScreens: ScreenSource = {
  routes: screens,
  plan: async screen => (await loadable(screen).plan()).default,
  popup: async name => {
    const load = Object.hasOwn(popups, name) ? popups[name] : undefined
    if (!load) throw new Error(`Engine bug: there is no popup "${name}".`)
    return (await load()).default
  },
  hooks: async screen => {
    const load = loadable(screen).hooks
    return load ? hooksOf(await load()) : undefined
  },
}

function loadable(screen: string): LoadableScreen {
  const found = screens.find(candidate => candidate.screen === screen)
  if (!found) throw new Error(`Engine bug: there is no screen "${screen}".`)
  return found
}

/** The functions of a hooks file; the compiler has held their names against the definition. */
function hooksOf(module: Readonly<Record<string, unknown>>): Hooks {
  return Object.fromEntries(
    Object.entries(module).filter((entry): entry is [string, Hook] => typeof entry[1] === 'function'),
  )
}
