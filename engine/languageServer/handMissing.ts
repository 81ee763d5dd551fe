import { findNodeAtOffset, type Node, parseTree } from 'jsonc-parser'
import type { Problem } from '../problem/problem'
import { fixTexts } from './fixTexts'
import type { QuickFix } from './quickFix'

/** Words whose value may be a bare name, and what the name is called in the long form, which takes `with`. */
const longForms: Readonly<Record<string, string>> = { go: 'screen', open: 'popup', preview: 'popup' }

/** Hands over the parameter that a screen, popup or operation named at a character is not told; the value is where the page has it. */
export function handMissing(text: string, { missing }: Problem, offset: number): readonly QuickFix[] {
  const root = parseTree(text)
  const name = root && findNodeAtOffset(root, offset, true)
  const property = name?.parent
  const object = property?.parent
  if (!missing || !name || property?.type !== 'property' || !object) return []
  const entry = `${JSON.stringify(missing.name)}: ${JSON.stringify(missing.from ?? '')}`
  const title = fixTexts.hand(missing.name)
  const long = longForms[String(property.children?.[0]?.value)]
  if (long !== undefined) {
    const { offset: start, length } = name
    const whole = `{ "${long}": ${text.slice(start, start + length)}, "with": { ${entry} } }`
    return [{ title, start, end: start + length, text: whole }]
  }
  const values = memberOf(object, 'with')
  const last = (values ?? object).children?.at(-1)
  if (values && !last)
    return [{ title, start: values.offset, end: values.offset + values.length, text: `{ ${entry} }` }]
  const at = last ? last.offset + last.length : offset
  return [{ title, start: at, end: at, text: values ? `, ${entry}` : `, "with": { ${entry} }` }]
}

function memberOf({ children = [] }: Node, word: string): Node | undefined {
  return children.find(({ children: [key] = [] }) => key?.value === word)?.children?.[1]
}
