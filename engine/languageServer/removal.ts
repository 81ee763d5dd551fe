import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import { fixTexts } from './fixTexts'
import type { QuickFix } from './quickFix'

/** Removes the word or the entry that stands at a character, with the comma that parts it from its neighbour. */
export function removalAt(text: string, offset: number): readonly QuickFix[] {
  const root = parseTree(text)
  const found = root && findNodeAtOffset(root, offset, true)
  const entry = found && entryOf(found)
  const siblings = entry?.parent?.children ?? []
  if (!entry) return []
  const index = siblings.indexOf(entry)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const end = entry.offset + entry.length
  const range = after
    ? { start: entry.offset, end: after.offset }
    : { start: before ? before.offset + before.length : entry.offset, end }
  const name = nameOf(entry, text)
  return [{ title: fixTexts.remove(name), ...range, text: '' }]
}

/** A word with its value, or the entry of a list. */
function entryOf(node: Node): Node | undefined {
  if (node.type === 'property' || node.parent?.type === 'array') return node
  return node.parent && entryOf(node.parent)
}

function nameOf(entry: Node, text: string): string {
  const [key] = entry.type === 'property' ? (entry.children ?? []) : [entry]
  const written = key ? text.slice(key.offset, key.offset + key.length) : ''
  return written.length <= 40 && !written.includes('\n') ? written : `${written.slice(0, 20)}…`
}
