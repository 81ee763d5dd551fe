import { isObject } from './checkShape'
import type { DefinitionFile } from './readDefinitions'
import { type JsonValue, readJson } from './readJson'
import { Source } from './source'

/** A file on its way: its words, and once the shape is right its definition. */
export interface ReadFile {
  readonly file: DefinitionFile
  readonly source: Source
  readonly value: JsonValue | undefined
  /** The id that the definition says. */
  readonly id: string
}

export interface Shaped<Definition> {
  readonly read: ReadFile
  readonly written: Definition
}

export function readFile(file: DefinitionFile): ReadFile {
  const source = new Source(file.file, file.text)
  const value = readJson(source)
  const written = value !== undefined && isObject(value) ? value[file.kind] : undefined
  return { file, source, value, id: typeof written === 'string' ? written : '' }
}
