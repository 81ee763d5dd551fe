import { addDays, addMonths, startOfMonth, weekdayOf } from '../../schemas/shared/calendar'
import { multiplyDecimals } from '../../schemas/shared/decimal'
import type { SeedItem } from './itemSeed'
import { accountOf } from './masterSeed'
import type { Person } from './organisationSeed'
import type { SeededRandom } from './seededRandom'

/** How many requests stand in each state, and how many days ago they may have been drafted. */
const distribution = {
  CLOSED: [105, 30, 80],
  ORDERED: [120, 12, 60],
  ORDERING: [25, 10, 40],
  SELECTED: [14, 10, 32],
  RFQ: [25, 7, 28],
  RECEIVED: [20, 5, 22],
  RETURNED: [6, 6, 40],
  CANCELED: [10, 4, 70],
  APPROVED: [20, 3, 14],
  REJECTED: [10, 3, 35],
  APPROVING: [25, 1, 12],
  DRAFT: [20, 0, 18],
} as const

export type PrStatus = keyof typeof distribution

export interface StoryLine {
  readonly item: SeedItem
  readonly qty: string
  readonly unitPrice: string
  readonly account: string
}

/** A request as it was meant, before numbers, approvals and events are worked out. */
export interface StoryRequest {
  readonly day: string
  readonly status: PrStatus
  readonly drafter: Person
  readonly receiver: Person
  readonly title: string
  readonly reason: string
  readonly purchaseType: string
  readonly expenseType: string
  readonly currency: string
  readonly place: string
  readonly needDate: string
  readonly lines: readonly StoryLine[]
}

/** What a team buys: categories of items, expense types, occasions. */
const themes: readonly (readonly [RegExp, readonly string[], readonly string[], readonly string[]])[] = [
  [
    /개발팀|회로|SW/,
    ['10', '30', '40', '50'],
    ['EXP', 'RND', 'EXP'],
    ['시제품 제작용', '신모델 평가용', '개발 2차 샘플용', '회로 검증용'],
  ],
  [
    /제조팀|공정팀/,
    ['20', '40', '50', '90'],
    ['STK', 'EXP', 'EXP'],
    ['3라인 증설용', '라인 예비품', '공정 개선용', '월간 소모품 보충'],
  ],
  [
    /설비팀/,
    ['40', '60', '70', '20'],
    ['AST', 'EXP', 'SVC'],
    ['노후 설비 교체', '예방정비용', '증착장비 개조', '설비 예비품 확보'],
  ],
  [
    /품질팀|시험/,
    ['10', '60', '70'],
    ['EXP', 'SVC', 'AST'],
    ['수입검사 장비 보강', '신뢰성 시험', '계측기 교체', '출하검사용'],
  ],
  [/소재/, ['50', '70'], ['RND', 'SVC'], ['신소재 평가용', '조성 실험용', '성분 분석']],
  [/IT/, ['30'], ['AST', 'EXP'], ['업무용 PC 교체', '신규 입사자 지급', '서버실 보강']],
  [
    /구매|기획|지원|총무|재무|감사|경영|사업부|연구소/,
    ['90', '30'],
    ['EXP', 'EXP'],
    ['사무실 비품 보충', '부서 소모품', '회의실 정비', '분기 사무용품'],
  ],
]

/** What the team of that name buys; like an office where the name says nothing. */
export function themeOf(deptnm: string) {
  const found = themes.find(([pattern]) => pattern.test(deptnm)) ?? themes[themes.length - 1]
  return found ?? ([/./, ['90'], ['EXP'], ['부서 소모품']] as const)
}

const reasons = [
  '재고가 안전재고 이하로 내려가 이번 달 안에 보충이 필요합니다.',
  '노후로 고장이 잦아 생산에 지장이 있어 교체하고자 합니다.',
  '신규 프로젝트 일정에 맞추어 시험용으로 확보가 필요합니다.',
  '정기 점검에서 교체 대상으로 판정되어 구매를 요청합니다.',
  '인원 증가에 따라 추가 수량이 필요하여 요청드립니다.',
  '거래처 납기 변경에 대응하기 위하여 조기 확보가 필요합니다.',
]
export const places = [
  '구미 1공장 자재창고',
  '기흥 캠퍼스 R동 2층',
  '화성 물류센터 3번 도크',
  '수원 연구소 B동 1층',
  '서울 본사 15층',
]
const mayDraft = ['99', '50', '51', '34', '33', '32', '31', '30', '20', '10']

function workday(day: string, earliest: string): string {
  const weekday = weekdayOf(day)
  const moved = weekday === 0 ? addDays(day, -2) : weekday === 6 ? addDays(day, -1) : day
  return moved < earliest ? earliest : moved
}

