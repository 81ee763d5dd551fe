import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProductServer, startProduct } from '../modules/productServer'
import { staffHeaders } from '../noteModule'
import { createNoteServer, type NoteServer } from './noteServer'

let notes: NoteServer
let product: ProductServer
beforeAll(async () => {
  notes = await createNoteServer()
  product = await startProduct()
})
afterAll(async () => {
  await notes.close()
  await product.stop()
})

/** Of every answer, whatever it is. */
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const policy = [
  ["script-src 'self'", "object-src 'none'", "base-uri 'none'"],
  ["frame-ancestors 'none'", "form-action 'self'"],
].flat()

const kept = 'public, max-age=31536000, immutable'

describe('the headers of each class of routes (R-22)', () => {
  it.each([
    ['a page', 200, 'no-store', async () => notes.app.inject('/prList')],
    ['a file of the app', 200, kept, async () => notes.app.inject('/assets/app-1a2b.js')],
    [
      'an answer of the API',
      200,
      'no-store',
      async () => notes.app.inject({ url: '/api/v1/note', headers: staffHeaders }),
    ],
    ['a refusal', 401, 'no-store', async () => notes.app.inject('/api/v1/note')],
    ['an unknown path of the API', 404, 'no-store', async () => notes.app.inject('/api/v1/nothing')],
    ['an address that cannot be read', 400, 'no-store', async () => notes.app.inject('/%E0%A4%A')],
    ['the way to the directory', 303, 'no-store', async () => product.app.inject('/auth/ad')],
    ['the way back from it', 303, 'no-store', async () => product.app.inject('/auth/callback?state=x')],
    ['health', 200, undefined, async () => notes.app.inject('/healthz')],
  ])('%s', async (_what, status, cacheControl, ask) => {
    const { statusCode, headers } = await ask()
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject(always)
    expect(headers['cache-control']).toBe(cacheControl)
    for (const part of policy) expect(headers['content-security-policy']).toContain(part)
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })
})
