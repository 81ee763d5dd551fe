import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { noncePlaceholder } from '../../server/http/appPages'
import { pagePreloads } from '../../server/http/pagePreloads'
import { type EditFile, readFrontFiles } from './frontFiles'

export interface FrontPlan {
  /** A built page: index.html and the files it names. */
  readonly folder: string
  /** The product's server, which answers the calls of the page. */
  readonly server: string
  /** Whether the page is held to the product's content security policy; amis needs eval and cannot be. */
  readonly hasPolicy: boolean
  /** Answers a call itself instead of the server; undefined passes it on. */
  readonly answer?: (url: URL) => unknown
  readonly edit?: EditFile
}

export interface Front {
  readonly url: string
  /** Bytes on the wire by path, headers left out: what a cold visit to that file costs. */
  readonly transferred: (path: string) => number
  readonly close: () => Promise<void>
}

const serverPaths = /^\/(api|auth|properties)(\/|$)/

/** Serves one page under measure: precompressed files, index.html for every other path, and the calls of the server. */
export async function startFront(plan: FrontPlan): Promise<Front> {
  const files = readFrontFiles(plan.folder, plan.edit)
  const html = readFileSync(join(plan.folder, 'index.html'), 'utf8')
  const preloads = pagePreloads(plan.folder)
  const agent = new Agent({ keepAlive: true })

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(url.pathname)
    if (file) {
      response.writeHead(200, {
        'content-type': file.type,
        'content-length': file.body.length,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(file.isGzip ? { 'content-encoding': 'gzip' } : {}),
      })
      response.end(file.body)
    } else if (serverPaths.test(url.pathname)) {
      const answer = plan.answer?.(url)
      if (answer === undefined) pass(request, response, plan.server, agent)
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    } else if (url.pathname.startsWith('/assets/')) {
      response.writeHead(404).end()
    } else sendPage(response, html.replace('</head>', `${preloads(url.pathname)}</head>`), plan.hasPolicy)
  })
  return {
    url: await listen(server),
    transferred: path => files.get(path)?.body.length ?? 0,
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function sendPage(response: ServerResponse, html: string, hasPolicy: boolean): void {
  const nonce = randomBytes(16).toString('base64')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(hasPolicy ? { 'content-security-policy': policy(nonce) } : {}),
  })
  response.end(html.replaceAll(noncePlaceholder, nonce))
}

function policy(nonce: string): string {
  return `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:`
}

function pass(request: IncomingMessage, response: ServerResponse, server: string, agent: Agent): void {
  const target = new URL(request.url ?? '/', server)
  const { method, headers } = request
  // The server takes effects from its own origin alone.
  const { origin: _, ...others } = headers
  const passed = forward(target, { method, agent, headers: { ...others, host: target.host } }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end()
  })
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
}
