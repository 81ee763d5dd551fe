import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { OperationFact } from '../../codegen/contractFacts'
import type { MenuGrant, MenuTrees, Portal } from '../../schemas/codes/menus'
import { agreements } from '../compile/agreements'
import type { CompiledAll } from '../compile/compileAll'
import { newScreenFolder, newScreenText } from '../compile/newScreen'
import { menusFile } from '../compile/readDefinitions'
import { newTexts } from '../problem/commandTexts/newTexts'
import type { Said } from '../problem/said'
import { mountPath } from '../scope/mountPath'
import { pathParameter } from '../scope/pathParameter'
import { addMenu } from './addMenu'
import type { Command, Project } from './command'
import { grantedGroups, spokenGrants } from './grantedGroups'
import { type MenuPlace, menuPlace } from './menuPlace'
import { rowsOperation } from './rowsOperation'

export const newCommand: Command = {
  usage: newTexts.command,
  does: newTexts.does,
  needsSound: false,
  run: (words, project) => {
    const { root, language } = project
    const made = newFiles(words, project, readFileSync(join(root, menusFile), 'utf8'))
    if ('ko' in made) return { text: made[language], isDone: false }
    for (const [file, text] of Object.entries(made.files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return { text: made.said[language], isDone: true }
  },
}

interface NewFiles {
  readonly files: Readonly<Record<string, string>>
  readonly said: Said
}

interface Menu {
  readonly place: MenuPlace
  readonly groups: readonly MenuGrant[]
}

/** The files of a new screen as they will be, or what is wrong with what was asked for. */
export function newFiles(
  words: readonly string[],
  { root, compiled }: Pick<Project, 'root' | 'compiled'>,
  menusText: string,
): NewFiles | Said {
  const option = (name: string) => {
    const at = words.indexOf(`--${name}`)
    return at < 0 ? undefined : words[at + 1]
  }
  const [id = ''] = words
  const [rows, title = ''] = [option('rows'), option('title')?.trim()]
  if (id === '' || id.startsWith('--') || !rows || title === '') return newTexts.usage
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) return newTexts.idWrong(id)
  const taken = compiled.world.screens.get(id)?.file
  if (taken !== undefined) return newTexts.taken(id, taken)
  const operation = rowsOperation(rows, agreements.contract, compiled.names.RowsOperationName)
  if ('ko' in operation) return operation
  if (option('groups') !== undefined && option('menu') === undefined) return newTexts.usage
  const menu = chosenMenu(JSON.parse(menusText) as MenuTrees, option('menu'), option('groups'))
  if (menu && 'ko' in menu) return menu
  const transitions = chosenTransitions(operation, option('actions'))
  if ('ko' in transitions) return transitions
  const portal = menu?.place.portal ?? 'internal'
  const siblings = menu ? menuSiblings(menu.place, compiled) : []
  const folder = newScreenFolder(operation, siblings, compiled.screens)
  const file = `${folder}/${id}.screen.json`
  if (existsSync(join(root, file))) return newTexts.taken(id, file)
  const path = mountPath(portal, `/${id}`)
  const screen = newScreenText(
    { screen: id, title, rows, portal, transitions },
    agreements.contract,
    openedPages(
      compiled,
      { portal, operation },
      menu?.groups.map(({ group }) => group),
    ),
  )
  if (!menu) return { files: { [file]: screen }, said: newTexts.made(file, path, undefined) }
  const { place, groups } = menu
  const leaf = { pgmId: place.pgmId, pgmName: title, sspUrl: path, sspSubUrls: [], groups }
  return {
    files: { [file]: screen, [menusFile]: addMenu(menusText, place, leaf) },
    said: newTexts.made(file, path, {
      place: `${place.pgmId} (${place.first.pgmName} > ${place.branch.pgmName} > ${title})`,
      groups: spokenGrants(groups, portal),
    }),
  }
}

/** Transitions that move the rows of an operation: the rows have the number and the states of the document. */
function chosenTransitions({ answer }: OperationFact, written = ''): readonly string[] | Said {
  const names = written.split(',').map(name => name.trim())
  if (written.trim() === '') return []
  const { contract } = agreements
  const fitting = Object.values(agreements.workflows).flatMap(({ statusField, statusCode, transitions }) =>
    answer.fields[statusField]?.code === statusCode
      ? transitions.filter(one => answer.fields[pathParameter(contract[one.transition])])
      : [],
  )
  const wrong = names.filter(name => !fitting.some(({ transition }) => transition === name))
  const known = fitting.map(({ transition, label }) => `${transition} ${label}`)
  return wrong.length > 0 ? newTexts.actionsWrong(wrong, known) : names
}

/**
 * The pages to which a row may lead: those of the portal that at least half as many of its groups may open as the one that most of them
 * may. Pages for administrators alone are none of them.
 */
function openedPages(compiled: CompiledAll, rows: ShownRows, groups: readonly string[] | undefined) {
  const { screens, granted } = compiled.world
  const cards = [...screens.values()].filter(card => suits(rows, card.screen, compiled))
  const open = new Map(
    cards.map(card => {
      const readers = granted(card.mounted)?.readers ?? []
      return [card, readers.filter(group => groups?.includes(group) ?? true).length]
    }),
  )
  return cards.filter(card => {
    const same = cards.filter(({ key }) => key !== undefined && key === card.key)
    const most = Math.max(0, ...same.map(one => open.get(one) ?? 0))
    return (open.get(card) ?? 0) * 2 >= most
  })
}

interface ShownRows {
  readonly portal: Portal
  readonly operation: OperationFact
}

/**
 * A link leads to pages of the same portal alone. Staff may look into most pages of suppliers, but only rows as suppliers read them
 * lead there.
 */
function suits({ portal, operation }: ShownRows, screen: string, { screens }: CompiledAll): boolean {
  const plan = screens.get(screen)?.plan
  const load = agreements.contract[plan?.document?.load ?? '']
  const isOfOthers = portal === 'internal' && isOfSuppliers(load) && !isOfSuppliers(operation)
  return plan?.mounts.some(mount => mount.portal === portal) === true && !isOfOthers
}

function isOfSuppliers(operation: OperationFact | undefined): boolean {
  return operation?.path.startsWith('/api/v1/cyber/') === true
}

function chosenMenu(
  menus: MenuTrees,
  place: string | undefined,
  groups: string | undefined,
): Menu | Said | undefined {
  if (place === undefined) return undefined
  // Staff and suppliers have groups of their own, so that the groups tell the portal.
  const found = menuPlace(menus, place, portal => !('ko' in grantedGroups(groups, portal)))
  if ('ko' in found) return found
  const grants = grantedGroups(groups, found.portal)
  return 'ko' in grants ? grants : { place: found, groups: grants }
}

/** Files of the screens that stand under the same heading. */
function menuSiblings({ branch }: MenuPlace, { screens }: CompiledAll): readonly string[] {
  const paths = branch.childs.map(({ sspUrl }) => sspUrl)
  return [...screens.values()].flatMap(({ file, plan }) =>
    plan.mounts.some(({ path }) => paths.includes(path)) ? [file] : [],
  )
}
