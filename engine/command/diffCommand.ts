import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuBranch, MenuLeaf, Portal } from '../../schemas/codes/menus'
import { agreements } from '../compile/agreements'
import { compileAll } from '../compile/compileAll'
import { definitionFiles } from '../compile/readDefinitions'
import { diffTexts } from '../problem/commandTexts/diffTexts'
import type { Command } from './command'
import { compareSeen } from './compareSeen'
import { gitFiles, isChangedSince } from './gitFiles'
import { type SeenMenu, seenParts } from './seenParts'

const menusFile = 'schemas/codes/menus.json'

export const diffCommand: Command = {
  usage: diffTexts.usage,
  does: diffTexts.does,
  needsSound: true,
  run: ([revision = ''], { root, compiled, language }) => {
    if (revision === '') return { text: diffTexts.revisionMissing[language], isDone: false }
    const files = gitFiles(root, revision, ['screens', menusFile])
    if (!files) return { text: diffTexts.revisionUnknown(revision)[language], isDone: false }
    const definitions = [...files.keys()].filter(file => file.startsWith('screens/'))
    const before = compileAll(
      definitionFiles(definitions, file => files.get(file) ?? ''),
      agreements,
    )
    // What a mistake keeps from compiling is compared on neither side.
    const unread = new Set(before.problems.map(({ file }) => file))
    const isRead = ({ file }: { readonly file: string }) => !unread.has(file)
    const after = {
      screens: new Map([...compiled.screens].filter(([, screen]) => isRead(screen))),
      popups: new Map([...compiled.popups].filter(([, popup]) => isRead(popup))),
    }
    const text = compareSeen(
      seenParts(before, menusIn(files.get(menusFile) ?? '{}')),
      seenParts(after, menusIn(readFileSync(join(root, menusFile), 'utf8'))),
      language,
    )
    // Menus are compared by themselves.
    const agreed = ['schemas/openapi', 'schemas/workflow', 'schemas/codes', `:!${menusFile}`]
    const isOther = isChangedSince(root, revision, agreed)
    const notes = [
      ...(isOther ? [diffTexts.otherContract] : []),
      ...(unread.size > 0 ? [diffTexts.unread([...unread])] : []),
    ]
    const same = unread.size > 0 ? diffTexts.sameOfCompared(revision) : diffTexts.same(revision)
    const said = text === '' ? same[language] : text
    return { text: [said, ...notes.map(note => note[language])].join('\n\n'), isDone: true }
  },
}

function menusIn(text: string): readonly SeenMenu[] {
  const trees = JSON.parse(text) as Partial<Record<Portal, readonly MenuBranch<MenuBranch<MenuLeaf>>[]>>
  return Object.values(trees).flatMap(tree =>
    tree.flatMap(first => first.childs.flatMap(second => second.childs)),
  )
}
