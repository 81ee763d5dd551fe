import { execFileSync } from 'node:child_process'
import type { ListScreen } from '../../cases/listScreens'

const mostBytes = 64 * 1024 * 1024

/** The pages with lists, compiled beside the runner, which cannot load the tables of the compiler itself. */
export const printedLists: readonly ListScreen[] = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/cases/printLists.ts'], {
    encoding: 'utf8',
    maxBuffer: mostBytes,
  }),
)
