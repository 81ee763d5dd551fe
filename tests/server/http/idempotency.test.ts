import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClock } from '../../../server/clock'
import { sweepKeys } from '../../../server/http/sweepKeys'
import { staffHeaders } from '../noteModule'
import { pinnedInstant } from '../testCluster'
import { createNoteServer, type NoteServer } from './noteServer'

let server: NoteServer
beforeAll(async () => {
  server = await createNoteServer()
})
afterAll(() => server.close())

const add = (key: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/note',
    headers: { ...staffHeaders, 'idempotency-key': key },
    payload,
  })

describe('sending a change more than once', () => {
  it('a hundred sendings of one key at the same time have one effect', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => add('hundred-key', { docNo: 'HUNDRED' })),
    )
    const statuses = new Set(answers.map(answer => answer.statusCode))
    expect(statuses.has(200)).toBe(true)
    // Two thirds are the person's turns; the others are more than one person is given at once.
    expect([...statuses].filter(status => ![200, 409, 429].includes(status))).toEqual([])
    expect(await server.countNotes('HUNDRED')).toBe(1)
  })

  it('a second sending gets the answer of the first', async () => {
    const first = await add('twice-key', { docNo: 'TWICE' })
    const second = await add('twice-key', { docNo: 'TWICE' })
    expect(second.json()).toEqual(first.json())
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ])
    expect(await server.countNotes('TWICE')).toBe(1)
  })

  it('the same key with another content is refused', async () => {
    await add('other-key', { docNo: 'FIRST' })
    const answer = await add('other-key', { docNo: 'SECOND' })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'KEY_REUSED' }])
    expect(await server.countNotes('SECOND')).toBe(0)
  })

  it('a refused change leaves no key behind and may be mended and sent again', async () => {
    expect((await add('mended-key', { docNo: 'MENDED', wish: 'refuse' })).statusCode).toBe(422)
    expect((await add('mended-key', { docNo: 'MENDED' })).statusCode).toBe(200)
    expect(await server.countNotes('MENDED')).toBe(1)
  })

  it.each(['', 'short', 'with blank in it', 'x'.repeat(201)])(
    'a change with the key "%s" is refused',
    async key => {
      const answer = await add(key, { docNo: 'NOKEY' })
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { field: 'Idempotency-Key' }])
    },
  )

  it('keys are forgotten after two days, not after one', async () => {
    await add('day-old-key', { docNo: 'OLD' })
    const clockLater = (hours: number) =>
      createClock(new Date(Date.parse(pinnedInstant) + hours * 3_600_000).toISOString())
    expect(await sweepKeys(server.database, clockLater(25))).toBe(0)
    expect(await sweepKeys(server.database, clockLater(49))).toBeGreaterThan(0)
  })
})
