import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newScreenTexts } from '../../codegen/newScreenTexts'
import { nearestNames } from '../problem/nearestName'
import { agreements } from './agreements'
import type { CompiledAll } from './compileAll'
import { newScreenFile, newScreenText } from './newScreen'

/** `npm run screens -- new <id> --rows <operation> --title <title>`: answers what to say, and whether it was done. */
export function makeScreen(
  root: string,
  words: readonly string[],
  { screens, names, world }: CompiledAll,
): { readonly text: string; readonly isMade: boolean } {
  const option = (name: string) => {
    const at = words.indexOf(`--${name}`)
    return at < 0 ? undefined : words[at + 1]
  }
  const [, id] = words
  const [rows, title] = [option('rows'), option('title')]
  const refuse = (text: string) => ({ text: `${text}\n\n${newScreenTexts.usage}`, isMade: false })
  if (id === undefined || id.startsWith('--') || !rows || !title?.trim())
    return { text: newScreenTexts.usage, isMade: false }
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) return refuse(newScreenTexts.idWrong(id))
  const taken = screens.get(id)?.file
  if (taken !== undefined) return refuse(newScreenTexts.taken(id, taken))
  const operation = names.RowsOperationName.includes(rows) ? agreements.contract[rows] : undefined
  if (!operation) return refuse(newScreenTexts.rowsWrong(rows, nearestNames(rows, names.RowsOperationName)))
  const file = newScreenFile(id, operation)
  if (existsSync(join(root, file))) return refuse(newScreenTexts.taken(id, file))
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const text = newScreenText(
    { screen: id, title: title.trim(), rows },
    agreements.contract,
    world.screens.values(),
  )
  writeFileSync(join(root, file), text)
  return { text: newScreenTexts.made(file, `/${id}`), isMade: true }
}
