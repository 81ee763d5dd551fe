import type { FilterValues } from '../contract/filterRoom'
import type { StoragePort } from '../runtime/services'

/**
 * The last search of every filter that says `keep`, per user and screen. This is the copy of the browser, with which a page asks
 * for its first rows; of a filter that says `server` (spec §3) the person's other browsers know it as well.
 */
export function keptSearchKey(screen: string, singleid: string): string {
  return `search:${singleid}:${screen}`
}

/** Where it stands when the server got the copy: empty while it has not, else the time the server gave it. */
export function sentKey(key: string): string {
  return `${key}:sent`
}

export function readKeptSearch(storage: StoragePort, key: string): FilterValues | undefined {
  const text = storage.read(key)
  if (text === undefined) return undefined
  const values: unknown = parse(text)
  if (typeof values !== 'object' || values === null) return undefined
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Storage is shared with older versions and curious users: what cannot be read counts as not kept. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeKeptSearch(storage: StoragePort, key: string, values: FilterValues): void {
  storage.write(key, JSON.stringify(values))
}
