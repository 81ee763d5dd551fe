import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callLimits } from '../../../server/limits'
import { noteSession, staffHeaders } from '../noteModule'
import { createNoteServer, type NoteServer } from './noteServer'

let server: NoteServer
beforeAll(async () => {
  server = await createNoteServer()
})
afterAll(() => server.close())

const read = (url: string, headers: Record<string, string> = staffHeaders) =>
  server.app.inject({ url, headers })
const add = (payload: object | string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/note',
    headers: {
      ...staffHeaders,
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
      ...headers,
    },
    payload,
  })

const badRequestText = '잘못된 요청입니다.'
const notAllowedText = '인가에 실패했습니다. 접근 권한이 없습니다.'

describe('what the server takes', () => {
  it.each(['{"docNo":', 'null and more', '', '{"__proto__":{"a":1},"docNo":"N"}'])(
    'a body that is no JSON (%s) answers 400',
    async text => {
      const answer = await add(text)
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'HTTP400', msg: badRequestText }])
    },
  )

  it('a key that the contract does not know is refused by its name', async () => {
    const answer = await add({ docNo: 'N1', approved: true })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'HTTP400', msg: badRequestText, field: 'approved' },
    ])
  })

  it('a filter that the contract does not know is refused by its name', async () => {
    const answer = await read('/api/v1/note?owner=kim')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'HTTP400', msg: badRequestText, field: 'owner' },
    ])
  })

  it('numbers and yes-or-no arrive in the address as text and are taken as what they are', async () => {
    expect((await read('/api/v1/note?size=20&only=true')).json()).toMatchObject({ size: 20 })
  })

  it('an emptied filter counts as not given, a filter sent twice is refused', async () => {
    expect((await read('/api/v1/note?size=')).statusCode).toBe(200)
    expect((await read('/api/v1/note?size=1&size=2')).json()).toMatchObject({
      field: 'size',
      code: 'HTTP400',
    })
  })

  it.each([
    [{}, 'docNo', '문서번호를 입력해 주세요.'],
    [{ docNo: 'x'.repeat(21) }, 'docNo', '문서번호는 20자를 초과할 수 없습니다.'],
    [{ docNo: '가'.repeat(11) }, 'docNo', '문서번호는 30바이트를 초과할 수 없습니다.'],
    [{ docNo: 'N', needDate: '2026-02-30' }, 'needDate', '날짜 형식이 올바르지 않습니다.'],
  ])('%o is refused at the field, in Korean', async (body, field, msg) => {
    const answer = await add(body)
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { field, msg }])
  })

  it('a body of more than 1 MB is refused', async () => {
    expect((await add({ docNo: 'x'.repeat(1_100_000) })).statusCode).toBe(413)
  })

  it('a log-in form is taken without an idempotency key; a field sent twice is not', async () => {
    const logIn = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/auth/note',
        headers: {
          iscyber: 'N',
          origin: 'https://gpms.example.com',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      })
    expect((await logIn('userId=%ED%99%8D')).json()).toEqual({ userId: '홍' })
    expect((await logIn('userId=a&userId=b')).json()).toMatchObject({ code: 'HTTP400', field: 'userId' })
  })
})

