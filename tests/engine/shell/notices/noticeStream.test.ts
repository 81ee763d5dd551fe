import { describe, expect, it } from 'vitest'
import { type NoticeNews, readEvents, readNoticeStream } from '../../../../engine/shell/notices/noticeStream'
import { fakeClient, tokens } from '../../auth/fakeServer'

const bytes = new TextEncoder()
const message = (id: string, unread: number, title?: string) =>
  `id: ${id}\nevent: notices\ndata: ${JSON.stringify({ unread, rows: title ? [{ notiSeq: id, title }] : [] })}\n\n`

function streamOf(...parts: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: line => {
      for (const part of parts) line.enqueue(typeof part === 'string' ? bytes.encode(part) : part)
      line.close()
    },
  })
}

/** A server that answers one connection after the other as given; the last answer ends the session. */
async function listenTo(answers: readonly (() => Response)[]) {
  const pauses: number[] = []
  const news: NoticeNews[] = []
  const left = [...answers]
  const ended = () => Response.json({ code: 'GPMS005' }, { status: 401 })
  const client = fakeClient({ 'GET /api/v1/cmmn/notice/stream': () => (left.shift() ?? ended)() })
  client.session.setState({ tokens })
  const end = await readNoticeStream({
    openStream: client.openStream,
    onNews: told => news.push(told),
    signal: new AbortController().signal,
    wait: async milliseconds => void pauses.push(milliseconds),
  })
  return { end, asked: client.sent.map(({ headers }) => headers), pauses, news, left: client.left }
}

const lost = () => {
  throw new TypeError('Failed to fetch')
}

describe('listening for notices', () => {
  it('asks with the tokens of the session and hears what comes', async () => {
    const { asked, news } = await listenTo([
      () => new Response(streamOf(message('7', 2), message('8', 3, '새 문서'))),
    ])
    expect(asked[0]).toMatchObject({
      ...{ accept: 'text/event-stream', accesstoken: 'access-1', iscyber: 'N' },
      ...{ 'cache-control': 'no-cache', pragma: 'no-cache' },
    })
    expect(asked[0]).not.toHaveProperty('last-event-id')
    expect(news).toEqual([
      { unread: 2, rows: [] },
      { unread: 3, rows: [{ notiSeq: '8', title: '새 문서' }] },
    ])
  })

  it('comes back after a lost connection with the number of the last message', async () => {
    const { asked } = await listenTo([
      () => new Response(streamOf(message('7', 2))),
      () => new Response(streamOf(message('9', 1))),
    ])
    expect(asked.map(headers => headers['last-event-id'])).toEqual([undefined, '7', '9'])
  })

  it('waits longer each time that nobody answers, a minute at most, and anew after a message', async () => {
    const { pauses } = await listenTo([
      lost,
      () => new Response(null, { status: 503 }),
      () => new Response(null, { status: 204 }),
      lost,
      lost,
      lost,
      () => new Response(streamOf(message('1', 0))),
    ])
    expect(pauses).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 3_000])
  })

  it.each([
    ['ended', 'the session is over', () => new Response(streamOf('event: ended\ndata: {}\n\n'))],
    ['refused', 'the tokens are refused', () => new Response(null, { status: 401 })],
    ['refused', 'the session has ended', () => Response.json({ code: 'GPMS005' }, { status: 401 })],
    ['refused', 'the session is of the other portal', () => new Response(null, { status: 403 })],
  ])('stops as %s when %s, and asks no more', async (end, _why, answer) => {
    const heard = await listenTo([answer, lost])
    expect([heard.end, heard.asked.length]).toEqual([end, 1])
  })

  it('survives a message that was spoilt on its way', async () => {
    const { end, news } = await listenTo([
      () => new Response(streamOf('event: notices\ndata: {"unr\n\n')),
      () => new Response(streamOf(message('2', 1), 'event: ended\ndata: {}\n\n')),
    ])
    expect([end, news]).toEqual(['ended', [{ unread: 1, rows: [] }]])
  })

  it('reads messages however they are cut, in the midst of a syllable too', async () => {
    const whole = bytes.encode(`:\n\n${message('3', 1, '한글 제목')}`)
    const read: unknown[] = []
    for await (const event of readEvents(streamOf(...[...whole].map(byte => Uint8Array.of(byte)))))
      read.push(event)
    expect(read).toEqual([
      { event: 'notices', id: '3', data: { unread: 1, rows: [{ notiSeq: '3', title: '한글 제목' }] } },
    ])
  })
})
