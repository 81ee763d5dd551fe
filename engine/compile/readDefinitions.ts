import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { SamplesFile } from '../sample/sampleCompile'
import type { MenusFile } from './readMenus'

export interface DefinitionFile {
  /** Path from the root of the project. */
  readonly file: string
  readonly kind: 'screen' | 'popup'
  readonly text: string
}

export interface DefinitionFiles {
  readonly definitions: readonly DefinitionFile[]
  /** Names that `<screen>.hooks.ts` exports, by screen. */
  readonly hooks: ReadonlyMap<string, readonly string[]>
  /** JSON files among the definitions whose names are those of no definition; nobody would ever read them. */
  readonly strays?: readonly string[]
  /** `<name>.samples.json` by name: what pages without a server answer themselves. */
  readonly samples?: ReadonlyMap<string, SamplesFile>
  /** The menus that open the screens; without them nothing is said of who opens what. */
  readonly menus?: MenusFile
}

/** What opens the screens; the compiler checks it with them. */
export const menusFile = 'schemas/codes/menus.json'

/** Reads every definition and the exported names of every hooks file under a folder. */
export function readDefinitions(root: string, folder = 'screens'): DefinitionFiles {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const files = names.map(name => relative(root, join(root, folder, name)).replaceAll('\\', '/')).sort()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const hasMenus = existsSync(join(root, menusFile))
  return {
    ...definitionFiles(files, read),
    ...(hasMenus ? { menus: { file: menusFile, text: read(menusFile) } } : {}),
  }
}

/** Of these files, wherever they are read from. */
export function definitionFiles(files: readonly string[], read: (file: string) => string): DefinitionFiles {
  const definitions = files.flatMap((file): DefinitionFile[] => {
    const kind = definitionKind(file)
    return kind ? [{ file, kind, text: read(file) }] : []
  })
  const hooks = files
    .filter(file => file.endsWith('.hooks.ts'))
    .map((file): [string, string[]] => [baseName(file, '.hooks.ts'), exportedNames(read(file))])
  const samples = files
    .filter(isSamplesFile)
    .map((file): [string, SamplesFile] => [baseName(file, samplesEnding), { file, text: read(file) }])
  const strays = files.filter(file => file.endsWith('.json') && !isReadFile(file))
  return { definitions, hooks: new Map(hooks), strays, samples: new Map(samples) }
}

export function definitionKind(file: string): 'screen' | 'popup' | undefined {
  if (file.endsWith('.screen.json')) return 'screen'
  return file.endsWith('.popup.json') ? 'popup' : undefined
}

const samplesEnding = '.samples.json'

function isSamplesFile(file: string): boolean {
  return file.endsWith(samplesEnding)
}

/** Whether plans are made of the file. */
export function isReadFile(file: string): boolean {
  return definitionKind(file) !== undefined || isSamplesFile(file)
}

export function baseName(file: string, ending: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -ending.length)
}

function exportedNames(text: string): string[] {
  const pattern = /^export\s+(?:async\s+)?(?:function|const)\s+(\w+)/gm
  return [...text.matchAll(pattern)].flatMap(match => match[1] ?? [])
}
