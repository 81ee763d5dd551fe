/** The PostgreSQL of a test run, by the addresses of its three roles. */
export interface TestCluster {
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly appUrl: string
}

/** What the run's first process writes for its workers: where PostgreSQL runs, or why it does not. */
export type ClusterNews = TestCluster | { readonly problem: string }

/** The database that the product itself has in an embedded PostgreSQL, with all rows of the demo; and the one without rows. */
export const filledTemplate = 'gpms'
export const bareTemplate = 'gpms_bare'

/** The instant at which the clock of the tests stands: a Friday morning in Seoul. */
export const pinnedInstant = '2026-11-20T09:00:00+09:00'

/** The same role in another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
