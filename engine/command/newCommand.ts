import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import authGroups from '../../schemas/codes/authGroups.json'
import type { MenuGrant, Portal } from '../../schemas/codes/menus'
import { agreements } from '../compile/agreements'
import type { CompiledAll } from '../compile/compileAll'
import { newScreenFolder, newScreenText } from '../compile/newScreen'
import { newTexts } from '../problem/commandTexts/newTexts'
import { nearestNames } from '../problem/nearestName'
import type { Said } from '../problem/said'
import { mountPath } from '../scope/mountPath'
import { addMenu } from './addMenu'
import type { Command, Project } from './command'
import { type MenuPlace, type Menus, menuPlace } from './menuPlace'

const menusFile = 'schemas/codes/menus.json'

export const newCommand: Command = {
  usage: newTexts.command,
  does: newTexts.does,
  needsSound: false,
  run: (words, project) => {
    const { root, language } = project
    const made = newFiles(words, project, readFileSync(join(root, menusFile), 'utf8'))
    if ('ko' in made) return { text: `${made[language]}\n\n${newTexts.usage[language]}`, isDone: false }
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
  const known = compiled.names.RowsOperationName
  const operation = known.includes(rows) ? agreements.contract[rows] : undefined
  if (!operation) return newTexts.rowsWrong(rows, nearestNames(rows, known))
  if (option('groups') !== undefined && option('menu') === undefined) return newTexts.usage
  const menu = chosenMenu(JSON.parse(menusText) as Menus, option('menu'), option('groups'))
  if (menu && 'ko' in menu) return menu
  const portal = menu?.place.portal ?? 'internal'
  const siblings = menu ? menuSiblings(menu.place, compiled) : []
  const folder = newScreenFolder(operation, siblings, compiled.screens)
  const file = `${folder}/${id}.screen.json`
  if (existsSync(join(root, file))) return newTexts.taken(id, file)
  const path = mountPath(portal, `/${id}`)
  const screen = newScreenText(
    { screen: id, title, rows, portal },
    agreements.contract,
    compiled.world.screens.values(),
  )
  if (!menu) return { files: { [file]: screen }, said: newTexts.made(file, path, undefined) }
  const { place, groups } = menu
  const leaf = { pgmId: place.pgmId, pgmName: title, sspUrl: path, sspSubUrls: [], groups }
  return {
    files: { [file]: screen, [menusFile]: addMenu(menusText, place, leaf) },
    said: newTexts.made(file, path, `${place.pgmId} (${place.branch.pgmName} > ${title})`),
  }
}

function chosenMenu(
  menus: Menus,
  place: string | undefined,
  groups: string | undefined,
): Menu | Said | undefined {
  if (place === undefined) return undefined
  const found = menuPlace(menus, place)
  if ('ko' in found) return found
  if (!groups) return newTexts.groupsMissing
  const grants = groups.split(',').map((text): MenuGrant => {
    const [group = '', mark] = text.trim().split(':')
    return { group: mark === undefined || mark === 'read' ? group : text, isReadOnly: mark === 'read' }
  })
  const fitting = groupsOf(found.portal)
  const wrong = grants.map(({ group }) => group).filter(group => !fitting.includes(group))
  return wrong.length > 0 ? newTexts.groupsWrong(wrong, fitting) : { place: found, groups: grants }
}

/** Staff have no menus of suppliers, and the other way round. */
function groupsOf(portal: Portal): readonly string[] {
  const side = portal === 'internal' ? 'I' : 'E'
  return Object.entries(authGroups).flatMap(([id, group]) => (group.portal === side ? [id] : []))
}

/** Files of the screens that stand under the same heading. */
function menuSiblings({ branch }: MenuPlace, { screens }: CompiledAll): readonly string[] {
  const paths = branch.childs.map(({ sspUrl }) => sspUrl)
  return [...screens.values()].flatMap(({ file, plan }) =>
    plan.mounts.some(({ path }) => paths.includes(path)) ? [file] : [],
  )
}
