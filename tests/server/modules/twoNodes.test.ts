import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { ExportRequest } from '../../../codegen/generated/types'
import { systemActor } from '../../../server/database/actor'
import type { Database } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import type { Chore } from '../../../server/http/chores'
import { fillWhenEmpty } from '../../../server/modules'
import { claimJob, endJob, noteProgress } from '../../../server/modules/export/exportStore'
import { readSettings } from '../../../server/settings'
import { createTestDatabase, databaseForTest } from '../testDatabase'
import { type BuiltServer, buildTestServer } from './buildTestServer'
import { type Caller, type Callers, callersOf } from './productServer'
import { request } from './purchaseRequest/prInputs'

interface Node extends BuiltServer, Callers {
  readonly chores: readonly Chore[]
}

/** A node on a database that others use too. What the clock does is left to the test. */
async function startNode(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
): Promise<Node> {
  const chores: Chore[] = []
  const server = await buildTestServer({
    ...{ database, environment },
    chores: chore => {
      chores.push(chore)
      return []
    },
  })
  return { ...server, ...callersOf(server.app), chores }
}

const stopNode = async ({ app, removeFiles }: Node) => {
  await app.close()
  removeFiles()
}

/** What production does not start without. */
const production = {
  GPMS_SECRET: 'x'.repeat(40),
  GPMS_SMTP_URL: 'smtp://mail.example:587',
  GPMS_MAIL_FROM: 'gpms@mail.example',
  GPMS_SMS_URL: 'off',
}

let database: Database
let drop: () => Promise<void>
let first: Node
let second: Node
beforeAll(async () => {
  ;({ database, drop } = await createTestDatabase('filled'))
  first = await startNode(database)
  second = await startNode(database, { GPMS_FILES: first.filesFolder })
})
afterAll(async () => {
  for (const node of [second, first]) await stopNode(node)
  await drop()
})

const asSystem = <Row>(query: string, on = database) =>
  withActor(on, systemActor, async tx => (await sql.raw<Row>(query).execute(tx)).rows)

/** The same person with the same tokens, at the other node. */
const atSecond = ({ singleid, tokens }: Caller) => second.callerWith(singleid, tokens)

describe('two nodes on one database', () => {
  it('know the sessions of each other, and refuse at once what the other has ended', async () => {
    const caller = await first.logIn('req.mobile')
    expect((await atSecond(caller).call('listPr')).status).toBe(200)
    await atSecond(caller).call('authLogout', { body: { AccessToken: caller.tokens.accessToken } })
    expect((await caller.call('listPr')).status).toBe(401)
  })

  it('leave somebody who logs in at both at the same moment the sessions that he may have', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 ? first : second).logIn('head.mobile')))
    const [row] = await asSystem<{ n: number }>(
      `select count(*)::int n from user_session where user_id = 'head.mobile' and status = 'ACTIVE'
        and expired_date > '2026-11-20T00:00:00Z'`,
    )
    expect(row?.n).toBe(5)
  })

  it('grant from the next request on what an administrator has changed at the other', async () => {
    const [admin, buyer] = [await first.logIn('system.admin'), await first.logIn('buy.all')]
    const { body } = await admin.call('listMenu', { portalType: 'I', pgmName: '품목 엑셀 업로드' })
    const menu = body.rows.find(row => row.leaf === 'Y')
    if (!menu) throw new Error('There is no such menu.')
    const { pgmId, upPgmId, pgmName, sspUrl, portalType, menuType, sortNo, subUrls } = menu
    const header = { pgmId, upPgmId, pgmName, sspUrl, portalType, menuType, sortNo }
    const change = (node: Caller, useYn: string, version: number) =>
      node.call('saveMenu', { body: { version, header: { ...header, useYn }, subUrls } })
    expect((await atSecond(buyer).call('listItemUpload')).status).toBe(200)
    const { version } = (await change(admin, 'N', menu.version)).body
    expect((await atSecond(buyer).call('listItemUpload')).status).toBe(403)
    await change(atSecond(admin), 'Y', version)
    expect((await buyer.call('listItemUpload')).status).toBe(200)
  })

  it('answer codes as they were changed at the other', async () => {
    const admin = await first.logIn('system.admin')
    const codesAt = async (caller: Caller) => {
      const { body } = await caller.call('loginCheck', { path: '/', store: 'Y' })
      return JSON.stringify(body)
    }
    await codesAt(atSecond(admin))
    const row = { rowState: 'I', groupCode: 'NODE_TEST', groupName: '두 서버', useYn: 'Y' }
    await admin.call('saveCodeGroup', { body: { rows: [row] } })
    expect(await codesAt(atSecond(admin))).toContain('NODE_TEST')
  })

  it('do once what was sent to both with one key', async () => {
    const caller = await first.logIn('req.mobile')
    const send = (node: Caller) =>
      node.call(
        'createPr',
        { body: request({ title: '두 서버에 한 번' }) },
        { 'idempotency-key': 'sent-to-both-1' },
      )
    const answers = await Promise.all([send(caller), send(atSecond(caller))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1].body.docNo).toBe(answers[0].body.docNo)
    expect(await asSystem(`select 1 from pr where title = '두 서버에 한 번'`)).toHaveLength(1)
  })

  it('count the failures of an address together', async () => {
    const fail = (node: Node, username: string) =>
      node.app.inject({
        ...{ method: 'POST', url: '/auth/login', remoteAddress: '192.0.2.7' },
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          iscyber: 'N',
          'sec-fetch-site': 'same-origin',
        },
        payload: `systemId=GPMS&grantType=idpw&username=${username}&password=wrong`,
      })
    for (let count = 0; count < 32; count += 1) await fail(count % 2 ? first : second, `nobody.${count}`)
    expect((await fail(first, 'nobody.here')).statusCode).toBe(429)
    expect((await fail(second, 'nobody.here')).statusCode).toBe(429)
  })
})

