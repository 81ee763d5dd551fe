import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { LoginMode, PortalCode } from '../database/columnCodes'
import type { Tables } from '../database/tables'
import type { LoginResult } from '../modules/audit/loginAudit'
import { demoAccounts } from '../modules/demo/demoAccounts'
import { type SeededRandom, seededRandom } from './seededRandom'

type Audit = Insertable<Tables['login_audit']>
type Session = Insertable<Tables['user_session']>

/** Somebody who logs in. */
export interface Visitor {
  readonly userId: string
  readonly userName: string
  readonly portal: PortalCode
  readonly group: string
  readonly status: string
}

/** Domain 8.1. */
const auditRows = 2_000
const [minute, hour] = [60_000, 3_600_000]
const lookedBackDays = 75
/** A stream of its own, so that the story of the requests does not move. */
const seed = 20_261_122
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
]
/** Somebody outside tries names, one night. */
const stranger = { ip: '198.51.100.77', names: ['admin', 'root', 'test', 'gpms', 'purchase', 'manager'] }

/** Where somebody sits: staff in the network of the house, suppliers in ranges kept for examples (RFC 5737). */
function placeOf({ portal }: Visitor, index: number): { readonly ip: string; readonly agent: string } {
  const ip = portal === 'I' ? `10.20.${10 + (index % 6)}.${20 + index}` : `203.0.113.${10 + index}`
  return { ip, agent: agents[index % agents.length] ?? '' }
}

/** Looks like a number given by chance and is the same each time. */
function numberOf(name: string): string {
  const digits = createHash('sha256').update(name).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const atTime = (day: string, milliseconds: number) =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + milliseconds)

/** Why somebody in such a state is not let in; suppliers get one code for both wrong halves. */
const refusals: Readonly<Record<string, string>> = {
  LOCKED: 'AUTH102',
  DORMANT: 'AUTH101',
  BLOCKED: 'AUTH100',
}

function entryOf(visitor: Visitor, index: number) {
  const { ip, agent } = placeOf(visitor, index)
  const mode: LoginMode = visitor.portal === 'I' ? 'IDPW' : 'OTP'
  return (result: LoginResult, time: Date, error_code: string | null = null): Audit => ({
    user_id: visitor.userId,
    portal_type: visitor.portal,
    login_mode: mode,
    result,
    error_code,
    ip,
    user_agent: agent,
    logged_dt: time,
  })
}

/** One person's day: now and then a slip of the finger, work, and an end by himself or by time. */
function dayOf(random: SeededRandom, visitor: Visitor, index: number, day: string): readonly Audit[] {
  const entry = entryOf(visitor, index)
  const begin =
    (visitor.portal === 'I' ? 8.2 : 9) * hour + random.whole(0, 95) * minute + random.whole(0, 59_999)
  const refusal = refusals[visitor.status]
  if (refusal !== undefined) return [entry('F', atTime(day, begin), refusal)]
  const slips = random.chance(0.12) ? random.whole(1, 2) : 0
  const failed = visitor.portal === 'E' && random.chance(0.4) ? 'AUTH013' : 'AUTH011'
  const end = random.chance(0.6) ? 'L' : random.chance(0.98) ? 'E' : 'K'
  const ended = end === 'L' ? 17.4 * hour + random.whole(0, 110) * minute : begin + random.whole(2, 8) * hour
  return [
    ...Array.from({ length: slips }, (_, at) =>
      entry('F', atTime(day, begin - (slips - at) * 25_000), failed),
    ),
    entry('S', atTime(day, begin)),
    entry(end, atTime(day, ended + random.whole(0, 59_999))),
  ]
}

function strangersNight(day: string): readonly Audit[] {
  return stranger.names.map((user_id, at) => ({
    user_id,
    portal_type: 'I',
    login_mode: 'IDPW',
    result: 'F',
    error_code: 'AUTH019',
    ip: stranger.ip,
    user_agent: 'python-requests/2.32',
    logged_dt: atTime(day, 2.7 * hour + at * 41_000),
  }))
}

/** What was written down of the last weeks' log-ins and ends of sessions, oldest first. */
export function seedLoginAudit(visitors: readonly Visitor[], now: Date): readonly Audit[] {
  const random = seededRandom(seed)
  const today = koreanDay(now)
  const days = Array.from({ length: lookedBackDays }, (_, back) => addDays(today, back - lookedBackDays + 1))
  const told = days.flatMap(day => {
    const isOpen = isWorkday(day)
    return visitors.flatMap((visitor, index) => {
      const share = visitor.portal === 'I' ? (isOpen ? 0.26 : 0.01) : isOpen ? 0.1 : 0
      return random.chance(share) ? dayOf(random, visitor, index, day) : []
    })
  })
  return [...told, ...strangersNight(addDays(today, -9))]
    .filter(({ logged_dt }) => new Date(logged_dt) < now)
    .sort((a, b) => Number(new Date(a.logged_dt)) - Number(new Date(b.logged_dt)))
    .slice(-auditRows)
}

/** Minutes since the log-in and since the last request, and the state. The running ones end by themselves if nobody uses them. */
const told: readonly (readonly [number, number, string])[] = [
  [52, 3, 'ACTIVE'],
  [131, 11, 'ACTIVE'],
  [24, 6, 'ACTIVE'],
  [38, 9, 'ACTIVE'],
  [310, 95, 'LOGOUT'],
  [402, 260, 'EXPIRED'],
  [1_530, 1_290, 'LOGOUT'],
  [1_610, 1_505, 'KILLED'],
]

/** Domain 8.1: eight sessions, of people who are no demo accounts, so that none stands beside a demo's own. */
export function seedSessions(visitors: readonly Visitor[], now: Date): readonly Session[] {
  const demo = new Set(demoAccounts.map(({ singleid }) => singleid))
  const usable = visitors.filter(({ userId, status }) => status === 'A' && !demo.has(userId))
  const suppliers = visitors.filter(
    ({ userId, status }) => status === 'ACTIVE' && userId.startsWith('partner'),
  )
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute)
  return told.flatMap(([begun, used, status], at) => {
    const visitor = at === 3 || at === 6 ? suppliers[at] : usable[at * 5]
    if (!visitor) return []
    const { ip, agent } = placeOf(visitor, visitors.indexOf(visitor))
    const key = numberOf(`session ${at + 1}`)
    return [
      {
        session_id: key,
        user_id: visitor.userId,
        user_name: visitor.userName,
        portal_type: visitor.portal,
        auth_group_id: visitor.group,
        login_mode: visitor.portal === 'I' ? ('IDPW' as const) : ('OTP' as const),
        token_key: key,
        ip,
        user_agent: agent,
        created_date: before(begun),
        last_access_dt: before(used),
        expired_date: before(status === 'ACTIVE' || status === 'EXPIRED' ? used - 30 : used),
        last_login_ip: ip,
        last_login_dt: before(begun + 1_440),
        status,
      },
    ]
  })
}
