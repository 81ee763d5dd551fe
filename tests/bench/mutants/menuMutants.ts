import { type Node, parseTree } from 'jsonc-parser'
import type { MenusFile } from '../../../engine/compile/readMenus'
import { findTransition } from '../../../schemas/workflow/workflow'
import { lineOf, type Mutant } from './mutant'
import type { Candidate, Draw, Ground } from './mutantGround'
import { removal, type Site } from './sites'
import { mistyped } from './typo'

/** Menus as analysts break them: they are data beside the definitions, and open every screen. */
export function menuMutants(ground: Ground): Candidate[] {
  const { menus } = ground.files
  const root = menus && parseTree(menus.text)
  if (!menus || !root) return []
  const mounted = ground.sites.filter(({ owner, word }) => owner === 'RouteDefinition' && word === 'path')
  const paths = new Map(mounted.map(site => [String(site.node.value), site]))
  const leaves = objectsOf(root).filter(leaf => wordOf(leaf, 'sspUrl'))
  const ids = objectsOf(root).flatMap(entry => wordOf(entry, 'pgmId') ?? [])
  const edit = (kind: string, node: Node, text: string, path?: string): Mutant => {
    const { offset, length } = node
    const site = path === undefined ? undefined : paths.get(path.replace(/^\/cyber/, ''))
    const changed = menus.text.slice(0, offset) + text + menus.text.slice(offset + length)
    return {
      kind,
      what: `${String(node.value)} → ${text}`,
      files: [],
      menus: { ...menus, text: changed },
      places: [
        { file: menus.file, line: lineOf(changed, offset) },
        ...(site ? [{ file: site.file.file, line: lineOf(site.file.text, site.node.offset) }] : []),
      ],
    }
  }
  return leaves.flatMap(leaf => {
    const url = wordOf(leaf, 'sspUrl')
    const id = wordOf(leaf, 'pgmId')
    const path = String(url?.value)
    if (!url || !id || !paths.has(path.replace(/^\/cyber/, ''))) return []
    const typo = (draw: Draw) => JSON.stringify(mistyped(path, ground.known, draw))
    const groups = objectsOf(leaf).flatMap(grant => wordOf(grant, 'group') ?? [])
    const other = ids.find(one => one.value !== id.value && one.offset < id.offset)
    const found: Candidate[] = [
      {
        kind: 'address of a menu mistyped',
        make: draw => edit('address of a menu mistyped', url, typo(draw), path),
      },
      {
        kind: 'menu of a screen removed',
        make: () => edit('menu of a screen removed', { ...url, ...removal(leaf, menus.text) }, '', path),
      },
      ...groups.slice(0, 1).map(group => ({
        kind: 'unknown group in a menu',
        make: () => edit('unknown group in a menu', group, '"98"'),
      })),
    ]
    if (other)
      found.push({
        kind: 'number of a menu twice',
        make: () => edit('number of a menu twice', id, JSON.stringify(other.value)),
      })
    const site = paths.get(path.replace(/^\/cyber/, ''))
    const doers = site === undefined ? [] : writing(ground, site)
    if (doers.length > 0 && leaves.filter(one => isOf(one, path)).length === 1)
      found.push({
        kind: 'menu of who writes that may only be read',
        make: () => readOnly(menus, leaf, doers),
      })
    if (path.startsWith('/cyber'))
      found.push({
        kind: 'address of the wrong portal',
        make: () => edit('address of the wrong portal', url, JSON.stringify(path.slice(6)), path),
      })
    return found
  })
}

/** Whether a menu leads to a page, in either portal. */
function isOf(leaf: Node, path: string): boolean {
  const inPortal = (address: string) => address.replace(/^\/cyber/, '')
  const subUrls = wordOf(leaf, 'sspSubUrls')?.children ?? []
  return [wordOf(leaf, 'sspUrl'), ...subUrls].some(one => inPortal(String(one?.value)) === inPortal(path))
}

/** The transitions that a page offers to others than approvers. */
function writing({ sites, agreements }: Ground, { file }: Site): readonly Site[] {
  const workflows = Object.values(agreements.workflows)
  return sites.filter(one => {
    if (one.file !== file || one.meaning !== 'TransitionName' || one.isListItem) return false
    const transitions = workflows.flatMap(workflow => findTransition(workflow, String(one.node.value)) ?? [])
    return transitions.length > 0 && transitions.every(({ actor }) => actor !== 'approver')
  })
}

function readOnly(menus: MenusFile, { offset, length }: Node, doers: readonly Site[]): Mutant {
  const written = menus.text.slice(offset, offset + length)
  const changed = written.replaceAll('"isReadOnly": false', '"isReadOnly": true')
  return {
    kind: 'menu of who writes that may only be read',
    what: `${doers.map(({ node }) => String(node.value)).join(', ')}: nobody may write`,
    files: [],
    menus: { ...menus, text: menus.text.slice(0, offset) + changed + menus.text.slice(offset + length) },
    places: doers.flatMap(({ file, around }) =>
      // The transition, or the button around the list of its steps.
      [around, around?.around?.around].flatMap(one =>
        one ? [{ file: file.file, line: lineOf(file.text, one.node.offset) }] : [],
      ),
    ),
  }
}

function objectsOf(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(objectsOf)
  return node.type === 'object' ? [node, ...inside] : inside
}

function wordOf(node: Node, word: string): Node | undefined {
  return (node.children ?? []).find(({ children: [key] = [] }) => key?.value === word)?.children?.[1]
}
