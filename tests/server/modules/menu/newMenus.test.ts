import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeMenus } from '../../../../server/base/menus'
import { createClock } from '../../../../server/clock'
import { systemActor } from '../../../../server/database/actor'
import type { Database } from '../../../../server/database/connect'
import { withActor } from '../../../../server/database/withActor'
import { fillWhenEmpty } from '../../../../server/modules'
import { readSettings } from '../../../../server/settings'
import { pinnedInstant } from '../../testCluster'
import { createTestDatabase } from '../../testDatabase'

let database: Database
let ownerUrl: string
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, ownerUrl, drop } = await createTestDatabase('filled'))
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

it('a start adds the menus that came since, and neither one that was deleted nor a right that was taken away', async () => {
  await run("delete from auth_menu where pgm_id in ('I010101', 'I010102', 'I010201')")
  await run("delete from menu_sub_url where pgm_id in ('I010102', 'I010201')")
  await run("delete from menu where pgm_id in ('I010102', 'I010201')")
  await run(`insert into document_event (doc_type, doc_no, at, actor, actor_name, action, request_id)
    values ('MENU', 'I010201', now(), '${systemActor.userId}', 'A', 'deleteMenu', 'r')`)
  const settings = readSettings({ GPMS_CLOCK: pinnedInstant, GPMS_LOG: 'silent' })
  await fillWhenEmpty({ database, ownerUrl, settings, clock: createClock(pinnedInstant) }, () => undefined)
  expect(
    await run("select pgm_id from menu where pgm_id in ('I010101', 'I010102', 'I010201') order by 1"),
  ).toEqual([{ pgm_id: 'I010101' }, { pgm_id: 'I010102' }])
  expect(
    await run("select distinct pgm_id from auth_menu where pgm_id in ('I010101', 'I010102', 'I010201')"),
  ).toEqual([{ pgm_id: 'I010102' }])
  await withActor(database, systemActor, writeMenus)
})

it('a menu whose address stands in another one is left out with its rights', async () => {
  await run("delete from auth_menu where pgm_id = 'I010101'")
  await run("delete from menu_sub_url where pgm_id = 'I010101'")
  await run("update menu set pgm_id = 'I010199' where pgm_id = 'I010101'")
  await withActor(database, systemActor, writeMenus)
  expect(await run("select pgm_id from menu where ssp_url = '/prList'")).toEqual([{ pgm_id: 'I010199' }])
  expect(await run("select 1 from auth_menu where pgm_id = 'I010101'")).toEqual([])
})