describe('two nodes that start together', () => {
  const start = async (on: Database) => {
    const services = {
      database: on,
      clock: first.clock,
      settings: readSettings({ GPMS_MODE: 'production', ...production }),
    }
    await Promise.all([1, 2, 3].map(() => fillWhenEmpty({ ...services, ownerUrl: '' }, () => undefined)))
  }

  it('bring once what the product needs, on an empty database and with a new version', async () => {
    const { database: empty } = await databaseForTest('bare')
    await start(empty)
    const menus = `select count(*)::int n from menu`
    const [whole] = await asSystem<{ n: number }>(menus, empty)
    await asSystem(`delete from auth_menu where pgm_id = 'I010101'`, empty)
    await asSystem(`delete from menu_sub_url where pgm_id = 'I010101'`, empty)
    await asSystem(`delete from menu where pgm_id = 'I010101'`, empty)
    await asSystem(`delete from code where group_code = 'PR_STATUS'`, empty)
    await asSystem(`delete from code_group where group_code = 'PR_STATUS'`, empty)
    await start(empty)
    expect(await asSystem<{ n: number }>(menus, empty)).toEqual([whole])
  })
})

describe('what the clock does', () => {
  /** How often each thing was told, mailed and noted in histories. */
  const happened = (on: Database) =>
    asSystem<{ what: string; times: number }>(
      `select what, count(*)::int times from (
         select 'notice ' || user_id || ' ' || title what from notification
         union all select 'mail ' || recipient || ' ' || title from outbox
         union all select 'event ' || doc_type || ' ' || doc_no || ' ' || action from document_event) all_of_it
       group by what order by what`,
      on,
    )

  /**
   * Every chore after the other, each by all nodes at the same moment, on a day on which much is due; several times, for some take a
   * part of what waits. Answers what has happened.
   */
  async function runChores(on: Database, count: number, times: number) {
    const before = new Map((await happened(on)).map(row => [row.what, row.times]))
    const nodes = await Promise.all(Array.from({ length: count }, () => startNode(on)))
    onTestFinished(async () => {
      for (const node of nodes) await stopNode(node)
    })
    for (const { clock } of nodes) clock.advance(45 * 86_400_000)
    for (const { name } of nodes[0]?.chores ?? [])
      for (let time = 0; time < times; time += 1)
        await Promise.all(
          nodes.map(async ({ chores }) => {
            await chores.find(chore => chore.name === name)?.run()
          }),
        )
    return (await happened(on)).filter(row => before.get(row.what) !== row.times)
  }

  it('happens once, whether one node does it or two at the same moment', async () => {
    const [alone, together] = [await databaseForTest(), await databaseForTest()]
    const expected = await runChores(alone.database, 1, 8)
    expect(expected.length).toBeGreaterThan(20)
    expect(await runChores(together.database, 2, 4)).toEqual(expected)
  })
})

describe('a workbook', () => {
  const asked: ExportRequest = {
    operation: 'listPr',
    title: '구매요청 현황',
    columns: [{ field: 'prNo', label: '구매요청번호', kind: 'text', width: 140 }],
    conditions: [{ name: 'sort', value: 'prNo:asc' }],
  }

  it('that was asked for at one node is written by the other and taken from either', async () => {
    const caller = await first.logIn('buy.all')
    const { exportId } = (await caller.call('startExport', { body: asked })).body
    await second.chores.find(({ name }) => name === 'runExports')?.run()
    for (const node of [caller, atSecond(caller)])
      expect((await node.call('downloadExport', { exportId })).status).toBe(200)
  })

  it('that a slow node has lost to another is the other’s alone', async () => {
    const caller = await first.logIn('buy.semi')
    const { exportId } = (await caller.call('startExport', { body: asked })).body
    const now = first.clock.now()
    const later = new Date(now.getTime() + 90_000)
    const inTurn = <Value>(work: (tx: Parameters<typeof claimJob>[0]) => Promise<Value>) =>
      withActor(database, systemActor, work)
    const slow = await inTurn(tx => claimJob(tx, now))
    const other = await inTurn(tx => claimJob(tx, later))
    if (slow?.exportId !== exportId || other?.exportId !== exportId)
      throw new Error('The job was not taken twice.')
    expect(slow.blobKey).not.toBe(other.blobKey)
    expect(await inTurn(tx => noteProgress(tx, slow, later, { done: 1, total: 1 }))).toBe(false)
    expect(await inTurn(tx => endJob(tx, slow, { status: 'FAILED' }))).toBeUndefined()
    expect(await inTurn(tx => endJob(tx, other, { status: 'DONE' }))).toBeDefined()
  })
})
