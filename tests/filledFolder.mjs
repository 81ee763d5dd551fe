import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hashSources } from '../codegen/hashSources.mjs'

/** What the rows of the demo follow from. */
const sources = [
  ...['server', 'schemas', 'codegen', 'package-lock.json'],
  ...['tests/fillFolder.ts', 'tests/server/testCluster.ts'],
]

/** @returns {Promise<string>} a data folder that nobody may use but to copy it */
async function filledFolder() {
  const root = process.cwd()
  // Not under the project, which the user of the database may be unable to reach.
  const kept = join(tmpdir(), `gpms-filled-${createHash('sha1').update(root).digest('hex').slice(0, 12)}`)
  const folder = join(kept, hashSources(root, sources, /\.md$/))
  if (existsSync(folder)) return folder
  mkdirSync(kept, { recursive: true, mode: 0o711 })
  const older = readdirSync(kept).filter(name => !name.startsWith('new-'))
  const unfinished = mkdtempSync(join(kept, 'new-'))
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/fillFolder.ts', unfinished])
    if (!existsSync(folder)) renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  for (const name of older) rmSync(join(kept, name), { recursive: true, force: true })
  return folder
}

/**
 * Puts the demo into a data folder, as it is filled at the pinned instant. What was there is gone. To fill one takes twenty seconds
 * of a processor, so all that tests start copies one folder, which is made again when what it follows from has changed.
 * @param {string} target
 */
export async function copyFilledFolder(target) {
  const source = await filledFolder()
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  // With the owner of the database, which is not who runs the tests.
  execFileSync('cp', ['-a', `${source}/.`, target])
}
