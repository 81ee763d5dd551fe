import { isObject, type JsonValue, readJson } from '../scope/readJson'
import { Source } from '../scope/source'
import type { GrantedGroups } from '../scope/world'

export interface MenusFile {
  readonly file: string
  readonly text: string
}

/** An entry of a menu as it is written, with the portal whose menu it stands in. */
export interface MenuEntry {
  readonly entry: { readonly [word: string]: JsonValue }
  readonly portal: 'internal' | 'external'
}

export interface Menus {
  readonly source: Source
  /** Headings and leaves, outside in. */
  readonly entries: readonly MenuEntry[]
}

export function readMenus({ file, text }: MenusFile): Menus {
  const source = new Source(file, text)
  const value = readJson(source) ?? {}
  const entries = (['internal', 'external'] as const).flatMap(portal =>
    entriesOf(isObject(value) ? value[portal] : undefined, portal),
  )
  return { source, entries }
}

function entriesOf(value: JsonValue | undefined, portal: MenuEntry['portal']): MenuEntry[] {
  if (!Array.isArray(value)) return []
  return value.flatMap(entry =>
    isObject(entry) ? [{ entry, portal }, ...entriesOf(entry.childs, portal)] : [],
  )
}

export function isLeaf({ entry }: MenuEntry): boolean {
  return entry.childs === undefined
}

export function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

/** The address of a leaf and those that belong to it. */
export function pathsOf({ entry }: MenuEntry): readonly string[] {
  return [...(typeof entry.sspUrl === 'string' ? [entry.sspUrl] : []), ...textsOf(entry.sspSubUrls)]
}

export interface Grant {
  readonly written: { readonly [word: string]: JsonValue }
  readonly group: string
  readonly mayWrite: boolean
}

export function grantsOf({ entry }: MenuEntry): readonly Grant[] {
  const list = Array.isArray(entry.groups) ? entry.groups : []
  return list.filter(isObject).map(written => ({
    written,
    group: String(written.group ?? ''),
    mayWrite: written.isReadOnly === false,
  }))
}

/** The groups that open a page at one of the paths; none while no menu names it. */
export function grantedGroups({ entries }: Menus, paths: readonly string[]): GrantedGroups {
  const leaves = entries.filter(one => isLeaf(one) && pathsOf(one).some(path => paths.includes(path)))
  const grants = leaves.flatMap(grantsOf)
  const groupsIn = (some: readonly Grant[]) => [...new Set(some.map(({ group }) => group))]
  return { readers: groupsIn(grants), writers: groupsIn(grants.filter(({ mayWrite }) => mayWrite)) }
}
