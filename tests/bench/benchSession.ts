/** What the product keeps in session storage, as a browser would after a log-in. */
export interface BenchSession {
  readonly stored: string
  readonly headers: Readonly<Record<string, string>>
}

/** System administrator of the demo: sees all rows, so that the list is as long as it gets. */
const account = { username: 'system.admin', password: 'Demo!2026pw' }

/** Logs in over the API before a cold visit, which measures the page and not the log-in. */
export async function logInForBench(server: string): Promise<BenchSession> {
  const { systemId } = await ask(server, '/properties/dwpAuth')
  const proved = await ask(server, '/auth/login', { systemId, grantType: 'idpw', ...account })
  const { accessToken, refreshToken, tokenKey } = await ask(server, '/auth/tokenLogin', {
    token: proved.token,
  })
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string')
    throw new Error(`The log-in of ${account.username} was refused: ${JSON.stringify(proved)}`)
  const tokens = { accessToken, refreshToken, tokenKey }
  return {
    stored: JSON.stringify({ tokens, portal: 'internal', loginId: account.username }),
    headers: { authorization: `Bearer ${accessToken}`, accesstoken: accessToken, refreshtoken: refreshToken },
  }
}

type Answer = Readonly<Record<string, unknown>>

async function ask(server: string, path: string, form?: Answer): Promise<Answer> {
  const response = await fetch(new URL(path, server), {
    method: form ? 'POST' : 'GET',
    headers: {
      iscyber: 'N',
      ...(form
        ? {
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': crypto.randomUUID(),
            origin: new URL(server).origin,
          }
        : {}),
    },
    ...(form
      ? {
          body: new URLSearchParams(
            Object.entries(form).map(([name, value]): [string, string] => [name, String(value ?? '')]),
          ),
        }
      : {}),
  })
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null ? { ...answer } : {}
}

/** Numbers of the rows that a list call answers, read from its JSON. */
export function prNosOf(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows))
    return []
  const rows: readonly unknown[] = answer.rows
  return rows.flatMap(row =>
    typeof row === 'object' && row !== null && 'prNo' in row && typeof row.prNo === 'string'
      ? [row.prNo]
      : [],
  )
}
