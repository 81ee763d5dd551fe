import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What generated files are made from: contract, language and definitions, and the code that makes them. */
const sources = ['schemas', 'screens', 'codegen', 'engine']

/** Read by tools and by the compiler alone, so nobody reviews them and they are not committed (.gitignore has the same list). */
export const uncommittedFiles = [
  'codegen/generated/contractFacts.ts',
  'codegen/generated/language.ts',
  'codegen/generated/openapi.json',
  'codegen/generated/screenFrames.ts',
  'codegen/generated/serverRoutes.ts',
  'schemas/popup.schema.json',
  'schemas/screen.schema.json',
]

/**
 * Makes the generated files that are not committed, unless they stand and none of their sources has changed. Runs after an
 * install and before everything that reads them; it takes some 50 ms when there is nothing to do.
 * @param {string} root project folder
 */
export function makeGenerated(root) {
  const stamp = join(root, '.cache/generated-stamp')
  const hash = hashSources(root)
  const isMade = uncommittedFiles.every(file => existsSync(join(root, file)))
  if (isMade && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  const command = join(root, 'engine/compile/codegenCommand.ts')
  const made = spawnSync(process.execPath, ['--import', 'tsx', command, '--make'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (made.status !== 0) throw new Error('The generated files could not be made; the lines above say why.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** @param {string} root */
function hashSources(root) {
  const hash = createHash('sha1')
  for (const source of sources)
    for (const file of sourcesUnder(join(root, source)))
      hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'generated' && !/\.(tsx|css|md|schema\.json)$/.test(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap(entry =>
      entry.isDirectory() ? sourcesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeGenerated(dirname(import.meta.dirname))
