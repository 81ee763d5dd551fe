/** PostgreSQL's "2026-11-21 09:55:06.123+09" as ISO text: 2026-11-21T09:55:06.123+09:00. */
export function isoTimestamp(text: string): string {
  const withT = text.replace(' ', 'T')
  return /[+-]\d\d$/.test(withT) ? `${withT}:00` : withT
}
