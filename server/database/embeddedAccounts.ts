import { connectDriver } from './connectDriver'
import type { EmbeddedSecrets } from './embeddedSecrets'

export const applicationDatabase = 'gpms'

/**
 * The roles of the embedded cluster: gpms_owner owns the tables and runs migrations, gpms_app is the log-in of the
 * server. Neither is a superuser, neither bypasses row-level security.
 */
export async function ensureAccounts(adminUrl: string, secrets: EmbeddedSecrets): Promise<void> {
  const admin = connectDriver(adminUrl, { poolSize: 1 })
  try {
    const roles = await admin<{ rolname: string }[]>`select rolname from pg_roles where rolname like 'gpms%'`
    const hasRole = (name: string) => roles.some(role => role.rolname === name)
    // Utility statements take no parameters; the secrets are ours and made of letters, digits, - and _.
    if (!hasRole('gpms_owner'))
      await admin.unsafe(`create role gpms_owner login createrole password '${secrets.owner}'`)
    if (!hasRole('gpms_app'))
      await admin.unsafe(`create role gpms_app login noinherit password '${secrets.app}'`)
    const databases = await admin`select from pg_database where datname = ${applicationDatabase}`
    if (databases.length === 0) await admin.unsafe(`create database ${applicationDatabase} owner gpms_owner`)
  } finally {
    await admin.end({ timeout: 1 })
  }
}
