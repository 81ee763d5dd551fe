import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { externalBase, isShownOn, portalOfDocument, portalTitle } from '../../schemas/shared/addresses'
import type { Settings } from '../settings'
import { isExternalHost } from './externalHost'
import { pageNotFound } from './failure'
import { pagePreloads } from './pagePreloads'

/** Written into index.html by the build wherever a nonce belongs (Vite: html.cspNonce). */
export const noncePlaceholder = '__CSP_NONCE__'

/** Where pages come from: the built app, or Vite while developing. */
export interface AppPages {
  /** index.html for a path, with placeholders for the nonce. */
  readonly html: (url: string) => Promise<string>
  /** Folder with the built files; undefined while Vite serves them. */
  readonly folder?: string
}

export function builtPages(folder: string): AppPages {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const preloads = pagePreloads(folder)
  return { html: async url => html.replace('</head>', `${preloads(url)}</head>`), folder }
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Answers every path that is no operation: a built file by its name, the app's page for all others; the app itself
 * draws "page not found". Files under assets carry their hash in the name, so a browser never asks for them again.
 */
export async function createSendPage(
  app: FastifyInstance,
  pages: AppPages,
  settings: Pick<Settings, 'login'>,
): Promise<SendPage> {
  const { folder } = pages
  const files = new Set(folder ? builtFiles(folder) : [])
  if (folder) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    })
  }
  return async (request, reply) => {
    const path = request.url.split('?', 1)[0]?.slice(1) ?? ''
    if (files.has(path)) {
      const isHashed = path.startsWith('assets/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      return reply.sendFile(path)
    }
    // A chunk of a former build that is gone must fail as a chunk; as a page it would fail in riddles.
    if (path.startsWith('assets/')) throw pageNotFound()
    const host = { isExternal: isExternalHost(settings, request.headers.host) }
    if (!isShownOn(host, `/${path}`)) return reply.redirect(externalBase, 302)
    const html = ofHost(await pages.html(request.url), host, `/${path}`)
    reply.header('Cache-Control', 'no-store')
    return reply.type('text/html; charset=utf-8').send(html.replaceAll(noncePlaceholder, reply.styleNonce))
  }
}

/** Says in its first bytes whose page it is; the app reads which host it stands on from them. */
function ofHost(html: string, host: { readonly isExternal: boolean }, path: string): string {
  const title = portalTitle(portalOfDocument(host, path))
  const named = html.replace('<title>GPMS</title>', `<title>${title}</title>`)
  return host.isExternal ? named.replace('<html ', '<html data-host="external" ') : named
}

/** Compressed twins are chosen by the static plugin, index.html is a template: neither is a file of its own. */
function builtFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(gz|br|map)$/.test(entry.name))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(path => path !== 'index.html' && !path.startsWith('.'))
}
