import type { StoragePort } from '../runtime/services'

const prefix = 'gpms:'

/** What is kept from visit to visit: theme, kept searches, column layouts, the remembered log-in id. Never a token. */
export function createBrowserStorage(storage: Storage): StoragePort {
  return {
    read: key => storage.getItem(prefix + key) ?? undefined,
    write: (key, value) => {
      try {
        storage.setItem(prefix + key, value)
      } catch (error) {
        // A full or forbidden storage costs a convenience, not the work at hand.
        console.warn('The browser refuses to keep a setting.', error)
      }
    },
    remove: key => storage.removeItem(prefix + key),
  }
}
