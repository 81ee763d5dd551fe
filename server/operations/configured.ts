import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../projectFolder'

/** A file that operators are given, with this machine's values where they write theirs. Each must be there. */
export function configured(file: string, changes: readonly (readonly [from: string, to: string])[]): string {
  const text = readFileSync(join(projectFolder(), 'server/operations', file), 'utf8')
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`${file} does not say "${from}" any more.`)
    return changed.replaceAll(from, to)
  }, text)
}
