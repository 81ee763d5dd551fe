import { describe, expect, it } from 'vitest'
import { openSessionChannel, type SessionMessage } from '../../../engine/auth/sessionChannel'
import { createVerify, type TabLock } from '../../../engine/auth/verifySession'
import { fakeClient, tokens } from './fakeServer'

const renewed = { code: 'OK', accessToken: 'access-2', refreshToken: 'refresh-2', tokenKey: 'key-1' }

/** One lock and one channel for all tabs of a browser, as in a real one. */
function browser() {
  let line: Promise<unknown> = Promise.resolve()
  const listeners: ((message: SessionMessage) => void)[] = []
  const lock: TabLock = {
    run: work => {
      const turn = line.then(work)
      line = turn.catch(() => undefined)
      return turn
    },
  }
  return {
    openTab: (answer: { status?: number; body?: unknown } | Error) => {
      const client = fakeClient({ 'GET /auth/verify': answer })
      client.session.setState({ tokens, loginId: 'req.mobile' })
      const loggedOut: string[] = []
      const channel = openSessionChannel(
        {
          postMessage: message => {
            for (const listen of listeners) listen(message as SessionMessage)
          },
          addEventListener: (_, listen) => {
            listeners.push(data => listen(new MessageEvent('message', { data })))
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
        announce: channel.announce,
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

  it('no answer says nothing about the session', async () => {
    expect(await browser().openTab(new TypeError('Failed to fetch')).verify()).toBe('unreachable')
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
})
