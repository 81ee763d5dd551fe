import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../problem/problem'

/** The line of a problem between its neighbours, with a mark under the character; Vite's overlay draws this form alone. */
export function problemFrame({ file, line, column }: Problem, root: string): string {
  const path = join(root, file)
  if (!existsSync(path)) return ''
  const lines = readFileSync(path, 'utf8').split('\n')
  const first = Math.max(1, line - 2)
  return lines
    .slice(first - 1, line + 2)
    .flatMap((text, index) => {
      const number = first + index
      const shown = `${String(number).padEnd(4)}|  ${text}`
      return number === line ? [shown, `    |  ${' '.repeat(column - 1)}^`] : [shown]
    })
    .join('\n')
}
