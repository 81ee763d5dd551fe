import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSources } from './hashSources.mjs'

/**
 * Read by tools and by the compiler alone, so nobody reviews them and they are not committed (.gitignore has the same list).
 * Of contract and language the compiler reads; what is made of definitions takes a run of the compiler.
 */
const parts = {
  contract: {
    files: ['contractFacts.ts', 'language.ts', 'openapi.json', 'serverRoutes.ts'].map(inGenerated),
    sources: ['schemas/openapi', 'schemas/screen', 'codegen'],
  },
  definitions: {
    files: [inGenerated('screenFrames.ts'), 'schemas/popup.schema.json', 'schemas/screen.schema.json'],
    sources: ['schemas', 'screens', 'codegen', 'engine'],
  },
}

export const uncommittedFiles = [...parts.contract.files, ...parts.definitions.files]

const leftOut = /^generated$|\.(tsx|css|md|schema\.json)$/

/**
 * Makes the generated files that are not committed, unless they stand and none of their sources has changed. Runs after an
 * install and before everything that reads them; it takes some 50 ms when there is nothing to do.
 * @param {string} root project folder
 */
export function makeGenerated(root) {
  makePart(root, 'contract')
  makePart(root, 'definitions')
}

/**
 * Makes those that the compiler reads, so that a changed definition is checked without waiting for what is made of it.
 * @param {string} root project folder
 */
export function makeContractFacts(root) {
  makePart(root, 'contract')
}

/**
 * @param {string} root
 * @param {keyof typeof parts} part
 */
function makePart(root, part) {
  const { files, sources } = parts[part]
  const stamp = join(root, `.cache/generated-stamp-${part}`)
  const hash = hashSources(root, sources, leftOut)
  const isMade = files.every(file => existsSync(join(root, file)))
  if (isMade && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  const command = join(root, 'engine/compile/codegenCommand.ts')
  const made = spawnSync(process.execPath, ['--import', 'tsx', command, '--make', part], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (made.status !== 0) throw new Error('The generated files could not be made; the lines above say why.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** @param {string} name */
function inGenerated(name) {
  return `codegen/generated/${name}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) makeGenerated(dirname(import.meta.dirname))
