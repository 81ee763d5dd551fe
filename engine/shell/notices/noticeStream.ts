import type { MyNotice } from '../../../codegen/generated/types'
import { isFailure, type OpenStream } from '../../auth/apiClient'
import { noticeStreamFirstPause, noticeStreamLongestPause } from '../../settings/delays'

/** What the server sends about a person's notices. */
export interface NoticeNews {
  readonly unread: number
  /** Those that have come since the last message. */
  readonly rows: readonly MyNotice[]
}

/** ended: the session is over. refused: the server rejected the tokens. stopped: the caller has left. */
export type StreamEnd = 'ended' | 'refused' | 'stopped'

export interface NoticeStreamParts {
  readonly openStream: OpenStream
  readonly onNews: (news: NoticeNews) => void
  readonly signal: AbortSignal
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const streamPath = '/api/v1/cmmn/notice/stream'

/**
 * Listens until it is stopped or the session has ended. A lost connection is opened again, each time after a longer
 * pause, with the number of the last message, so that no message comes twice and none is missed.
 */
export async function readNoticeStream(parts: NoticeStreamParts): Promise<StreamEnd> {
  const { openStream, onNews, signal, wait } = parts
  let last: string | undefined
  let pause = noticeStreamFirstPause
  while (!signal.aborted) {
    try {
      const body = await openStream(streamPath, { signal, lastEventId: last })
      if (body)
        for await (const { event, id, data } of readEvents(body)) {
          pause = noticeStreamFirstPause
          last = id ?? last
          if (event === 'ended') return 'ended'
          if (event === 'notices' && isNews(data)) onNews(data)
        }
    } catch (error) {
      const end = endOf(error)
      if (end !== 'lost') return end
    }
    if (signal.aborted) break
    await wait(pause, signal)
    pause = Math.min(pause * 2, noticeStreamLongestPause)
  }
  return 'stopped'
}

interface ReadEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: unknown
}

/** Messages of a stream, however they were cut on their way; a comment keeps it open and says nothing. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      text += decoder.decode(value, { stream: true })
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const fieldOf = (name: string) =>
          lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2)
        const data = fieldOf('data')
        if (data !== undefined)
          yield { event: fieldOf('event') ?? '', id: fieldOf('id'), data: JSON.parse(data) }
      }
    }
  } finally {
    // Left half read, it would keep its connection.
    reader.cancel().catch(() => undefined)
  }
}

/**
 * lost: the connection broke, the server is away, or a proxy spoiled a message. Nobody waits for the stream, so no
 * alert says so. The frame handles the end of a session.
 */
function endOf(error: unknown): 'lost' | 'refused' {
  if (isFailure(error))
    return error.kind === 'sessionLost' || [401, 403].includes(error.status) ? 'refused' : 'lost'
  if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
    return 'lost'
  throw error
}

function isNews(data: unknown): data is NoticeNews {
  return typeof data === 'object' && data !== null && 'unread' in data && 'rows' in data
}
