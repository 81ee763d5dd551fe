import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../server/database/freePort'
import { createDirectoryClient } from '../../../../server/modules/directory/directoryClient'
import { faultCode, faultRules } from '../../../../server/modules/directory/directoryFault'

const directory = {
  ...{ clientId: 'gpms', clientSecret: 'x'.repeat(32), identityClaim: 'sub', scope: 'openid', seconds: 1 },
}
const wish = { redirectUri: 'http://localhost:8080/auth/callback' }

/** A directory that answers its description with `status` and `text`, or never. */
async function listen(answer: ((port: number) => { status: number; text: string }) | 'never') {
  const port = await freePort()
  const server = createServer((_request, response) => {
    if (answer === 'never') return
    const { status, text } = answer(port)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(text)
  })
  await new Promise<void>(resolve => server.listen(port, 'localhost', () => resolve()))
  return { issuer: `http://localhost:${port}`, server }
}

const servers: Server[] = []
const cases: Record<string, string> = {}
beforeAll(async () => {
  const described = (issuer: string) => JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` })
  const places = {
    slow: await listen('never'),
    broken: await listen(() => ({ status: 503, text: '{}' })),
    foreign: await listen(() => ({ status: 200, text: described('https://elsewhere.example') })),
  }
  for (const [name, { issuer, server }] of Object.entries(places)) {
    cases[name] = issuer
    servers.push(server)
  }
  cases.down = `http://localhost:${await freePort()}`
})
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

describe('a directory that does not answer as it should', () => {
  it.each([
    ['down', 'HTTP502'],
    ['slow', 'HTTP502'],
    ['broken', 'HTTP502'],
    ['foreign', 'AUTH006'],
  ])('%s is told by %s', async (name, code) => {
    const client = createDirectoryClient({ ...directory, issuer: cases[name] ?? '' })
    const thrown: unknown = await client.begin(wish).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Error)
    expect(faultCode(thrown)).toBe(code)
  })

  it('is asked again by the next log-in', async () => {
    const port = await freePort()
    const issuer = `http://localhost:${port}`
    const client = createDirectoryClient({ ...directory, issuer })
    await expect(client.begin(wish)).rejects.toBeInstanceOf(Error)
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` }))
    })
    servers.push(server)
    await new Promise<void>(resolve => server.listen(port, 'localhost', () => resolve()))
    expect((await client.begin(wish)).url.origin).toBe(issuer)
  })

  it('is asked again after an hour for what it says of itself, and holds to it while it is away', async () => {
    let path = 'old'
    let now = 0
    const { issuer, server } = await listen(port => {
      const own = `http://localhost:${port}`
      const text = JSON.stringify({ issuer: own, authorization_endpoint: `${own}/${path}` })
      return { status: path === 'away' ? 503 : 200, text }
    })
    servers.push(server)
    const client = createDirectoryClient({ ...directory, issuer }, () => now)
    const pathAfter = async (milliseconds: number, next: string) => {
      path = next
      now += milliseconds
      return (await client.begin(wish)).url.pathname
    }
    expect(await pathAfter(0, 'old')).toBe('/old')
    expect(await pathAfter(3_600_000, 'new')).toBe('/old')
    expect(await pathAfter(1, 'new')).toBe('/new')
    expect(await pathAfter(3_600_001, 'away')).toBe('/new')
  })

  it('each rule says why', () => {
    for (const { because } of faultRules) expect(because).toMatch(/^\w[\w ,']+$/)
  })
})
