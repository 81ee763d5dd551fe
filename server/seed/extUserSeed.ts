import type { Insertable } from 'kysely'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import type { Tables } from '../database/tables'
import { demoPassword } from '../modules/demo/demoAccounts'
import { type DemoSupplier, demoSuppliers } from '../modules/demo/demoSuppliers'
import { hashPassword } from '../modules/secret/passwordHash'
import { type SeededRandom, seededRandom } from './seededRandom'

type ExtUser = Insertable<Tables['ext_user']>

interface SeededCompany {
  readonly comp_no: string
  readonly status: string
  readonly forward_yn?: string | undefined
}

const minute = 60_000
const day = 1_440 * minute
const namedCompanies = 10
/** Domain 8.1: 90 users. The states of those beside the named ones, as often as they stand here. */
const restStates = [
  ...Array.from({ length: 68 }, () => 'ACTIVE'),
  ...['LOCKED', 'LOCKED', 'LOCKED', 'DORMANT', 'DORMANT', 'BLOCKED', 'APPLIED', 'APPLIED', 'APPLIED'],
]
const surnames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임', '한', '오']
const givenNames = [
  '도현',
  '서준',
  '하은',
  '지아',
  '민서',
  '예준',
  '수빈',
  '지호',
  '유나',
  '건우',
  '채원',
  '성훈',
]
const departments = ['영업팀', '관리팀', '구매팀', '생산관리팀', '기획팀']
const positions = ['사원', '대리', '과장', '차장', '부장']
/** A stream of its own, so that the story of the requests does not move when users are added. */
const seed = 20_261_121

/** The users of suppliers: named ones first, then two or three for each company that takes orders on the portal. */
function seedExtUsers(companies: readonly SeededCompany[], now: Date): ExtUser[] {
  const random = seededRandom(seed)
  const morning = new Date(`${koreanDay(now)}T08:30:00+09:00`).getTime()
  const before: Before = (days, minutes = 0) => new Date(morning - days * day + minutes * minute)
  const others = companies
    .slice(namedCompanies)
    .filter(({ status, forward_yn }) => status === 'REGISTERED' && forward_yn === 'Y')
  const rest = restStates.map((status, index) => {
    const { comp_no } = others[index % others.length] ?? { comp_no: 'C000001' }
    const place = Math.floor(index / others.length) + 1
    return ordinary(random, comp_no, place, status, before)
  })
  return [...demoSuppliers.map(account => named(random, account, before)), ...rest]
}

/** So many days ago, and so many minutes after half past eight. */
type Before = (days: number, minutes?: number) => Date

/** What tells one user from another without a draw: the minutes of the working day at which he logged in, and his address. */
const habitsOf = (userId: string) => {
  const sum = [...userId].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 9_973, 7)
  return { minutes: sum % 520, address: `203.0.113.${(sum % 240) + 5}`, days: sum % 30 }
}

function contact(random: SeededRandom, userId: string, compNo: string) {
  return {
    email: `${userId}@${compNo.toLowerCase()}.example`,
    cell_phone_no: `010${random.whole(20_000_000, 99_999_999)}`,
    phone_no: `031${random.whole(2_000_000, 8_999_999)}`,
  }
}

function named(random: SeededRandom, account: DemoSupplier, before: Before): ExtUser {
  const { userId, compNo, group, status = 'ACTIVE' } = account
  const { cell_phone_no, ...reached } = contact(random, userId, compNo)
  const { minutes, address } = habitsOf(userId)
  const loginDays = status === 'DORMANT' ? 200 : random.whole(1, 20)
  return {
    user_id: userId,
    comp_no: compNo,
    user_name: account.userName,
    dept_name: group === '61' ? '영업관리팀' : '영업팀',
    position_name: group === '61' ? '부장' : '대리',
    ...reached,
    cell_phone_no: account.hasNoCellPhone ? null : cell_phone_no,
    auth_group_id: group,
    status,
    block_reason: status === 'BLOCKED' ? 'ABN' : null,
    blocked_by: status === 'BLOCKED' ? 'vendor.mgr' : null,
    blocked_portal: status === 'BLOCKED' ? 'I' : null,
    fail_cnt: status === 'LOCKED' ? 5 : 0,
    pw_changed_dt: before(account.hasOldPassword ? 100 : loginDays, minutes - 20),
    main_yn: group === '61' ? 'Y' : 'N',
    dsad_id: account.dsadId ?? null,
    last_login_dt: before(loginDays, minutes),
    last_login_ip: address,
    terms_dt: before(300),
    apply_dt: before(301),
    created_by: 'vendor.mgr',
    created_dt: before(301),
  }
}

function ordinary(
  random: SeededRandom,
  compNo: string,
  place: number,
  status: string,
  before: Before,
): ExtUser {
  const userId = `partner${compNo.slice(-3)}${zeroPad(place, 2)}`
  const applied = status === 'APPLIED' ? random.whole(1, 10) : random.whole(200, 900)
  const loginDays = status === 'DORMANT' ? random.whole(190, 198) : random.whole(1, 90)
  const { minutes, address, days } = habitsOf(userId)
  // A password holds 90 days.
  const passwordDays =
    status === 'APPLIED' ? applied : Math.min(loginDays + days, status === 'DORMANT' ? 220 : 89)
  return {
    user_id: userId,
    comp_no: compNo,
    user_name: `${random.pick(surnames)}${random.pick(givenNames)}`,
    dept_name: random.pick(departments),
    position_name: random.pick(positions),
    ...contact(random, userId, compNo),
    auth_group_id: place === 1 ? '61' : '60',
    status,
    block_reason: status === 'BLOCKED' ? 'RET' : null,
    blocked_by: status === 'BLOCKED' ? 'vendor.mgr' : null,
    blocked_portal: status === 'BLOCKED' ? 'I' : null,
    fail_cnt: status === 'LOCKED' ? 5 : 0,
    pw_changed_dt: before(passwordDays, minutes),
    otp_gubun: random.pick(['E', 'E', 'S']),
    main_yn: place === 1 ? 'Y' : 'N',
    last_login_dt: status === 'APPLIED' ? null : before(loginDays, minutes),
    last_login_ip: status === 'APPLIED' ? null : address,
    terms_dt: before(applied),
    apply_dt: before(applied),
    created_by: userId,
    created_dt: before(applied),
  }
}

/** Writes the users. Named ones have a hash of their own; the others share one. */
export async function writeExtUsers(
  tx: Transaction,
  companies: readonly SeededCompany[],
  now: Date,
): Promise<void> {
  const users = seedExtUsers(companies, now)
  await tx.insertInto('ext_user').values(users).execute()
  const [shared = '', ...own] = await Promise.all(
    [undefined, ...demoSuppliers].map(() => hashPassword(demoPassword)),
  )
  const hashes = new Map(demoSuppliers.map(({ userId }, index) => [userId, own[index] ?? shared]))
  await tx
    .insertInto('ext_user_password')
    .values(users.map(({ user_id }) => ({ user_id, pw_hash: hashes.get(user_id) ?? shared })))
    .execute()
}
