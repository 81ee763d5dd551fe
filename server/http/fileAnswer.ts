import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from './route'

export function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'fileName' in value && 'content' in value
}

/**
 * Sends a file so that the browser saves it and never shows it: a file from a supplier is data, not a page (R-30).
 * The plain name is for old programs, filename* (RFC 6266) carries Hangul.
 */
export function sendFile(reply: FastifyReply, { fileName, content }: FileAnswer) {
  const name = fileName.normalize('NFC')
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply.header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox")
  reply.type('application/octet-stream')
  return reply.send(content instanceof Readable ? content : Buffer.from(content))
}
