import { type Node, parseTree } from 'jsonc-parser'
import type { DefinitionFile } from '../../../engine/compile/readDefinitions'
import type { Draw, Ground } from './mutantGround'
import { jsonOf } from './sites'

/** The same definitions written otherwise: nothing may be reported about them. */
export function harmlessVariants({ files }: Ground, draw: Draw): readonly (readonly DefinitionFile[])[] {
  const every = (change: (text: string) => string) =>
    files.definitions.map(file => ({ ...file, text: change(file.text) }))
  return [
    every(text => JSON.stringify(JSON.parse(text), null, 4)),
    every(text => JSON.stringify(JSON.parse(text))),
    every(text => text.replaceAll('\n', '\r\n')),
    every(text => `\uFEFF${text}`),
    every(text => `\n\n${text}\n`),
    every(text => (hasNote(text) ? text : text.replace('{', '{ "note": "다음 사람에게", '))),
    every(text => shuffled(text, draw)),
  ]
}

function hasNote(text: string): boolean {
  return Object.hasOwn(JSON.parse(text), 'note')
}

/** The words of every object in another order; lists keep theirs. */
function shuffled(text: string, draw: Draw): string {
  const root = parseTree(text)
  return root ? written(root, draw) : text
}

function written(node: Node, draw: Draw): string {
  const children = node.children ?? []
  if (node.type === 'array') return `[${children.map(child => written(child, draw)).join(', ')}]`
  if (node.type !== 'object') return JSON.stringify(jsonOf(node))
  const words = children
    .map(property => ({ property, rank: draw(1_000) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ property: { children: [key, value] = [] } }) =>
      key && value ? `${JSON.stringify(key.value)}: ${written(value, draw)}` : '',
    )
  return `{${words.join(', ')}}`
}
