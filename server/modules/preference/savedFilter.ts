import { sql } from 'kysely'
import type { OperationRequests, SavedCondition, SavedFilter } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { badRequest } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { KnownScreen } from '../access/knownScreens'

/** As the column keeps it: the values of each condition under its name, and whether a search was made with them. */
type Stored = Readonly<Record<string, string | readonly string[]>>

const searchedName = 'isSearched'

/** The last search of each person on each screen that keeps it (spec §3). */
export function savedFilterRoutes(screens: readonly KnownScreen[]): readonly OperationRoute[] {
  const names = new Set(screens.map(screen => screen.screen))
  return [
    route('getSavedFilter', ({ tx, actor, input: { screenId } }) => readFilter(tx, actor, screenId)),
    route('saveFilter', ({ tx, actor, now, input }) => {
      // Nobody fills the table with screens that do not exist.
      if (!names.has(input.screenId)) throw badRequest('screenId', `"${input.screenId}" is no screen`)
      return writeFilter(tx, actor, now, input)
    }),
  ]
}

async function readFilter(tx: Transaction, actor: Actor, screenId: string): Promise<SavedFilter> {
  const found = await tx
    .selectFrom('saved_filter')
    .select(['filter_json', 'updated_dt'])
    .where('user_id', '=', actor.userId)
    .where('screen_id', '=', screenId)
    .executeTakeFirst()
  if (!found) return { screenId }
  const stored = storedOf(found.filter_json)
  const { [searchedName]: isSearched, ...conditions } = stored
  return {
    screenId,
    isSearched: isSearched === 'Y' ? 'Y' : 'N',
    conditions: Object.entries(conditions).map(([name, values]) => ({ name, values: [values].flat() })),
    ...(found.updated_dt === null ? {} : { savedDt: found.updated_dt }),
  }
}

async function writeFilter(
  tx: Transaction,
  actor: Actor,
  now: Date,
  { screenId, body }: OperationRequests['saveFilter'],
): Promise<SavedFilter> {
  const filter = { ...asStored(body.conditions), [searchedName]: body.isSearched }
  const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
  await tx
    .insertInto('saved_filter')
    .values({ user_id: actor.userId, screen_id: screenId, filter_json: filter, ...written })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'screen_id']).doUpdateSet({
        filter_json: filter,
        updated_by: actor.userId,
        updated_dt: now,
        version: sql<number>`saved_filter.version + 1`,
      }),
    )
    .execute()
  return readFilter(tx, actor, screenId)
}

/** One value stands as itself, as the specification shows it; several and none are a list. */
function asStored(conditions: readonly SavedCondition[]): Stored {
  return Object.fromEntries(
    conditions.map(({ name, values }) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}

function storedOf(value: unknown): Stored {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string | string[]] =>
        typeof entry[1] === 'string' ||
        (Array.isArray(entry[1]) && entry[1].every(part => typeof part === 'string')),
    ),
  )
}
