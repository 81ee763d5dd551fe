import { createHmac, randomBytes } from 'node:crypto'

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the store keeps of a token: a dump of the table logs nobody in. */
export function hashToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

export function newTokenPair(): TokenPair {
  return { accessToken: newToken(), refreshToken: newToken() }
}

/**
 * The tokens that take the place of a pair. They follow from the refresh token and the secret, so that two tabs which
 * renew at once get the same ones and a family never has two last tokens. Nobody without the secret can tell them.
 */
export function succeedingTokens(secret: string, refreshToken: string): TokenPair {
  const derive = (kind: string) =>
    createHmac('sha256', secret).update(`${kind} after ${refreshToken}`).digest('base64url')
  return { accessToken: derive('access'), refreshToken: derive('refresh') }
}
