import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createClock } from '../../server/clock'
import { connectDatabase } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { productContract } from '../../server/http/productContract'
import { buildServer } from '../../server/http/server'
import { createModules, fillWhenEmpty } from '../../server/modules'
import { demoPassword } from '../../server/modules/demo/demoAccounts'
import { projectFolder } from '../../server/projectFolder'
import { readSettings } from '../../server/settings'
import { mostLine, plainLine, printTable } from './printedTable'
import { unquietShare } from './quietMachine'
import { medianOf } from './statistics'

/*
 * What the guard costs a navigation on the server: the login check is the only request that it adds inside the frame
 * (tests/browser/product/everyRole.spec.ts), so its time is the guard's.
 *   npx tsx tests/bench/guardBench.ts
 */
const checks = 200
const goal = 30
const paths = ['/prList', '/prEdit', '/warehousingList', '/board/notice', '/']
const tell = (text: string) => console.error(text)

const folder = mkdtempSync(join(tmpdir(), 'gpms-guard-'))
const embedded = await startEmbedded({ dataFolder: folder, tell })
const database = connectDatabase(embedded.url)
const settings = readSettings({ GPMS_DATA: folder, GPMS_LOG: 'silent' })
const services = { database, ownerUrl: embedded.ownerUrl, settings, clock: createClock() }
let app: FastifyInstance | undefined

try {
  await migrate({
    ownerUrl: embedded.ownerUrl,
    appUrl: embedded.url,
    folder: join(projectFolder(), 'server/database/migrations'),
  })
  await fillWhenEmpty(services, tell)
  app = await buildServer({ ...services, ...createModules(services), contract: productContract })
  const headers = await logIn(app)
  const later = await timesOf(app, headers, 'N')
  const first = await timesOf(app, headers, 'Y')
  printTable({
    title: `The guard of a navigation on the server, ${checks} login checks of each`,
    columns: ['median'],
    lines: [
      mostLine('inside the frame', later, goal, 'ms'),
      plainLine('first of a page, with user, menus and codes', first, 'ms'),
    ],
    notes: [`${unquietShare()}.`],
  })
} finally {
  await app?.close()
  await database.destroy()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Headers = Readonly<Record<string, string>>

async function logIn(server: FastifyInstance): Promise<Headers> {
  const send = async (url: string, form: Readonly<Record<string, string>>) => {
    const answer = await server.inject({
      method: 'POST',
      url,
      headers: {
        iscyber: 'N',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(form).toString(),
    })
    return answer.json()
  }
  const who = { systemId: 'GPMS', grantType: 'idpw', username: 'req.mobile', password: demoPassword }
  const { token } = await send('/auth/login', who)
  const { accessToken, refreshToken } = await send('/auth/tokenLogin', { token })
  return { accesstoken: accessToken, refreshtoken: refreshToken, authorization: `Bearer ${accessToken}` }
}

async function timesOf(server: FastifyInstance, headers: Headers, store: 'Y' | 'N'): Promise<number> {
  const times: number[] = []
  for (let index = 0; index <= checks; index += 1) {
    const query = new URLSearchParams({ path: paths[index % paths.length] ?? '/', store })
    const began = performance.now()
    const answer = await server.inject({
      url: `/api/v1/loginCheck?${query}`,
      headers: { ...headers, iscyber: 'N', 'sec-fetch-site': 'same-origin' },
    })
    const took = performance.now() - began
    if (answer.statusCode !== 200 || answer.json().code !== 'OK') throw new Error(answer.body)
    // The first finds nothing in memory.
    if (index > 0) times.push(took)
  }
  return medianOf(times)
}
