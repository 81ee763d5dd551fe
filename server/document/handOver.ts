import { truncateToCharacters } from '../../schemas/shared/byteLength'
import type { Transaction } from '../database/connect'
import { runAsSystem } from '../database/runAsSystem'
import type { EventContext } from './documentEvents'

/** Whom a hand-over concerns and what he is told of it. */
export interface HandOver {
  /** Single IDs of staff; who hands over himself needs no word of it. */
  readonly people?: readonly (string | null)[]
  /** Authority groups of staff: everybody of them who is at work. */
  readonly groups?: readonly string[]
  /** Suppliers: all their active users are told. */
  readonly companies?: readonly (string | null)[]
  /** Suppliers of whom their administrators alone are told. */
  readonly administratorsOf?: readonly (string | null)[]
  /** One Korean sentence that names the document; too long ones are cut. */
  readonly title: string
  /** The path that it leads to, as staff or as suppliers know it (`/cyber/…`). */
  readonly link: string
}

const longestTitle = 200

/**
 * Tells people that something has come to them: in their bell at once, and by mail a moment after the transaction has
 * been kept (domain §3.0, 4). Every document calls it where it goes from one hand to the next.
 */
export async function handOver({ tx, actor, now }: Omit<EventContext, 'requestId'>, notice: HandOver) {
  const title = truncateToCharacters(notice.title, longestTitle)
  const staff = unique([...(notice.people ?? []), ...(await peopleOf(tx, notice.groups))]).filter(
    id => actor.portal !== 'internal' || id !== actor.userId,
  )
  const companies = unique(notice.companies)
  const administered = unique(notice.administratorsOf)
  // Whoever hands over need not be allowed to see a supplier's users.
  const users =
    companies.length + administered.length === 0
      ? []
      : await runAsSystem(tx, () =>
          tx
            .selectFrom('ext_user')
            .select('user_id')
            .where('status', '=', 'ACTIVE')
            .where(eb =>
              eb.or([
                eb('comp_no', 'in', ['', ...companies]),
                eb.and([eb('comp_no', 'in', ['', ...administered]), eb('auth_group_id', '=', '61')]),
              ]),
            )
            .execute(),
        )
  const told = [
    ...staff.map(user_id => ({ user_id, portal_type: 'I' })),
    ...users
      .filter(({ user_id }) => actor.portal !== 'external' || user_id !== actor.userId)
      .map(({ user_id }) => ({ user_id, portal_type: 'E' })),
  ]
  if (told.length === 0) return
  await tx
    .insertInto('notification')
    .values(told.map(person => ({ ...person, title, link: notice.link, created_dt: now })))
    .execute()
}

async function peopleOf(tx: Transaction, groups: readonly string[] = []): Promise<readonly string[]> {
  if (groups.length === 0) return []
  const people = await runAsSystem(tx, () =>
    tx
      .selectFrom('person')
      .select('singleid')
      .where('auth_group_id', 'in', groups)
      .where('status', '=', 'A')
      .where('use_flag', '=', 'Y')
      .execute(),
  )
  return people.map(({ singleid }) => singleid)
}

const unique = (ids: readonly (string | null)[] = []) => [...new Set(ids.flatMap(id => id ?? []))]
