import { describe, expect, it } from 'vitest'
import type { Tokens } from '../../../../engine/auth/keptSession'
import { createSessionStore, forgetUser } from '../../../../engine/auth/sessionStore'
import type { NoticeNews, StreamEnd } from '../../../../engine/shell/notices/noticeStream'
import { type NoticeMessage, shareNoticeStream } from '../../../../engine/shell/notices/shareNoticeStream'

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const tokens = (name: string): Tokens => ({
  accessToken: name,
  refreshToken: name,
  tokenKey: `key of ${name}`,
})
const passed = () => new Promise(resolve => setImmediate(resolve))

interface Stream {
  readonly tab: string
  readonly say: (news: NoticeNews) => void
  readonly end: (end: StreamEnd) => void
}

/** A browser: its tabs hear each other and share locks; `streams` are the connections open now. */
function browser() {
  const tabs: { readonly hear: (event: MessageEvent<NoticeMessage>) => void }[] = []
  const streams: Stream[] = []
  const held = new Map<string, Promise<unknown>>()
  const request = async (
    name: string,
    { signal }: { readonly signal: AbortSignal },
    work: () => Promise<StreamEnd>,
  ): Promise<StreamEnd> => {
    const before = held.get(name) ?? Promise.resolve()
    const mine = before.then(() => {
      signal.throwIfAborted()
      return work()
    })
    held.set(
      name,
      mine.catch(() => undefined),
    )
    return mine
  }
  const open = (tab: string, singleid: string, portal: 'internal' | 'external' = 'internal') => {
    const session = createSessionStore(nothing)
    session.setState({ portal, tokens: tokens(tab), user: { singleid } as never })
    const heard: number[] = []
    let forgotten = 0
    let hear: (event: MessageEvent<NoticeMessage>) => void = () => undefined
    shareNoticeStream({
      session,
      channel: {
        postMessage: data => {
          for (const other of tabs)
            if (other.hear !== hear) other.hear({ data } as MessageEvent<NoticeMessage>)
        },
        addEventListener: (_type, listen) => {
          hear = listen
          tabs.push({ hear })
        },
      },
      locks: { request: request as LockManager['request'] },
      listen: (say, signal) =>
        new Promise(resolve => {
          const end = (how: StreamEnd) => {
            const at = streams.indexOf(stream)
            if (at >= 0) streams.splice(at, 1)
            resolve(how)
          }
          const stream = { tab, say, end }
          streams.push(stream)
          signal.addEventListener('abort', () => end('stopped'))
        }),
      onNews: ({ unread }) => heard.push(unread),
      onPerson: () => (forgotten += 1),
    })
    return { session, heard, forgotten: () => forgotten }
  }
  return { open, streams, listening: () => streams.map(({ tab }) => tab) }
}

describe('the tabs of a browser', () => {
  it('share one stream: one listens and tells the other, and a third learns how things stand', async () => {
    const { open, streams, listening } = browser()
    const [first, second] = [open('one', 'req.mobile'), open('two', 'req.mobile')]
    await passed()
    expect(listening()).toEqual(['one'])
    streams[0]?.say({ unread: 4, rows: [] })
    const third = open('three', 'req.mobile')
    expect([first, second, third].map(({ heard }) => heard.at(-1))).toEqual([4, 4, 4])
  })

  it('tell nothing to somebody else, be it with the same name in the other portal', async () => {
    const { open, streams, listening } = browser()
    open('one', 'kim')
    const others = [open('two', 'lee'), open('three', 'kim', 'external')]
    await passed()
    expect(listening()).toEqual(['one', 'two', 'three'])
    streams[0]?.say({ unread: 1, rows: [] })
    expect(others.map(({ heard }) => heard)).toEqual([[], []])
  })

  it('listen on when the one that listened has lost its session, which asks no more', async () => {
    const { open, streams, listening } = browser()
    const first = open('one', 'req.mobile')
    open('two', 'req.mobile')
    await passed()
    streams[0]?.end('ended')
    await passed()
    expect(listening()).toEqual(['two'])
    forgetUser(first.session)
    await passed()
    expect([listening(), first.forgotten()]).toEqual([['two'], 2])
  })

  it('end the stream when its person logs out, and open another for the next one', async () => {
    const { open, listening } = browser()
    const { session } = open('one', 'req.mobile')
    await passed()
    forgetUser(session)
    await passed()
    expect(listening()).toEqual([])
    session.setState({ tokens: tokens('next'), user: { singleid: 'req.semi' } as never })
    await passed()
    expect(listening()).toEqual(['one'])
  })

  it.each([
    ['refused', 'an access token was renewed', { ...tokens('one'), accessToken: 'renewed' }],
    ['ended', 'another session was begun', tokens('other')],
  ] as const)('ask again, after being %s, once %s', async (end, _what, now) => {
    const { open, streams, listening } = browser()
    const { session } = open('one', 'req.mobile')
    await passed()
    streams[0]?.end(end)
    await passed()
    expect(listening()).toEqual([])
    session.setState({ tokens: now })
    await passed()
    expect(listening()).toEqual(['one'])
  })
})
