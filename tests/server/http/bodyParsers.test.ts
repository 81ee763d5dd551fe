import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { largestFileBytes } from '../../../schemas/shared/filePreflight'
import { addBodyParsers } from '../../../server/http/bodyParsers'
import { sendBody } from './sendBody'

const mebibyte = 1_048_576
/** What the network holds on its way, beside the limit. */
const grace = 22 * mebibyte

it('a file without a length is refused at its limit, and what follows is not taken in', async () => {
  let calls = 0
  const app = Fastify()
  addBodyParsers(app)
  app.post('/file', { bodyLimit: largestFileBytes }, async () => {
    calls += 1
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const { answer, sent } = await sendBody(port, 200 * mebibyte)
  await app.close()
  // A hang-up may overtake the answer.
  expect(answer === '' || answer.includes(' 413 ')).toBe(true)
  expect(sent).toBeGreaterThanOrEqual(largestFileBytes)
  expect(sent).toBeLessThan(largestFileBytes + grace)
  expect(calls).toBe(0)
})
