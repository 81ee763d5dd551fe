/** `npm run check`: everything that can be said without opening the product. Runs all parts; fails when one failed. */
import { makeGenerated } from '../codegen/makeGenerated.mjs'
import { runCommand } from './runCommand'

makeGenerated(process.cwd())

const parts: readonly (readonly [name: string, command: string, ...parameters: string[]])[] = [
  ['types', 'tsc', '-p', '.'],
  ['format and lint', 'biome', 'check', '.'],
  ['typed lint', 'eslint', '.', '--max-warnings', '0'],
  ['needless files, exports and dependencies', 'knip', '--no-progress'],
  ['generated files', 'tsx', 'engine/compile/codegenCommand.ts', '--check'],
  ['contract', 'tsx', 'tests/lintContract.ts'],
  ['screens', 'node', 'engine/command/screens.mjs', '--strict'],
  ['floors and guards', 'vitest', 'run', '--project', 'guards'],
]

const failed: string[] = []
for (const [name, command, ...parameters] of parts) {
  console.log(`\n— ${name}`)
  if ((await runCommand(command, parameters)) !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\ncheck: all parts passed' : `\ncheck: failed in ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
