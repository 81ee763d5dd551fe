import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNoteServer, type NoteServer } from './noteServer'

const lines: string[] = []
let server: NoteServer
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) }
  server = await createNoteServer({ GPMS_PROXIES: '10.0.0.0/24, 192.0.2.7', GPMS_LOG: 'info' }, log)
})
afterAll(() => server.close())

async function addressOf(remoteAddress: string, forwarded?: string): Promise<unknown> {
  lines.length = 0
  const session = { authorization: 'Bearer hong', iscyber: 'N' }
  const headers = forwarded === undefined ? session : { ...session, 'x-forwarded-for': forwarded }
  await server.app.inject({ url: '/api/v1/note', remoteAddress, headers })
  // The line is written when the answer has left.
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  return lines.map(line => JSON.parse(line)).find(({ status }) => status === 200)?.ip
}

describe('the address of a person behind proxies', () => {
  it('is what a proxy of ours has been told', async () => {
    expect(await addressOf('10.0.0.5', '203.0.113.9')).toBe('203.0.113.9')
  })

  it('is the last one that no proxy of ours has, whatever the person has written before it', async () => {
    expect(await addressOf('10.0.0.5', '198.51.100.1, 203.0.113.9, 192.0.2.7')).toBe('203.0.113.9')
  })

  it('is that of the connection where somebody else says otherwise, or nobody says anything', async () => {
    expect(await addressOf('203.0.113.50', '127.0.0.1')).toBe('203.0.113.50')
    expect(await addressOf('10.0.0.5')).toBe('10.0.0.5')
  })
})
