import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the person has answered a question of the server with yes: the same call comes again and names the code of the
 * question in `X-Confirmed`, several joined by commas.
 */
export function isConfirmed(headers: IncomingHttpHeaders, code: string): boolean {
  return String(headers['x-confirmed'] ?? '')
    .split(',')
    .includes(code)
}
