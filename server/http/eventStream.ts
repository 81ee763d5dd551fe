import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open for hours while it does nothing: no request under way. */
    isStream?: boolean
  }
}

/** One message of a stream; `id` comes back as Last-Event-ID when the browser connects again. */
interface StreamEvent {
  readonly event: string
  readonly id?: string
  readonly data: unknown
}

/** A browser that listens. */
export interface Listener {
  readonly headers: IncomingHttpHeaders
  readonly lastEventId: string | undefined
  readonly send: (event: StreamEvent) => void
  /** Keeps proxies from closing a stream on which nothing happens. */
  readonly beat: () => void
  readonly end: () => void
}

/** An address that reports what happens as long as somebody listens (server-sent events). It never ends, so it is no operation. */
export interface EventStream {
  readonly path: string
  /** Lets somebody in, or throws a Failure; answers what is done when he has gone. */
  readonly open: (listener: Listener) => Promise<() => void>
}

/** Assumed: beyond it browsers ask for their notices when a page is opened, and lose nothing. */
const mostListeners = 2_000
/** A browser that reads nothing any more is let go, or its messages would fill the memory. */
const mostWaitingBytes = 100_000

export function registerStreams(app: FastifyInstance, streams: readonly EventStream[]): void {
  const open = new Set<() => void>()
  // Streams would hold up the end of the server for ever (R-50).
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })
  for (const stream of streams)
    app.get(stream.path, { config: { isStream: true } }, async (request, reply) => {
      if (open.size >= mostListeners) return reply.code(204).send()
      const last = request.headers['last-event-id']
      const line = createLine(reply)
      const leave = await stream.open({
        headers: request.headers,
        lastEventId: typeof last === 'string' && /^\d{1,18}$/.test(last) ? last : undefined,
        ...line,
      })
      open.add(line.end)
      reply.raw.on('close', () => {
        open.delete(line.end)
        leave()
      })
      line.start()
      return reply
    })
}

function createLine(reply: FastifyReply) {
  const { raw } = reply
  let waiting: string[] | undefined = []
  const write = (text: string) => {
    if (waiting) waiting.push(text)
    else if (!raw.writableEnded) raw.write(text)
    if (raw.writableLength > mostWaitingBytes) raw.destroy()
  }
  return {
    send: ({ event, id, data }: StreamEvent) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => raw.end(),
    start: () => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const early = waiting ?? []
      waiting = undefined
      for (const text of early) write(text)
    },
  }
}
