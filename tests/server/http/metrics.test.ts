import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { clockProblem } from '../../../server/database/clockAhead'
import { freePort } from '../../../server/database/freePort'
import { withActor } from '../../../server/database/withActor'
import { checkClock } from '../../../server/modules/session/sessionFigures'
import { type ProductServer, startProduct } from '../modules/productServer'

let product: ProductServer
let place = ''
beforeAll(async () => {
  place = `127.0.0.1:${await freePort()}`
  product = await startProduct({ GPMS_METRICS: place })
  await product.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => product.stop())

/** The figures by name and labels, as the text has them. */
async function read(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`http://${place}/metrics`)).text()
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(lines.map(line => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

it('requests are counted by the route of the contract, never by the document', async () => {
  const buyer = await product.logIn('buy.mobile')
  const { rows } = (await buyer.call('listPr', {})).body
  await buyer.call('getPr', { prNo: rows[0]?.prNo ?? '' })
  const figures = await read()
  // They stand at 0 before the first, from which on an alert counts.
  expect([figures.get('gpms_failures_total'), figures.get('gpms_turned_away_total')]).toEqual([0, 0])
  expect(figures.get('gpms_request_seconds_count{method="GET",route="/api/v1/pr/:prNo",status="200"}')).toBe(
    1,
  )
  expect([...figures.keys()].join('\n')).not.toContain(rows[0]?.prNo)
})

it('what waits is counted when it is asked for, and the event loop and the memory are told', async () => {
  const figures = await read()
  expect(figures.get('gpms_database_up')).toBe(1)
  expect(figures.get('gpms_sessions_staff')).toBeGreaterThan(0)
  for (const name of [
    'messages_waiting',
    'messages_failed',
    'postings_waiting',
    'posting_errors_open',
    'exports_waiting',
    'jobs_failing',
    'database_locks_waiting',
    'pool_connections{state="waiting"}',
  ])
    expect(figures.get(`gpms_${name}`), name).toBeGreaterThanOrEqual(0)
  expect(figures.get('gpms_pool_connections{state="open"}')).toBeGreaterThan(0)
  expect(figures.has('nodejs_eventloop_lag_seconds')).toBe(true)
})

it('the clock by which sessions end is compared with that of the database, and a regular job tells of a difference', async () => {
  // The clock of the tests stands at its pinned instant.
  const pinned = product.clock.now().getTime() / 1_000 - Date.now() / 1_000
  expect((await read()).get('gpms_clock_ahead_seconds')).toBeCloseTo(pinned, -1)
  const now = Date.now() / 1_000
  expect(clockProblem(now - 29)).toBeUndefined()
  expect(clockProblem(now + 29)).toBeUndefined()
  expect(clockProblem(now - 7_200)).toMatch(/is 7200 s ahead of that of the database/)
  expect(clockProblem(now + 40)).toMatch(/is 40 s behind that of the database/)
  await withActor(product.database, systemActor, checkClock)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 })
  await expect(withActor(product.database, systemActor, checkClock)).rejects.toThrow(/7200 s ahead/)
  vi.useRealTimers()
})

it('nothing else is served there, and no figures on the port of the product', async () => {
  expect((await fetch(`http://${place}/api/v1/pr`)).status).toBe(404)
  expect((await product.app.inject({ url: '/metrics' })).body).not.toContain('gpms_request_seconds')
})
