import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from 'jsonc-parser'
import type { Place } from './place'

/** Lists whose entries each name a field of their own, and buttons, of which each word is there once. */
const namingLists: ReadonlySet<string> = new Set(['columns', 'fields', 'series', 'actions'])

/** Words under which the entries of such lists name a field. */
const namingWords = ['field', 'section', 'department', 'person'] as const

/** The fields that the other entries of a list name already: a second column of one field is refused. */
export function usedNames({ root, path }: Place): ReadonlySet<string> {
  const at = listPath(path)
  const list = root && at && findNodeAtLocation(root, at.list)
  if (!at || list?.type !== 'array') return new Set()
  const others = (list.children ?? []).filter((_, index) => index !== at.index)
  return new Set(others.flatMap(namesOf))
}

/** `…, "columns", 3` and `…, "columns", 3, "field"`. */
function listPath(path: JSONPath): { readonly list: JSONPath; readonly index: number } | undefined {
  const isOwnName = path.length > 2 && path.at(-1) === 'field'
  const entry = isOwnName ? path.slice(0, -1) : path
  const [index, list] = [entry.at(-1), entry.at(-2)]
  if (typeof index !== 'number' || typeof list !== 'string' || !namingLists.has(list)) return undefined
  return { list: entry.slice(0, -1), index }
}

function namesOf(node: Node): readonly string[] {
  if (node.type === 'string') return [String(node.value)]
  const value: unknown = getNodeValue(node)
  if (typeof value !== 'object' || value === null) return []
  return namingWords.flatMap(word => {
    const name: unknown = Reflect.get(value, word)
    return typeof name === 'string' ? [name] : []
  })
}

/** The keys that an object has already, without the one under the cursor. */
export function usedKeys({ root, path, start }: Place): ReadonlySet<string> {
  const object = root && (path.length === 0 ? root : findNodeAtLocation(root, path))
  const keys = (object?.children ?? []).flatMap(({ children: [key] = [] }) => key ?? [])
  return new Set(keys.filter(key => key.offset + 1 !== start).map(key => String(key.value)))
}
