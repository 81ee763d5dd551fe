import { findNodeAtOffset, getLocation, getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser'

/** Where the cursor stands in the JSON of a definition, which need not be complete. */
export interface Place {
  /** A word of the language or a name that is a key, or a value. */
  readonly at: 'key' | 'value'
  /** Of the object around a key; of a value itself. */
  readonly path: JSONPath
  /** The text that is written here, its quotes left out; nothing yet where both are the same. */
  readonly start: number
  readonly end: number
  /** Where its quotes begin; undefined where there are none yet. */
  readonly quote: number | undefined
  readonly root: Node | undefined
}

export function placeAt(text: string, offset: number): Place | undefined {
  const root = parseTree(text)
  const node = root && findNodeAtOffset(root, offset, true)
  const written = node?.type === 'string' ? node : undefined
  if (written && offset > written.offset && isInside(text, written, offset))
    return writtenPlace(text, written, root)
  const start = offset - (/[\w.$]*$/.exec(text.slice(0, offset))?.[0].length ?? 0)
  if (!/[{[:,]\s*$/.test(text.slice(0, start))) return undefined
  const { path, isAtPropertyKey } = getLocation(text, start)
  return {
    at: isAtPropertyKey ? 'key' : 'value',
    path: isAtPropertyKey ? path.slice(0, -1) : path,
    ...{ start, end: offset, quote: undefined, root },
  }
}

/** A text that is not closed yet ends with its line. */
function isClosed(text: string, { offset, length }: Node): boolean {
  return length > 1 && text[offset + length - 1] === '"'
}

function isInside(text: string, node: Node, offset: number): boolean {
  return offset < node.offset + node.length || !isClosed(text, node)
}

function writtenPlace(text: string, node: Node, root: Node | undefined): Place {
  const { parent, offset, length } = node
  const isKey = parent?.type === 'property' && parent.children?.[0] === node
  const end = offset + length - (isClosed(text, node) ? 1 : 0)
  return {
    at: isKey ? 'key' : 'value',
    path: getNodePath(isKey ? (parent.parent ?? parent) : node),
    ...{ start: offset + 1, end, quote: offset, root },
  }
}
