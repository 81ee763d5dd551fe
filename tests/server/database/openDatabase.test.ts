import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { connectDriver } from '../../../server/database/connectDriver'
import { openDatabase } from '../../../server/database/openDatabase'
import { withActor } from '../../../server/database/withActor'
import { nextNumber } from '../../../server/document/documentNumber'
import { projectFolder } from '../../../server/projectFolder'
import { readSettings } from '../../../server/settings'
import { databaseUrl } from '../testCluster'
import { testCluster } from '../testDatabase'

const migrations = join(projectFolder(), 'server/database/migrations')
const open = (environment: Record<string, string>) =>
  openDatabase(readSettings(environment), { migrations, tell: () => undefined })

/** An empty database of somebody else's making, as DATABASE_URL would name it. */
async function foreignDatabase(createRole: string) {
  const name = `foreign_${randomBytes(5).toString('hex')}`
  const { adminUrl } = await testCluster()
  const admin = connectDriver(adminUrl, { poolSize: 1 })
  await admin.unsafe(`${createRole.replaceAll('$role', name)}; `)
  await admin.unsafe(`create database ${name} owner ${name}`)
  onTestFinished(async () => {
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.unsafe(`drop role ${name}`)
    await admin.end()
  })
  const url = new URL(databaseUrl(adminUrl, name))
  url.username = name
  url.password = 'pw'
  return { name, url: url.href, admin }
}

/** What production does not start without. */
const production = {
  GPMS_SECRET: 'x'.repeat(40),
  GPMS_SMTP_URL: 'smtp://mail.example:587',
  GPMS_MAIL_FROM: 'gpms@mail.example',
  GPMS_SMS_URL: 'off',
}

describe('a PostgreSQL of somebody else', () => {
  it('whose role is an ordinary one with the scope roles is brought up to date and works', async () => {
    const { name, url, admin } = await foreignDatabase(`create role $role login password 'pw'`)
    await admin.unsafe(`grant gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company to ${name}`)
    const opened = await open({ DATABASE_URL: url, ...production })
    onTestFinished(opened.close)
    const number = await withActor(opened.database, systemActor, tx =>
      nextNumber(tx, 'PR', new Date('2026-11-20')),
    )
    expect(number).toBe('PR202611-000001')
  })

  it('whose role may not take the scope roles is refused with the statement that helps', async () => {
    const { name, url } = await foreignDatabase(`create role $role login password 'pw'`)
    await expect(open({ DATABASE_URL: url, ...production })).rejects.toThrow(
      `Run this once as an administrator of the database: grant gpms_all, gpms_section, gpms_dept, gpms_own, gpms_company to "${name}";`,
    )
  })

  it('whose role passes row-level security by is refused in production', async () => {
    const { url } = await foreignDatabase(`create role $role login bypassrls password 'pw'`)
    await expect(open({ DATABASE_URL: url, ...production })).rejects.toThrow(/passes row-level security by/)
  })

  it('with a wrong password is refused without showing it', async () => {
    const { url, name } = await foreignDatabase(`create role $role login password 'other'`)
    await expect(open({ DATABASE_URL: url, ...production })).rejects.toThrow(
      new RegExp(`cannot be reached as ${name}: password authentication failed`),
    )
  })
})
