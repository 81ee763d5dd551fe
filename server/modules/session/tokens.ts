import { createHmac, randomBytes } from 'node:crypto'

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps of a token: a dump of the table logs nobody in. */
export function hashToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}
