import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../startFailure'

/** Passwords of the embedded cluster's roles, made once and kept readable by the server alone. */
export interface EmbeddedSecrets {
  readonly admin: string
  readonly owner: string
  readonly app: string
}

const isSecrets = (value: unknown): value is EmbeddedSecrets =>
  typeof value === 'object' && value !== null && 'admin' in value && 'owner' in value && 'app' in value

const newSecret = () => randomBytes(24).toString('base64url')

export function embeddedSecrets(dataFolder: string, clusterExists: boolean): EmbeddedSecrets {
  const path = join(dataFolder, 'embedded.json')
  if (existsSync(path)) {
    const secrets: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (isSecrets(secrets)) return secrets
  }
  if (clusterExists) {
    throw new StartFailure(
      `The passwords of the embedded database are gone: ${path} is missing or not ours.\n` +
        `Put the file back from a backup, or move ${dataFolder} away to begin with an empty database.`,
    )
  }
  const secrets = { admin: newSecret(), owner: newSecret(), app: newSecret() }
  writeFileSync(path, JSON.stringify(secrets), { mode: 0o600 })
  return secrets
}
