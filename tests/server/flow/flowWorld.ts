import { demoAccounts } from '../../../server/modules/demo/demoAccounts'
import { demoSuppliers } from '../../../server/modules/demo/demoSuppliers'
import type { SeededRandom } from '../../../server/seed/seededRandom'
import type { Caller } from '../modules/productServer'

/** A row of any table, with the names of the columns. */
export type FlowRow = Readonly<Record<string, unknown>>

export interface FlowPerson {
  readonly userId: string
  readonly group: string
  readonly compNo?: string
}

/** What a walk moves in: a server to call as anybody, and a look at all rows of its database. */
export interface FlowWorld {
  readonly random: SeededRandom
  /** Somebody logged in; undefined for whom the demo has no password. */
  readonly callerOf: (userId: string) => Promise<Caller | undefined>
  readonly read: (statement: string, values?: readonly unknown[]) => Promise<readonly FlowRow[]>
  /** The day of the server, YYYY-MM-DD. */
  readonly today: string
}

/** Who acts: everybody of the demo who can log in. */
export const flowPeople: readonly FlowPerson[] = [
  ...demoAccounts
    .filter(({ status, auth }) => status === undefined && auth === 'N')
    .map(({ singleid, group }) => ({ userId: singleid, group })),
  ...demoSuppliers
    .filter(({ status, ...user }) => !status && !user.hasNoCellPhone && !user.hasOldPassword)
    .map(({ userId, group, compNo }) => ({ userId, group, compNo })),
]

/** One of the values, or nothing of none. */
export function pickSome<Value>(random: SeededRandom, values: readonly Value[]): Value | undefined {
  return values.length === 0 ? undefined : random.pick(values)
}

export const textOf = (row: FlowRow, column: string): string => String(row[column] ?? '')
export const numberOf = (row: FlowRow, column: string): number => Number(row[column] ?? 0)

/** The server's operations in memory remember who is logged in. */
export function rememberCallers(
  logIn: (person: FlowPerson) => Promise<Caller>,
): (userId: string) => Promise<Caller | undefined> {
  const callers = new Map<string, Promise<Caller>>()
  return async userId => {
    const person = flowPeople.find(found => found.userId === userId)
    if (!person) return undefined
    const known = callers.get(userId) ?? logIn(person)
    callers.set(userId, known)
    return known
  }
}
