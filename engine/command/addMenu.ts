import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { MenuGrant, MenuLeaf } from '../../schemas/codes/menus'
import type { MenuPlace } from './menuPlace'

/** The text of the menus with one entry more, as the last of its heading; everything else stays as it is written. */
export function addMenu(text: string, { portal, branch }: MenuPlace, leaf: MenuLeaf): string {
  const root = parseTree(text)
  const entries = root && nodesUnder(root, portal).flatMap(first => nodesUnder(first, 'childs'))
  const heading = entries?.find(node => findNodeAtLocation(node, ['pgmId'])?.value === branch.pgmId)
  const list = heading && findNodeAtLocation(heading, ['childs'])
  if (!list) throw new Error(`Engine bug: addMenu found no menu "${branch.pgmId}".`)
  const indent = `${indentAt(text, list.offset)}  `
  const entry = `\n${indent}${leafText(leaf, indent)}`
  const last = list.children?.at(-1)
  if (!last) return replaced(text, list, `[${entry}\n${indent.slice(2)}]`)
  return replaced(text, { offset: last.offset + last.length, length: 0 }, `,${entry}`)
}

function replaced(text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, by: string): string {
  return `${text.slice(0, offset)}${by}${text.slice(offset + length)}`
}

/** The blanks that the line of a character begins with. */
function indentAt(text: string, offset: number): string {
  return /^ */.exec(text.slice(text.lastIndexOf('\n', offset) + 1))?.[0] ?? ''
}

function nodesUnder(node: Node, name: string): readonly Node[] {
  return findNodeAtLocation(node, [name])?.children ?? []
}

function leafText({ pgmId, pgmName, sspUrl, groups }: MenuLeaf, indent: string): string {
  const grants = groups.map(grant => `${indent}    ${grantText(grant)}`).join(',\n')
  const lines = [
    `"pgmId": ${JSON.stringify(pgmId)}`,
    `"pgmName": ${JSON.stringify(pgmName)}`,
    `"sspUrl": ${JSON.stringify(sspUrl)}`,
    '"sspSubUrls": []',
    `"groups": [\n${grants}\n${indent}  ]`,
  ]
  return `{\n${lines.map(line => `${indent}  ${line}`).join(',\n')}\n${indent}}`
}

function grantText({ group, isReadOnly }: MenuGrant): string {
  return `{ "group": ${JSON.stringify(group)}, "isReadOnly": ${isReadOnly} }`
}
