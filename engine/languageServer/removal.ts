import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import { fixTexts } from './fixTexts'
import type { QuickFix } from './quickFix'

/** Removes the word or the entry that stands at a character, with the comma that parts it from its neighbour. */
export function removalAt(text: string, offset: number): readonly QuickFix[] {
  const root = parseTree(text)
  const found = root && findNodeAtOffset(root, offset, true)
  const written = found && (doubledPart(found) ?? entryOf(found))
  const entry = written && (wholeEntry(written) ?? emptied(written) ?? written)
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

/** The three parts of an employee filter belong together, so that the other condition of the same name goes. */
function doubledPart(node: Node): Node | undefined {
  const [key] = node.parent?.type === 'property' ? (node.parent.children ?? []) : []
  const entry = node.parent?.parent
  if (!/^(section|department|person)$/.test(String(key?.value)) || entry?.parent?.type !== 'array')
    return undefined
  return entry.parent.children?.find(one => {
    const field = one.children?.find(member => member.children?.[0]?.value === 'field')?.children?.[1]
    return one !== entry && (one.value === node.value || field?.value === node.value)
  })
}

/** A word with its value, or the entry of a list. */
function entryOf(node: Node): Node | undefined {
  if (node.type === 'property' || node.parent?.type === 'array') return node
  return node.parent && entryOf(node.parent)
}

/** Words without which an entry of a list is nothing: with one of them the entry goes. */
const bearing: ReadonlySet<unknown> = new Set(['field', 'widget', 'transition'])

function wholeEntry(property: Node): Node | undefined {
  const object = property.type === 'property' ? property.parent : undefined
  const [key] = property.children ?? []
  return object?.parent?.type === 'array' && bearing.has(key?.value) ? object : undefined
}

/** An object that hands over nothing any more goes with its last entry. */
function emptied({ parent }: Node): Node | undefined {
  const isLast = parent?.type === 'object' && parent.children?.length === 1
  const holder = isLast ? parent.parent : undefined
  return holder?.type === 'property' && holder.children?.[0]?.value === 'with' ? holder : undefined
}

function nameOf(entry: Node, text: string): string {
  const [key] = entry.type === 'property' ? (entry.children ?? []) : [entry]
  const written = key ? text.slice(key.offset, key.offset + key.length) : ''
  return written.length <= 40 && !written.includes('\n') ? written : `${written.slice(0, 20)}…`
}