describe('who is let in', () => {
  it('without a session a call answers 401 with GPMS005', async () => {
    const answer = await read('/api/v1/note', { iscyber: 'N' })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'GPMS005' }])
  })

  it.each(['Y', 'n', '', 'N, N'])(
    'an IsCyber header "%s" that is not the portal of the session answers 403',
    async iscyber => {
      const answer = await read('/api/v1/note', { ...staffHeaders, iscyber })
      expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'HTTP403', msg: notAllowedText }])
    },
  )

  it('a screen that the group was not granted answers 403', async () => {
    expect((await read('/api/v1/note/secret')).statusCode).toBe(403)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['an origin that is not ours', { origin: 'https://evil.example' }],
    ['an origin without a name', { origin: 'null' }],
    ['a page without the IsCyber header', { iscyber: '' }],
  ])('a change sent by %s has no effect', async (_what, headers) => {
    const answer = await add({ docNo: 'CSRF' }, headers)
    expect(answer.statusCode).toBe(403)
    expect(await server.countNotes('CSRF')).toBe(0)
  })

  it('a change without a word about where it comes from has no effect', async () => {
    const { 'sec-fetch-site': _site, ...headers } = staffHeaders
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/note',
      headers,
      payload: { docNo: 'N' },
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('what the server answers', () => {
  it('a field that the contract does not name never leaves', async () => {
    expect((await add({ docNo: 'N2' })).json()).toEqual({ docNo: 'N2' })
  })

  it('our own mistake answers 500 with the number of the request, and the work is undone', async () => {
    const answer = await add({ docNo: 'N3', wish: 'fail' })
    expect(answer.json()).toEqual({
      code: 'HTTP500',
      msg: '내부 서버 오류가 발생했습니다.',
      args: [answer.headers['x-request-id']],
    })
    expect(await server.countNotes('N3')).toBe(0)
  })

  it('an unknown path of the API answers 404, for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const answer = await server.app.inject({ method, url: '/api/v1/nothing' })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'HTTP404', msg: '페이지가 존재하지 않습니다.' },
      ])
    }
  })

  it('an address that cannot be read answers 400', async () => {
    expect((await read('/api/v1/%E0%A4%A')).statusCode).toBe(400)
  })

  it('a file is saved under its Korean name and never shown', async () => {
    const { headers, body } = await read('/api/v1/note/file', {})
    expect(body).toBe('bytes')
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="__ ___.pdf"; filename*=UTF-8''%EA%B2%AC%EC%A0%81%20%22%EC%84%9C%22.pdf`,
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('an answer of the API is never kept by anybody', async () => {
    expect((await read('/api/v1/note')).headers['cache-control']).toBe('no-store')
    expect((await read('/api/v1/nothing')).headers['cache-control']).toBe('no-store')
  })

  it('pages are guarded: no foreign script, no frame, no address handed on', async () => {
    const { headers } = await read('/prList')
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self';.*object-src 'none'; base-uri 'none'/,
    )
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe/)
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })
})

describe('pages and files of the app', () => {
  it.each(['/', '/prList', '/cyber/prCheckList', '/no/such/page', '/index.html'])(
    '%s answers the page, with a nonce of its own',
    async url => {
      const [first, second] = [await read(url), await read(url)]
      const nonceOf = (answer: typeof first) => /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? ''
      expect(first.statusCode).toBe(200)
      expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first)}'`)
      expect(nonceOf(first)).not.toBe(nonceOf(second))
      expect(first.headers['cache-control']).toBe('no-store')
    },
  )

  it('a file with its hash in the name is kept for ever, and sent compressed to those who can read that', async () => {
    const plain = await read('/assets/app-1a2b.js', {})
    const small = await read('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
    expect([plain.body, small.body]).toEqual(['plain', 'squeezed'])
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(small.headers['content-type']).toMatch(/javascript/)
  })

  it('an asset of a former build that is gone answers 404, not the page', async () => {
    expect((await read('/assets/app-gone.js', {})).statusCode).toBe(404)
  })
})

describe('health', () => {
  it('the server is ready until it was asked to stop, and lives on until it has', async () => {
    expect((await read('/readyz', {})).statusCode).toBe(200)
    server.readiness.isDraining = true
    expect((await read('/readyz', {})).json()).toEqual({ status: 'notReady' })
    expect((await read('/healthz', {})).statusCode).toBe(200)
    server.readiness.isDraining = false
  })
})

describe('first rows that are asked for beside a login check', () => {
  const other = { ...staffHeaders, iscyber: 'Y' }

  it('are refused by the code of the check, so that a browser counts no error; any other read by its status', async () => {
    expect((await read('/api/v1/note', other)).statusCode).toBe(403)
    const beside = await read('/api/v1/note', { ...other, 'beside-check': 'Y' })
    expect([beside.statusCode, beside.json()]).toEqual([200, { code: 'GPMS006', msg: notAllowedText }])
  })

  it('are refused by status where they may be asked for and are asked wrongly, and so is every effect', async () => {
    const wrong = await read('/api/v1/note?owner=kim', { ...staffHeaders, 'beside-check': 'Y' })
    expect(wrong.statusCode).toBe(400)
    expect((await add({ docNo: 'N1' }, { iscyber: 'Y', 'beside-check': 'Y' })).statusCode).toBe(403)
  })
})

it('what a session asks for beyond its share is refused before anybody looks up whose session it is', async () => {
  const findActor = vi.spyOn(noteSession, 'findActor')
  const { working, waiting } = callLimits.person
  const calls = Array.from({ length: working + waiting + 20 }, () =>
    server.app.inject({ url: '/api/v1/note', headers: staffHeaders }),
  )
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(statuses.filter(status => status === 429)).toHaveLength(20)
  expect(statuses.filter(status => status === 200)).toHaveLength(working + waiting)
  expect(findActor).toHaveBeenCalledTimes(working + waiting)
})
