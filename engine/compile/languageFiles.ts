import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCatalogues } from '../../codegen/writeCatalogues'
import { codegenTexts } from '../problem/commandTexts/codegenTexts'
import type { Said } from '../problem/said'
import type { LanguageTexts } from './languageTexts'
import { catalogueRooms } from './spokenTexts'

const folder = 'schemas/languages'

export interface LanguageFile {
  readonly language: string
  readonly room: string
  readonly path: string
  readonly catalogue: Readonly<Record<string, string>>
}

/** The languages beside Korean: every folder is one. */
export function languageFiles(root: string): LanguageFile[] {
  const languages = readdirSync(join(root, folder), { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  )
  return languages.flatMap(({ name: language }) =>
    catalogueRooms.map(room => {
      const path = `${folder}/${language}/${room}.json`
      return { language, room, path, catalogue: readCatalogue(join(root, path)) }
    }),
  )
}

function readCatalogue(path: string): Readonly<Record<string, string>> {
  if (!existsSync(path)) return {}
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const lines = Object.entries(typeof read === 'object' && read !== null ? read : {})
  return Object.fromEntries(lines.map(([korean, text]: [string, unknown]) => [korean, String(text)]))
}

/** The same files with a line for each text that is said now, as codegen writes them. */
export function freshLanguageFiles(root: string, texts: LanguageTexts): LanguageFile[] {
  const files = languageFiles(root)
  return files.map(file => {
    const kept = files.filter(({ language }) => language === file.language).map(({ catalogue }) => catalogue)
    return { ...file, catalogue: writeCatalogues(texts, kept)[file.room] ?? {} }
  })
}

export const printCatalogue = (catalogue: LanguageFile['catalogue']): string =>
  `${JSON.stringify(catalogue, null, 2)}\n`

/** One sentence for each file in which texts wait for their translation. */
export function waitingTexts(files: readonly LanguageFile[]): Said[] {
  return files.flatMap(({ path, catalogue }) => {
    const count = Object.values(catalogue).filter(text => text === '').length
    return count === 0 ? [] : [codegenTexts.waiting(path, count)]
  })
}
