import { hostname } from 'node:os'

/** Seconds that the clocks of a node and of the database may differ by: sessions, leases and locks are judged by both. */
const tolerance = 30

/** What is wrong with the clock of this machine, beside that of the database. */
export function clockProblem(databaseSeconds: number): string | undefined {
  const ahead = Math.round(Date.now() / 1_000 - databaseSeconds)
  return Math.abs(ahead) <= tolerance
    ? undefined
    : `The clock of ${hostname()} is ${Math.abs(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} that of the database: sessions would end too early or too late. Set it by NTP.`
}
