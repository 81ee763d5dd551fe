import { isObject, type JsonValue, readJson } from '../scope/readJson'
import { Source } from '../scope/source'
import { baseName, type DefinitionFile } from './readDefinitions'

/** A file on its way: its words, and once the shape is right its definition. */
export interface ReadFile {
  readonly file: DefinitionFile
  readonly source: Source
  readonly value: JsonValue | undefined
  /** The id that the definition says; while nothing can be read of the file, the one that its name says. */
  readonly id: string
}

export interface Shaped<Definition> {
  readonly read: ReadFile
  readonly written: Definition
}

export function readFile(file: DefinitionFile): ReadFile {
  const source = new Source(file.file, file.text)
  const value = readJson(source)
  if (value === undefined) return { file, source, value, id: nameOf(file) }
  const written = isObject(value) ? value[file.kind] : undefined
  return { file, source, value, id: typeof written === 'string' ? written : '' }
}

/** The id that the name of the file says. */
export function nameOf({ file, kind }: DefinitionFile): string {
  return baseName(file, `.${kind}.json`)
}