/** Named requesters appear often, so that everybody who logs in finds work of his own. */
function chooseDrafter(random: SeededRandom, people: readonly Person[], status: PrStatus): Person {
  const byId = (id: string) => people.find(person => person.singleid === id)
  const lot = random.next()
  const isWaiting = status === 'APPROVING'
  const found =
    lot < (isWaiting ? 0.5 : 0.16)
      ? byId('req.mobile')
      : lot < (isWaiting ? 0.6 : 0.22)
        ? byId('dept.mobile')
        : lot < (isWaiting ? 0.68 : 0.31)
          ? byId('req.semi')
          : lot < 0.36
            ? byId('recv.mobile')
            : undefined
  return found ?? random.pick(people)
}

export function storyLines(
  random: SeededRandom,
  items: readonly SeedItem[],
  prefixes: readonly string[],
  expense: string,
) {
  const category = random.pick(prefixes)
  const fitting = items.filter(item => item.status === 'ACTIVE' && item.cat_code.startsWith(category))
  const count = Math.min(random.pick([1, 1, 2, 2, 3, 3, 4, 5, 6, 8]), fitting.length)
  const chosen = new Map<string, SeedItem>()
  while (chosen.size < count) {
    const item = random.pick(fitting)
    chosen.set(item.item_code, item)
  }
  const budget = Math.min(180_000_000, Math.max(30_000, random.logNormal(2_400_000, 1.35)))
  return [...chosen.values()].map(item => {
    const price = Number(item.last_price)
    const qty = Math.max(1, Math.round(budget / count / price))
    const rounded = qty > 100 ? Math.round(qty / 50) * 50 : qty > 20 ? Math.round(qty / 5) * 5 : qty
    return {
      item,
      qty: String(rounded),
      unitPrice: item.last_price,
      account: accountOf(expense, item.cat_code),
    }
  })
}

const purchaseTypeOf = (random: SeededRandom, expense: string) =>
  expense === 'SVC' ? 'SVC' : random.pick(['GEN', 'GEN', 'GEN', 'RPT', 'URG'])

/** Foreign requests are priced in their own currency: won divided by a round rate. */
function inCurrency(lines: readonly StoryLine[], currency: string): readonly StoryLine[] {
  if (currency === 'KRW') return lines
  const divisor = currency === 'JPY' ? '0.11' : '0.00072'
  return lines.map(line => {
    const price = multiplyDecimals(line.unitPrice, divisor).split('.')
    const whole = price[0] ?? '1'
    return {
      ...line,
      unitPrice:
        currency === 'JPY'
          ? whole === '0'
            ? '1'
            : whole
          : `${whole}.${(price[1] ?? '').slice(0, 2).padEnd(2, '0')}`,
    }
  })
}

/** The 400 requests of the demo, the oldest first. */
export function tellRequests(
  random: SeededRandom,
  today: string,
  people: readonly Person[],
  items: readonly SeedItem[],
): StoryRequest[] {
  const earliest = startOfMonth(addMonths(today, -2))
  const drafters = people.filter(person => person.status === 'A' && mayDraft.includes(person.auth_group_id))
  const byDepartment = (deptcd: string) => drafters.filter(person => person.deptcd === deptcd)
  const made: StoryRequest[] = []
  for (const status of Object.keys(distribution) as PrStatus[]) {
    const [count, newest, oldest] = distribution[status]
    for (let index = 0; index < count; index += 1) {
      const drafter = chooseDrafter(random, drafters, status)
      const [, prefixes, expenses, occasions] = themeOf(drafter.deptnm)
      const expenseType = random.pick(expenses)
      const lines = storyLines(random, items, prefixes, expenseType)
      const currency = random.chance(0.05) ? random.pick(['JPY', 'USD']) : 'KRW'
      const day = workday(addDays(today, -random.whole(newest, oldest)), earliest)
      const first = lines[0]?.item.item_name ?? '소모품'
      const receiver =
        drafter.singleid === 'req.mobile' && random.chance(0.6)
          ? (people.find(person => person.singleid === 'recv.mobile') ?? drafter)
          : random.chance(0.7)
            ? drafter
            : random.pick(byDepartment(drafter.deptcd))
      made.push({
        day,
        status,
        drafter,
        receiver,
        title: `${random.pick(occasions)} ${first}${lines.length > 1 ? ` 외 ${lines.length - 1}건` : ''} 구매`,
        reason: random.pick(reasons),
        purchaseType: purchaseTypeOf(random, expenseType),
        expenseType,
        currency,
        place: random.pick(places),
        needDate: workday(addDays(day < addDays(today, -20) ? day : today, random.whole(10, 45)), day),
        lines: inCurrency(lines, currency),
      })
    }
  }
  return made.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
