/** The PostgreSQL of a test run, by the addresses of its three roles. */
export interface TestCluster {
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly appUrl: string
}

/** Has this name once it holds all rows of the demo; the one without rows is ready by then too. */
export const filledTemplate = 'gpms_template'

/** The instant at which the clock of the tests stands: a Friday morning in Seoul. */
export const pinnedInstant = '2026-11-20T09:00:00+09:00'

/** The same role in another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
