import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the line in which something is declared, `file:line`; the file alone where no line fits. */
export type DefinedAt = (file: string, pattern: RegExp) => string

/** Reads each file once. */
export function definedAt(root: string): DefinedAt {
  const texts = new Map<string, readonly string[]>()
  const linesOf = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8').split('\n')
    texts.set(file, known)
    return known
  }
  return (file, pattern) => {
    const line = linesOf(file).findIndex(text => pattern.test(text))
    return line < 0 ? file : `${file}:${line + 1}`
  }
}
