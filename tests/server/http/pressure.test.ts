import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { addPressureLimit } from '../../../server/http/pressure'

let app: FastifyInstance
afterEach(() => app.close())

/** A server whose calls of the API wait until they are let go. */
function waitingServer() {
  app = Fastify()
  addPressureLimit(app, new Set(['api']))
  const waiting: (() => void)[] = []
  app.get('/api/note', () => new Promise<string>(resolve => waiting.push(() => resolve('done'))))
  app.get('/healthz', async () => 'ok')
  const letGo = () => {
    for (const go of waiting.splice(0)) go()
  }
  return { waiting, letGo }
}

it('a server with too much at work turns further calls away, answers its health, and finishes what it has', async () => {
  const { waiting, letGo } = waitingServer()
  await app.ready()
  const inside = Array.from({ length: 400 }, () => app.inject({ url: '/api/note' }))
  await expect.poll(() => waiting.length).toBe(400)
  const further = await app.inject({ url: '/api/note' })
  expect(further.statusCode).toBe(503)
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  letGo()
  expect((await Promise.all(inside)).map(({ statusCode }) => statusCode)).toEqual(Array(400).fill(200))

  const later = app.inject({ url: '/api/note' })
  await expect.poll(() => waiting.length).toBe(1)
  letGo()
  expect((await later).statusCode).toBe(200)
})
