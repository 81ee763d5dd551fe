import type { Database } from './connect'
import { databaseCode } from './retry'

/** After it could not be reached it is left alone for so long, so that not every report waits for it. */
const restMilliseconds = 30_000

/** It goes down, has no connection left, or does not know us: of the driver, of the system, and classes of SQLSTATE. */
const unreachable = /^(CONNECT|E(CONN|HOST|NET|TIMEDOUT|NOTFOUND|AI_AGAIN)|08|28|3D|53|57P0)/

/** What it was reading was removed meanwhile by what it replays. */
const conflict = '40001'

/** A copy of the database for reads that may be a moment behind, and the database itself where the copy cannot be read. */
export class Replica {
  #restsUntil = 0

  constructor(
    readonly copy: Database,
    readonly database: Database,
    readonly tell: (text: string) => void,
  ) {}

  async read<Value>(work: (from: Database) => Promise<Value>): Promise<Value> {
    if (Date.now() < this.#restsUntil) return work(this.database)
    try {
      return await work(this.copy)
    } catch (error) {
      const code = databaseCode(error) ?? ''
      if (unreachable.test(code)) {
        this.#restsUntil = Date.now() + restMilliseconds
        this.tell(
          `GPMS_REPORTS_URL cannot be read (${code}); reports are read from the database for ${restMilliseconds / 1000} seconds.`,
        )
      } else if (code !== conflict) throw error
      return work(this.database)
    }
  }
}
