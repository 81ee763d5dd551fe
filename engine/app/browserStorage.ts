import { languageKey } from '../i18n/languages'
import type { StoragePort } from '../runtime/services'

const prefix = 'gpms:'

/** Spec §4 names the key of the language, and it names it without a prefix. */
const nameOf = (key: string) => (key === languageKey ? key : prefix + key)

/** What is kept from visit to visit: theme, kept searches, column layouts, the remembered log-in id. Never a token. */
export function createBrowserStorage(storage: Storage): StoragePort {
  return {
    read: key => storage.getItem(nameOf(key)) ?? undefined,
    write: (key, value) => {
      try {
        storage.setItem(nameOf(key), value)
      } catch (error) {
        // A full or forbidden storage costs a convenience, not the work at hand.
        console.warn('The browser refuses to keep a setting.', error)
      }
    },
    remove: key => storage.removeItem(nameOf(key)),
  }
}

/** How the frame calls its settings: they are chosen for this browser, whoever works in it. */
const settings = 'gpms.'

/** Takes out what the work of a person has left (kept searches, layouts of grids), and leaves the settings of the browser. */
export function forgetWork(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const name of names)
    if (name.startsWith(prefix) && !name.startsWith(prefix + settings)) storage.removeItem(name)
}
