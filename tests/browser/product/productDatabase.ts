import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connectDatabase, type Database } from '../../../server/database/connect'
import { applicationDatabase } from '../../../server/database/embeddedAccounts'
import { clusterFolder } from '../../../server/database/embeddedPlace'
import { embeddedSecrets } from '../../../server/database/embeddedSecrets'
import { embeddedUser } from '../../../server/database/embeddedUser'

/** The line of postmaster.pid that holds the port. */
const portLine = 3

/** The database of the tested product, for what no page can enter: documents of past years. */
export function openProductDatabase(): Database {
  const folder = resolve('.cache/browserData')
  const { app } = embeddedSecrets(folder, true)
  const port = readFileSync(join(clusterFolder(folder, embeddedUser()), 'postmaster.pid'), 'utf8').split(
    '\n',
  )[portLine]
  return connectDatabase(`postgres://gpms_app:${app}@127.0.0.1:${port}/${applicationDatabase}`, {
    ...{ poolSize: 1, statementTimeoutMilliseconds: 60_000 },
  })
}
