import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import type { Database } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import { writeMenus } from '../../../../server/seed/menuSeed'
import { createTestDatabase } from '../../testDatabase'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await createTestDatabase('filled'))
})
afterAll(() => drop())

const run = (query: string) =>
  withActor(database, systemActor, async tx => (await sql.raw(query).execute(tx)).rows)
const grants = () => run('select auth_group_id, pgm_id, write_yn from auth_menu order by 1, 2')

it('menus written once more bring back what is missing, and leave what somebody has changed', async () => {
  const before = await grants()
  const [menu] = await run("select pgm_id from menu where ssp_url = '/prList'")
  expect(menu).toEqual({ pgm_id: 'I010101' })
  await run("delete from auth_menu where pgm_id = 'I010101'")
  await run("update menu set pgm_name = '요청 현황' where pgm_id = 'I010101'")
  await withActor(database, systemActor, writeMenus)
  expect(await grants()).toEqual(before)
  expect(await run("select pgm_name from menu where pgm_id = 'I010101'")).toEqual([{ pgm_name: '요청 현황' }])
})

it('a menu whose address stands in another one is left out with its rights', async () => {
  await run("delete from auth_menu where pgm_id = 'I010101'")
  await run("delete from menu_sub_url where pgm_id = 'I010101'")
  await run("update menu set pgm_id = 'I010199' where pgm_id = 'I010101'")
  await withActor(database, systemActor, writeMenus)
  expect(await run("select pgm_id from menu where ssp_url = '/prList'")).toEqual([{ pgm_id: 'I010199' }])
  expect(await run("select 1 from auth_menu where pgm_id = 'I010101'")).toEqual([])
})
