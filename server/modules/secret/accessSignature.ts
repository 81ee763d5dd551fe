import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the sender of `t` adds as `s` once both sides hold a key: HMAC-SHA-256 of `t` as it was sent, base64url. */
export function accessSignature(key: string, t: string): string {
  return createHmac('sha256', key).update(t).digest('base64url')
}

export function isAccessSignature(key: string, t: string | undefined, s: string | undefined): boolean {
  if (t === undefined || s === undefined) return false
  const [expected, sent] = [Buffer.from(accessSignature(key, t)), Buffer.from(s.replace(/=+$/, ''))]
  return expected.length === sent.length && timingSafeEqual(expected, sent)
}
