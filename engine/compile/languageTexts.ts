import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FoundText, sourceTexts } from '../../codegen/sourceTexts'
import { type TextUse, usedTexts } from '../i18n/createTranslator'
import { frameMessages } from '../i18n/frameMessages'
import type { CompiledAll } from './compileAll'
import { readDefinitions } from './readDefinitions'
import { type CatalogueRoom, isSpoken, textsIn } from './spokenTexts'

export type LanguageTexts = Readonly<Record<CatalogueRoom, readonly FoundText[]>>

/** What the log-in and error pages say; it is fetched before anything is drawn. */
const firstTexts = ['frameMessages', 'supplierTexts', 'personTexts'].map(name => `engine/i18n/${name}.ts`)
const firstRules = ['messages', 'passwordRule'].map(name => `schemas/shared/${name}.ts`)

/** Code whose Korean is a rule of writing, a typed word, somebody's name or a mail: none of it is said on a page. */
const unspoken =
  /^(engine\/(compile|languageServer|problem)\/|schemas\/shared\/(koreanParticle|hangulAmount|dateText|dateTokens|numberText|choiceText)\.|widgets\/DataGrid\/(gridValue|drawText)\.|engine\/i18n\/(languages|sentenceTranslator)\.|server\/(seed\/|modules\/(demo\/|notice\/noticeTexts)))/

const serverRooms = ['server/modules', 'server/document', 'server/master', 'server/http']

/** Every Korean text that a page may say, by the room that says it first. */
export function languageTexts(root: string, compiled: CompiledAll): LanguageTexts {
  const known = new Set<string>()
  const fresh = (texts: readonly FoundText[]) =>
    texts.filter(({ text }) => {
      if (known.has(text) || !isSpoken(text)) return false
      known.add(text)
      return true
    })
  const sources = (paths: readonly string[]) =>
    fresh(paths.flatMap(path => sourceTexts(path, readFileSync(join(root, path), 'utf8'))))
  const frame = sources([...firstTexts, ...firstRules])
  const work = sources(codeBelow(root, 'engine', 'widgets', 'schemas/shared'))
  return {
    frame,
    work,
    names: fresh(nameTexts(root)),
    screens: fresh([...planTexts(root, compiled), ...sourcesOf(root, codeBelow(root, 'screens'))]),
    server: sources(codeBelow(root, ...serverRooms)),
    uses: fresh(usesOfTexts(root, compiled, [...frame, ...work])),
  }
}

/**
 * Words with two uses: the name of a code, or a word of an answer, that is also what a button does, the name of a code that
 * the pages of the engine say otherwise, codes of two meanings with one name, and a message that says the same as another. `_button`,
 * `_code` and the names of messages are contexts of i18next; what tells codes of one name apart is their value.
 */
function usesOfTexts(root: string, { screens, popups }: CompiledAll, own: readonly FoundText[]): FoundText[] {
  const file = 'schemas/codes/codeGroups.json'
  const json = readFileSync(join(root, file), 'utf8')
  const codes = textsUsedAs('code', JSON.parse(json))
  const buttons = [...screens.values(), ...popups.values()].flatMap(({ plan }) => textsUsedAs('button', plan))
  const used = (texts: readonly string[], others: ReadonlySet<string>, use: TextUse) =>
    texts.flatMap(text =>
      others.has(text) ? { text: `${text}_${use}`, file, line: lineOf(json, text) } : [],
    )
  const answered = sourcesOf(root, codeBelow(root, ...serverRooms)).map(({ text }) => text)
  return [
    ...used(buttons, new Set([...codes, ...answered]), 'button'),
    ...used(codes, new Set(own.map(({ text }) => text)), 'code'),
    ...codesApart(JSON.parse(json)).map(([word, code]) => {
      return { text: `${word}_${code}`, file, line: lineOf(json, `"${code}", "text": "${word}"`) }
    }),
    ...repeatedMessages(root),
  ]
}

interface ListedCode {
  readonly value: string
  readonly text: string
  /** Its word names a code of another meaning, too. */
  readonly apart?: 'Y'
}

const codesApart = (groups: Readonly<Record<string, { readonly values: readonly ListedCode[] }>>) =>
  Object.values(groups).flatMap(({ values }) =>
    values.flatMap(({ value, text, apart }) => (apart === 'Y' ? [[text, value] as const] : [])),
  )

function repeatedMessages(root: string): FoundText[] {
  const file = 'engine/i18n/frameMessages.ts'
  const source = readFileSync(join(root, file), 'utf8')
  const said = new Set<string>()
  return Object.entries(frameMessages).flatMap(([name, text]) => {
    if (said.has(text)) return { text: `${text}_${name}`, file, line: lineOf(source, `${name}:`) }
    said.add(text)
    return []
  })
}

function textsUsedAs(use: TextUse, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const used = usedTexts(value)
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'string' ? (used[name] === use ? part : []) : textsUsedAs(use, part),
  )
}

const sourcesOf = (root: string, paths: readonly string[]) =>
  paths.flatMap(path => sourceTexts(path, readFileSync(join(root, path), 'utf8')))

function codeBelow(root: string, ...folders: readonly string[]): string[] {
  return folders
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        name => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter(path => /\.tsx?$/.test(path) && !/\.(stories|test|d)\.tsx?$/.test(path) && !unspoken.test(path))
    .sort()
}

/** Codes, both menus, and what workflows call their documents and transitions. */
function nameTexts(root: string): FoundText[] {
  const files = [
    'schemas/codes/codeGroups.json',
    'schemas/codes/menus.json',
    ...below(root, 'schemas/workflow'),
  ]
  return files.flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8')
    const value: unknown = JSON.parse(text)
    return [...textsIn(value)].map(found => ({ text: found, file, line: lineOf(text, found) }))
  })
}

const below = (root: string, folder: string) =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.json'))
    .map(name => `${folder}/${name}`)
    .sort()

function planTexts(root: string, { screens, popups }: CompiledAll): FoundText[] {
  const definitions = new Map(readDefinitions(root).definitions.map(({ file, text }) => [file, text]))
  const contract = contractFiles(root)
  return [...screens.values(), ...popups.values()].flatMap(({ plan, file }) =>
    [...textsIn(plan)].map(text => placeOf(text, file, definitions.get(file) ?? '', contract)),
  )
}

type Files = readonly (readonly [file: string, text: string])[]

const contractFiles = (root: string): Files => {
  const folder = 'schemas/openapi'
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .sort()
    .map(name => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')])
}

/** Where a text of a plan was written: in the definition, or as the title of a field in the contract. */
function placeOf(text: string, file: string, definition: string, contract: Files): FoundText {
  const isHere = definition.includes(text)
  const [place, content] = (isHere ? undefined : contract.find(([, yaml]) => yaml.includes(text))) ?? [
    file,
    definition,
  ]
  return { text, file: place, line: lineOf(content, text) }
}

function lineOf(content: string, text: string): number {
  const at = content.indexOf(text)
  return at < 0 ? 1 : content.slice(0, at).split('\n').length
}
