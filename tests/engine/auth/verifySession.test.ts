import { describe, expect, it } from 'vitest'
import { openSessionChannel, type SessionMessage, type TabLock } from '../../../engine/auth/sessionChannel'
import { createVerify } from '../../../engine/auth/verifySession'
import { fakeClient, tokens } from './fakeServer'

const renewed = { code: 'OK', accessToken: 'access-2', refreshToken: 'refresh-2', tokenKey: 'key-1' }

/** One lock and one channel for all tabs of a browser, as in a real one. */
function browser() {
  let line: Promise<unknown> = Promise.resolve()
  let inLine = 0
  const listeners: ((message: SessionMessage) => void)[] = []
  const lock: TabLock = {
    run: work => {
      const hadToWait = inLine > 0
      inLine += 1
      const turn = line
        .then(() => work(hadToWait))
        .finally(() => {
          inLine -= 1
        })
      line = turn.catch(() => undefined)
      return turn
    },
  }
  return {
    openTab: (answer: { status?: number; body?: unknown } | Error, kept = tokens) => {
      const client = fakeClient({ 'GET /auth/verify': answer })
      client.session.setState({ tokens: kept, loginId: 'req.mobile' })
      const loggedOut: string[] = []
      let own: ((message: SessionMessage) => void) | undefined
      const channel = openSessionChannel(
        {
          postMessage: message => {
            for (const listen of listeners.filter(other => other !== own)) listen(message as SessionMessage)
          },
          addEventListener: (_, listen) => {
            own = data => listen(new MessageEvent('message', { data }))
            listeners.push(own)
          },
        },
        client.session,
        () => loggedOut.push('out'),
      )
      const verify = createVerify({
        call: () => client.call,
        session: client.session,
        clock: client.clock,
        lock,
        channel,
      })
      return { ...client, verify, channel, loggedOut }
    },
  }
}

describe('verifying the session', () => {
  it('twenty who ask at once in one tab send one request', async () => {
    const tab = browser().openTab({ body: renewed })
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => tab.verify()))
    expect(new Set(outcomes)).toEqual(new Set(['renewed']))
    expect(tab.sent).toHaveLength(1)
  })

  it('two tabs that ask at once send one request between them', async () => {
    const { openTab } = browser()
    const tabs = [openTab({ body: renewed }), openTab({ body: renewed })]
    const outcomes = await Promise.all(tabs.flatMap(tab => Array.from({ length: 20 }, () => tab.verify())))
    expect(new Set(outcomes)).toEqual(new Set(['renewed']))
    expect(tabs.map(tab => tab.sent.length).sort()).toEqual([0, 1])
    expect(tabs.map(tab => tab.session.getState().tokens?.accessToken)).toEqual(['access-2', 'access-2'])
  })

  it('an answer that is not OK ends the session', async () => {
    const tab = browser().openTab({ body: { code: 'ERROR', errorCode: 'AUTH008' } })
    expect(await tab.verify()).toBe('ended')
  })

  it.each([
    ['no answer', new TypeError('Failed to fetch'), 'unreachable'],
    ['a gateway without its server', { status: 502 }, 'unreachable'],
    ['a server that drains', { status: 503 }, 'unreachable'],
    ['a server that breaks', { status: 500 }, 'failed'],
    ['a refused token', { status: 401, body: { code: 'GPMS005' } }, 'ended'],
    ['an ended session of a supplier', { status: 401, body: { code: 'CMM-0005' } }, 'ended'],
  ] as const)('%s is told apart', async (_, answer, outcome) => {
    expect(await browser().openTab(answer).verify()).toBe(outcome)
  })

  it('a call that was refused before the others renewed the token asks for nothing', async () => {
    const tab = browser().openTab({ body: renewed })
    await Promise.all(Array.from({ length: 20 }, () => tab.verify('access-1')))
    expect(await tab.verify('access-1')).toBe('renewed')
    expect(tab.sent).toHaveLength(1)
    await tab.verify('access-2')
    expect(tab.sent).toHaveLength(2)
  })

  it('a tab brought back from history takes the tokens of the others instead of using its own old ones', async () => {
    const { openTab } = browser()
    const worker = openTab({ body: renewed })
    await worker.verify()
    const restored = openTab({ body: { ...renewed, accessToken: 'access-3', refreshToken: 'refresh-3' } })
    await restored.channel.askNewest()
    expect(restored.session.getState().tokens?.accessToken).toBe('access-2')
    await restored.verify()
    expect(restored.sent[0]?.headers.refreshtoken).toBe('refresh-2')
    expect(worker.session.getState().tokens?.accessToken).toBe('access-3')
  })

  it('a tab whose token was refused takes the one of the others and asks the server for none', async () => {
    const { openTab } = browser()
    const worker = openTab({ body: renewed })
    await worker.verify()
    const late = openTab({ body: renewed })
    late.channel.announce({ kind: 'moved', tokenKey: 'key-1', end: 1, longest: 2 })
    worker.channel.announce({ kind: 'moved', tokenKey: 'key-1', end: 1, longest: 2 })
    expect(await late.verify('access-1')).toBe('renewed')
    expect(late.sent).toHaveLength(0)
    expect(late.session.getState().tokens?.accessToken).toBe('access-2')
  })

  it('a tab that nobody answers uses what it has', async () => {
    const tab = browser().openTab({ body: renewed })
    await tab.channel.askNewest()
    expect(await tab.verify()).toBe('renewed')
  })
})

describe('the end of the session', () => {
  it('that a call in one tab has moved is moved in its copies, never back', () => {
    const { openTab } = browser()
    const [worker, copy, other] = [
      openTab({}),
      openTab({}),
      openTab({}, { accessToken: 'x', refreshToken: 'y', tokenKey: 'z' }),
    ]
    copy.session.setState({ expiresAt: 1_000 })
    worker.channel.announce({ kind: 'moved', tokenKey: 'key-1', end: 2_000, longest: 9_000 })
    worker.channel.announce({ kind: 'moved', tokenKey: 'key-1', end: 1_500, longest: 9_000 })
    expect(copy.session.getState()).toMatchObject({ expiresAt: 2_000, longestAt: 9_000 })
    expect(other.session.getState().expiresAt).toBeUndefined()
  })
})

describe('logging out in one tab', () => {
  it('ends copies of the same session and leaves another one alone', () => {
    const { openTab } = browser()
    const [one, copy, other] = [openTab({}), openTab({}), openTab({})]
    other.session.setState({ tokens: { accessToken: 'x', refreshToken: 'y', tokenKey: 'z' } })
    one.channel.announce({ kind: 'loggedOut', tokenKey: 'key-1', accessToken: 'access-1' })
    expect(copy.session.getState().tokens).toBeUndefined()
    expect(copy.loggedOut).toEqual(['out'])
    expect(other.session.getState().tokens).toBeDefined()
  })

  it("everywhere ends every session of the person, and nobody else's", () => {
    const { openTab } = browser()
    const [here, second, other] = [
      openTab({}),
      openTab({}, { accessToken: 'x', refreshToken: 'y', tokenKey: 'z' }),
      openTab({}, { accessToken: 'a', refreshToken: 'b', tokenKey: 'c' }),
    ]
    other.session.setState({ loginId: 'recv.mobile' })
    here.channel.announce({ kind: 'loggedOutEverywhere', loginId: 'req.mobile' })
    expect([second.loggedOut, other.loggedOut]).toEqual([['out'], []])
  })
})
