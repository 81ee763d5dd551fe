import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CatalogColumn, writeTables } from '../../../codegen/writeTables'
import { connectDatabase, type Database } from '../../../server/database/connect'
import { createTestDatabase } from '../testDatabase'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase('bare')
  database = connectDatabase(made.ownerUrl, { poolSize: 1 })
  drop = made.drop
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

/** `npx vitest run --project server tests/server/database/tables.test.ts -u` writes them anew after a migration. */
it('knows the tables as the migrations leave them', async () => {
  // A view takes its column from tables that may all have none, or reckons it and then always has a value.
  const { rows } = await sql<CatalogColumn>`select relname as table, own.attname as column, typname as type,
      case when relkind = 'v' then coalesce((select bool_and(not source.attnotnull) from information_schema.view_column_usage used
          join pg_attribute source on source.attrelid = used.table_name::text::regclass
            and source.attname = used.column_name::text
          where used.view_name::text = relname and used.column_name::text = own.attname), false)
        else not own.attnotnull end as "isNullable",
      (own.atthasdef or own.attidentity <> '') as "hasDefault"
    from pg_attribute own join pg_class on pg_class.oid = own.attrelid join pg_type on pg_type.oid = own.atttypid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
      and relname not like 'schema\\_migration%' and own.attnum > 0 and not own.attisdropped
    order by relname, own.attnum`.execute(database)
  await expect(writeTables(rows)).toMatchFileSnapshot(
    join(process.cwd(), 'server/database/tables.generated.ts'),
  )
})

it('compares keys and references in one collation, without which a join uses no index', async () => {
  const { rows } = await sql<{
    reference: string
  }>`select format('%s.%s → %s', conrelid::regclass, own.attname, confrelid::regclass)
      as reference
    from pg_constraint join lateral unnest(conkey, confkey) as pair (own_num, named_num) on true
    join pg_attribute own on own.attrelid = conrelid and own.attnum = own_num
    join pg_attribute named on named.attrelid = confrelid and named.attnum = named_num
    where contype = 'f' and own.attcollation <> named.attcollation`.execute(database)
  expect(rows.map(({ reference }) => reference)).toEqual([])
})
