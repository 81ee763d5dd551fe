import { CompiledQuery } from 'kysely'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { seededRandom } from '../../../server/seed/seededRandom'
import type { ProductServer } from '../modules/productServer'
import { type FlowRow, type FlowWorld, rememberCallers } from './flowWorld'

/** The world of a server in memory; `seed` decides what is drawn in it. */
export function worldOf({ database, clock, logIn, logInSupplier }: ProductServer, seed: number): FlowWorld {
  return {
    random: seededRandom(seed),
    today: clock.today(),
    callerOf: rememberCallers(({ userId, compNo }) => (compNo ? logInSupplier(userId) : logIn(userId))),
    read: (statement, values = []) =>
      withActor(database, systemActor, async tx => {
        const { rows } = await tx.executeQuery<FlowRow>(CompiledQuery.raw(statement, [...values]))
        return rows
      }),
  }
}
