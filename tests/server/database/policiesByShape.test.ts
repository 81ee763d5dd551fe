import { sql } from 'kysely'
import type { ReservedSql } from 'postgres'
import { expect, it, onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '../../../server/database/connect'
import { connectDriver } from '../../../server/database/connectDriver'
import { followByFunction } from '../../../server/database/followedDocuments'
import { databaseForTest } from '../testDatabase'

/** Policies and grants of a document's tables, those of backups apart, with its names written as those of any document. */
async function rightsOf(database: Database, name: string, key: string): Promise<readonly string[]> {
  const { rows: policies } = await sql<
    Record<string, unknown>
  >`select tablename, policyname, cmd, roles::text as roles,
      qual, with_check from pg_policies
    where (tablename in (${name}, ${`${name}_line`}, ${`${name}_party`}) or policyname = ${name})
      and policyname <> 'read_for_backup'`.execute(database)
  const { rows: grants } = await sql<Record<string, unknown>>`select table_name, grantee, privilege_type
    from information_schema.role_table_grants
    where table_name in (${name}, ${`${name}_line`}, ${`${name}_party`}) and grantee like 'gpms\\_%'
      and grantee not in ('gpms_owner', 'gpms_backup')`.execute(database)
  const { rows: forced } = await sql<
    Record<string, unknown>
  >`select relname, relrowsecurity, relforcerowsecurity
    from pg_class where relname in (${name}, ${`${name}_line`}, ${`${name}_party`})`.execute(database)
  return [...policies, ...grants, ...forced]
    .map(row =>
      JSON.stringify(row)
        .replaceAll(name, 'document_table')
        .replaceAll(key, 'document_no')
        .replace(/'(SO|XX)'/g, "'DOC'"),
    )
    .sort()
}

async function asOwner(ownerUrl: string, work: (connection: ReservedSql) => Promise<void>): Promise<void> {
  const driver = connectDriver(ownerUrl, { poolSize: 1 })
  const connection = await driver.reserve()
  try {
    await work(connection)
  } finally {
    connection.release()
    await driver.end()
  }
}

it('gives a new kind of document the rights that simple orders have', async () => {
  const { ownerUrl } = await databaseForTest('bare')
  const database = connectDatabase(ownerUrl, { poolSize: 1 })
  onTestFinished(() => database.destroy())
  await sql`create table trial (xx_no varchar(16) collate "C" primary key, section varchar(60) collate "C",
    deptcd varchar(10) collate "C", requester varchar(30) collate "C")`.execute(database)
  await sql`create table trial_line (xx_no varchar(16) collate "C" references trial)`.execute(database)
  await sql`create table trial_party (xx_no varchar(16) collate "C" references trial,
    singleid varchar(30) collate "C")`.execute(database)
  await sql`select protect_document('trial', 'xx_no', 'requester', 'XX', 'XX')`.execute(database)
  await asOwner(ownerUrl, followByFunction)

  const given = await rightsOf(database, 'trial', 'xx_no')
  expect(given.length).toBeGreaterThan(20)
  expect(given).toEqual(await rightsOf(database, 'simple_order', 'so_no'))
})

it('plans no document with what follows it, but where it is found by something else than its key', async () => {
  const { ownerUrl } = await databaseForTest('bare')
  const database = connectDatabase(ownerUrl, { poolSize: 1 })
  onTestFinished(() => database.destroy())
  const policies = async () =>
    (
      await sql<{ policy: string; planned: boolean; is_asked: boolean }>`select
          tablename || ' ' || policyname as policy, concat(qual, with_check) ~ 'SELECT\\s+FROM' as planned,
          concat(qual, with_check) ~ '\\ysees_\\w+\\(' as is_asked
        from pg_policies where tablename in ('approval', 'document_event', 'file', 'file_item') order by 1`.execute(
        database,
      )
    ).rows
  const before = await policies()
  expect(before.filter(({ planned }) => planned).map(({ policy }) => policy)).toEqual([
    'document_event item',
    'document_event post',
    'file asked',
    'file invoice_of_company',
    'file opened_quotation',
    'file post',
    'file supplier_post',
    'file_item claim_item',
    'file_item delivered_item',
    'file_item evidence_item',
    'file_item invoice_item',
    'file_item offered_item',
    'file_item supplier_item',
  ])
  expect(before.filter(({ is_asked }) => is_asked).length).toBeGreaterThan(50)
  await asOwner(ownerUrl, followByFunction)
  expect(await policies()).toEqual(before)
})

it('lets no supplier read the views of reports, which read as the server', async () => {
  const { ownerUrl } = await databaseForTest('bare')
  const database = connectDatabase(ownerUrl, { poolSize: 1 })
  onTestFinished(() => database.destroy())
  const { rows } = await sql<{ viewname: string; is_staffs: boolean; is_suppliers: boolean }>`select viewname,
      has_table_privilege('gpms_section', viewname::regclass, 'select') as is_staffs,
      has_table_privilege('gpms_company', viewname::regclass, 'select') as is_suppliers
    from pg_views where schemaname = 'public' and viewname like 'every\\_%'`.execute(database)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ is_staffs, is_suppliers }) => !is_staffs || is_suppliers)).toEqual([])
})
