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
