import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { systemFolder } from './embeddedBinaries'
import { canReach, type EmbeddedUser, letPass } from './embeddedUser'

/**
 * The folder in which the cluster lives: beside the other data, or, where the user of the database cannot reach that
 * (a checkout under a private home), a system folder named after it.
 */
export function clusterFolder(dataFolder: string, user: EmbeddedUser | undefined): string {
  letPass(dataFolder, user)
  if (canReach(dataFolder, user)) return join(dataFolder, 'postgres')
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  const home = join(systemFolder, `${basename(dataFolder).replace(/^\./, '')}-${name}`)
  if (!existsSync(home)) mkdirSync(home, { recursive: true, mode: 0o755 })
  return join(home, 'postgres')
}
