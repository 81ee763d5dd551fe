import { sql } from 'kysely'
import type { MyNotice } from '../../../codegen/generated/types'
import { systemActor } from '../../database/actor'
import type { PortalCode } from '../../database/columnCodes'
import { withActor } from '../../database/withActor'
import type { EventStream, Listener } from '../../http/eventStream'
import { isExternalHost } from '../../http/externalHost'
import { notAllowed, notLoggedIn } from '../../http/failure'
import { namedPortal } from '../../http/requestOrigin'
import type { Services } from '../../http/serverModule'
import { findSession } from '../session/findActor'

export const noticeStreamPath = '/api/v1/cmmn/notice/stream'

/** How long a notice is on its way at most, and a session that has ended goes on listening. */
const pulseMilliseconds = 1_000
const beatMilliseconds = 20_000
/** More than anybody reads at once; the list has the others. */
const mostNew = 20
/** Tabs of one session that listen; beyond it the oldest is let go, or one session could take every place. */
const mostOfSession = 30

interface Watcher {
  readonly userId: string
  readonly portal: PortalCode
  readonly sessionId: string
  readonly listener: Listener
  /** Number of the newest notice that was told of; undefined before the first message. */
  last: string | undefined
  unread: number
  beatAt: number
}

interface NoticeRow {
  readonly user_id: string
  readonly portal_type: PortalCode
  readonly noti_seq: string
  readonly title: string
  readonly link: string | null
  readonly read_yn: string
  readonly created_dt: string
}

interface Standing {
  readonly unread: number
  readonly newest: readonly NoticeRow[]
}

/**
 * Tells browsers of their own notices. One question a second for all who listen: it asks how things stand and not what has
 * happened, so that no node, transaction or connection that was late can hide a notice. Listening is no use of a session.
 */
export function noticeStream({ database, settings, clock }: Services): EventStream {
  const watchers = new Set<Watcher>()
  let isAsking = false
  let timer: NodeJS.Timeout | undefined

  const pulse = async () => {
    if (isAsking || watchers.size === 0) return
    isAsking = true
    try {
      await tellAll([...watchers])
    } catch {
      // The database is away: the next second asks again.
    } finally {
      isAsking = false
    }
  }

  async function tellAll(all: readonly Watcher[]): Promise<void> {
    const now = clock.now()
    const { alive, standings } = await withActor(database, systemActor, async tx => {
      const sessions = await tx
        .selectFrom('user_session')
        .select('session_id')
        .where('session_id', 'in', [...new Set(all.map(({ sessionId }) => sessionId))])
        .where('status', '=', 'ACTIVE')
        .where('expired_date', '>', now.toISOString())
        .execute()
      return {
        alive: new Set(sessions.map(row => row.session_id)),
        standings: await readStandings(tx, all),
      }
    })
    for (const watcher of all) {
      if (!alive.has(watcher.sessionId)) {
        watcher.listener.send({ event: 'ended', data: {} })
        watcher.listener.end()
        watchers.delete(watcher)
      } else tell(watcher, standings.get(keyOf(watcher)), now.getTime())
    }
  }

  return {
    path: noticeStreamPath,
    open: async listener => {
      const { headers } = listener
      const portal = namedPortal(headers)
      if (isExternalHost(settings, headers.host) && portal !== 'external')
        throw notAllowed('a call of staff on the host of suppliers')
      const found = await withActor(database, systemActor, tx =>
        findSession(tx, settings, headers, clock.now()),
      )
      if (!found) throw notLoggedIn()
      if (found.actor.portal !== portal) throw notAllowed('IsCyber differs from the session')
      const watcher: Watcher = {
        userId: found.actor.userId,
        portal: found.session.portal,
        sessionId: found.session.sessionId,
        listener,
        last: listener.lastEventId,
        unread: -1,
        beatAt: clock.now().getTime(),
      }
      const same = [...watchers].filter(({ sessionId }) => sessionId === watcher.sessionId)
      if (same.length >= mostOfSession) same[0]?.listener.end()
      watchers.add(watcher)
      timer ??= setInterval(() => void pulse(), pulseMilliseconds).unref()
      void pulse()
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

const keyOf = ({ portal, userId }: Pick<Watcher, 'portal' | 'userId'>) => `${portal} ${userId}`

/** Unread notices and the newest ones of everybody who listens. */
async function readStandings(
  tx: Parameters<Parameters<typeof withActor>[2]>[0],
  all: readonly Watcher[],
): Promise<ReadonlyMap<string, Standing>> {
  const people = new Map(all.map(watcher => [keyOf(watcher), watcher]))
  const portals = [...people.values()].map(({ portal }) => portal)
  const users = [...people.values()].map(({ userId }) => userId)
  const { rows } = await sql<NoticeRow & { readonly unread: string }>`
    select person.portal_type, person.user_id, unread, newest.*
    from unnest(${portals}::text[], ${users}::text[]) person (portal_type, user_id)
    cross join lateral (select count(*) unread from notification counted
      where counted.portal_type = person.portal_type and counted.user_id = person.user_id and read_yn = 'N') counts
    left join lateral (select noti_seq, title, link, read_yn, created_dt from notification listed
      where listed.portal_type = person.portal_type and listed.user_id = person.user_id
      order by noti_seq desc limit ${mostNew}) newest on true`.execute(tx)
  const standings = new Map<string, { unread: number; newest: NoticeRow[] }>()
  for (const row of rows) {
    const key = keyOf({ portal: row.portal_type, userId: row.user_id })
    const standing = standings.get(key) ?? { unread: Number(row.unread), newest: [] }
    standings.set(key, standing)
    if (row.noti_seq !== null) standing.newest.push(row)
  }
  return standings
}

/** Says what has changed since the last message; the first one says how things stand. */
function tell(watcher: Watcher, { unread, newest }: Standing = { unread: 0, newest: [] }, now: number): void {
  const { last, listener } = watcher
  const id = newest[0]?.noti_seq ?? '0'
  const fresh = last === undefined ? [] : newest.filter(row => BigInt(row.noti_seq) > BigInt(last))
  if (fresh.length > 0 || unread !== watcher.unread) {
    listener.send({ event: 'notices', id, data: { unread, rows: fresh.map(noticeOf) } })
    watcher.beatAt = now
  } else if (now - watcher.beatAt >= beatMilliseconds) {
    listener.beat()
    watcher.beatAt = now
  }
  watcher.last = id
  watcher.unread = unread
}

const noticeOf = (row: NoticeRow): MyNotice => ({
  notiSeq: row.noti_seq,
  title: row.title,
  ...(row.link === null ? {} : { link: row.link }),
  isRead: row.read_yn === 'Y',
  createdDt: row.created_dt,
})
