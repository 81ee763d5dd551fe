import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { createClock } from '../../server/clock'
import { systemActor } from '../../server/database/actor'
import { connectDatabase } from '../../server/database/connect'
import { startEmbedded } from '../../server/database/embedded'
import { migrate } from '../../server/database/migrate'
import { withActor } from '../../server/database/withActor'
import { productContract } from '../../server/http/productContract'
import { buildServer } from '../../server/http/server'
import { createModules, fillWhenEmpty } from '../../server/modules'
import { projectFolder } from '../../server/projectFolder'
import { readSettings } from '../../server/settings'
import { mostLine, plainLine, printTable } from './printedTable'
import { unquietShare } from './quietMachine'
import { medianOf } from './statistics'

/*
 * How long it takes to refuse a log-in whose identifier is known, and one whose identifier nobody has:
 *   npx tsx tests/bench/loginBench.ts --tries 200
 * Both ways take turns, so that a busy machine slows both alike.
 */
const { values: given } = parseArgs({ options: { tries: { type: 'string', default: '200' } } })
const tries = Number(given.tries)
const tell = (text: string) => console.error(text)

const folder = mkdtempSync(join(tmpdir(), 'gpms-login-'))
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
  const staff = await compare(app, staffForm, 'buy.semi')
  const supplier = await compare(app, supplierForm, 'mirae001')
  printTable({
    title: `A refused log-in of a known and of an unknown identifier, ${tries} tries of each`,
    columns: ['staff', 'suppliers'],
    lines: [
      both(staff, supplier, one => plainLine('known identifier, wrong password', one.known, 'ms')),
      both(staff, supplier, one => plainLine('unknown identifier', one.unknown, 'ms')),
      both(staff, supplier, one => mostLine('difference of the medians', one.difference, 5, '%')),
    ],
    notes: [`Medians, taken in turns; ${unquietShare()}.`],
  })
} finally {
  await app?.close()
  await database.destroy()
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Compared {
  readonly known: number
  readonly unknown: number
  /** Percent of the slower one. */
  readonly difference: number
}

type Line = ReturnType<typeof plainLine>

function both(staff: Compared, supplier: Compared, lineOf: (one: Compared) => Line): Line {
  const [left, right] = [lineOf(staff), lineOf(supplier)]
  const isMet = left.isMet === undefined ? {} : { isMet: left.isMet && right.isMet === true }
  return { ...left, values: [...left.values, ...right.values], ...isMet }
}

function staffForm(username: string) {
  const form = { systemId: 'GPMS', grantType: 'idpw', username, password: 'wrong' }
  return { url: '/auth/login', iscyber: 'N', form }
}

function supplierForm(userId: string) {
  return { url: '/api/v1/cyberLogin', iscyber: 'Y', form: { userId, userPw: 'wrong' } }
}

type FormOf = (user: string) => ReturnType<typeof staffForm> | ReturnType<typeof supplierForm>

async function compare(server: FastifyInstance, formOf: FormOf, known: string): Promise<Compared> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let index = 0; index <= tries; index += 1)
    for (const kind of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await forgetTries()
      const took = await refusal(server, formOf(kind === 'known' ? known : `nobody${index}`))
      // The first of each finds nothing in memory.
      if (index > 0) times[kind].push(took)
    }
  const [one, other] = [medianOf(times.known), medianOf(times.unknown)]
  return { known: one, unknown: other, difference: (Math.abs(one - other) / Math.max(one, other)) * 100 }
}

async function refusal(server: FastifyInstance, { url, iscyber, form }: ReturnType<FormOf>): Promise<number> {
  const began = performance.now()
  const answer = await server.inject({
    method: 'POST',
    url,
    headers: {
      iscyber,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...form }).toString(),
  })
  const took = performance.now() - began
  if (answer.statusCode !== 200 || answer.json().code !== 'ERROR') throw new Error(answer.body)
  return took
}

/** A lock and a wait would be answered before the password is looked at. */
function forgetTries(): Promise<void> {
  return withActor(database, systemActor, async tx => {
    await tx.deleteFrom('login_wait').execute()
    await tx.deleteFrom('login_failure').execute()
    await tx
      .updateTable('ext_user')
      .set({ fail_cnt: 0, status: 'ACTIVE' })
      .where('user_id', '=', 'mirae001')
      .execute()
  })
}
