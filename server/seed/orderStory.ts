import { addDays, addMonths, monthOf, startOfMonth } from '../../schemas/shared/calendar'
import { divideDecimals, multiplyDecimals } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { type Currency, currencyDecimals, isCurrency, type TaxCode } from '../../schemas/shared/money'
import type { FlowLine, FlowOrder, FlowTime, SeedCompany } from './flowStory'
import type { SeedItem } from './itemSeed'
import type { Person } from './organisationSeed'
import { approvalFrom } from './receiptStory'
import { places, type StoryLine, type StoryRequest, storyLines, themeOf } from './requestStory'
import type { SeededRandom } from './seededRandom'

/** A request that has its order: when it was placed, by whom, at which rate of the day. */
export interface OrderedRequest {
  readonly prNo: string
  readonly request: StoryRequest
  readonly at: number
  readonly buyer: string
}

export interface OrderStoryInput {
  readonly time: FlowTime
  readonly requests: readonly OrderedRequest[]
  readonly people: readonly Person[]
  readonly items: readonly SeedItem[]
  readonly companies: readonly SeedCompany[]
  readonly buyerOf: (section: string) => string
  readonly rateOn: (currency: string, day: string) => string
}

/** Months of orders from before the product, so that reports have a year to compare with. */
const migratedMonths = { oldest: -14, newest: -3 }
const migratedPerMonth = 64
const simpleOrders = 75
const day = 86_400_000

const typesOf: Readonly<Record<string, readonly string[]>> = {
  SVC: ['SVC', 'CON'],
  AST: ['MFR', 'CON'],
  STK: ['MFR', 'AGT'],
  RND: ['MFR'],
  EXP: ['AGT', 'MFR'],
}

/** Some suppliers have most of the business: the first of the list are chosen more often. */
function chooseCompany(
  random: SeededRandom,
  companies: readonly SeedCompany[],
  expenseType: string,
  currency: string,
  isCaseOnly: boolean,
): SeedCompany {
  const types = typesOf[expenseType] ?? ['AGT']
  const fitting = companies.filter(
    company =>
      company.status === 'REGISTERED' &&
      (company.currency ?? 'KRW') === currency &&
      (currency !== 'KRW' || types.includes(company.comp_type)) &&
      !(isCaseOnly && company.settle_type === 'MONTHLY'),
  )
  const chosen = fitting[Math.floor(random.next() ** 2 * fitting.length)]
  if (!chosen)
    throw new Error(`Engine bug: chooseCompany finds no supplier for ${expenseType} in ${currency}.`)
  return chosen
}

/** What the estimate became in the quotation: the same, or a few percent less. */
function agreedPrice(random: SeededRandom, estimate: string, currency: Currency): string {
  if (random.chance(0.4)) return estimate
  const percent = random.whole(91, 99)
  const coarse = currency === 'KRW' && Number(estimate) > 1_000 ? 10 : 1
  const price = divideDecimals(
    multiplyDecimals(estimate, String(percent)),
    String(100 * coarse),
    currencyDecimals[currency],
  )
  return Number(price) > 0 ? multiplyDecimals(price, String(coarse)) : estimate
}

/** Items whose code ends so have become dearer: small orders before the product paid this part of their price. */
const risen = { endings: ['3', '7'], percent: 50 }

/** What was paid before the product, so that the report of high prices has something to tell. Whether a receipt needs approval stays as it is. */
function earlierPrices(lines: readonly StoryLine[]): readonly StoryLine[] {
  const total = lines.reduce((sum, { qty, unitPrice }) => sum + Number(qty) * Number(unitPrice), 0)
  if (total >= approvalFrom) return lines
  return lines.map(line =>
    risen.endings.some(ending => line.item.item_code.endsWith(ending))
      ? { ...line, unitPrice: String(Math.round((Number(line.unitPrice) * risen.percent) / 100)) }
      : line,
  )
}

function orderLines(
  random: SeededRandom,
  lines: readonly StoryLine[],
  currency: Currency,
  isRequested: boolean,
): readonly FlowLine[] {
  return lines.map((line, index) => ({
    lineNo: (index + 1) * 10,
    prLineNo: isRequested ? (index + 1) * 10 : undefined,
    item: line.item,
    qty: Number(line.qty),
    unitPrice: agreedPrice(random, line.unitPrice, currency),
    account: line.account,
    overTol: Number(line.item.over_tol ?? 0),
  }))
}

const taxOf = (random: SeededRandom, currency: string): TaxCode =>
  currency === 'KRW'
    ? random.pick(['V1', 'V1', 'V1', 'V1', 'V1', 'V1', 'V1', 'V1', 'V2', 'V3'] as const)
    : 'V5'

function fromRequests({ time, requests, companies, rateOn }: OrderStoryInput): FlowOrder[] {
  const { random, today } = time
  let declined = 0
  return requests.flatMap(({ prNo, request, at, buyer }) => {
    const { currency, drafter, receiver, expenseType, title, place } = request
    if (!isCurrency(currency)) return []
    const closes = request.status === 'CLOSED'
    // A month's settlement comes after the month: what is closed by now was then received before this month.
    const isCaseOnly = !closes || monthOf(addDays(koreanDay(at), 21)) >= monthOf(today)
    const company = chooseCompany(random, companies, expenseType, currency, isCaseOnly)
    const isDeclined = !closes && declined < 3 && company.forward_yn === 'Y' && time.latest - at < 12 * day
    if (isDeclined) declined += 1
    return {
      at,
      fate: closes ? ('closes' as const) : isDeclined ? ('declined' as const) : ('waits' as const),
      orderType: random.chance(0.05) ? ('LOI' as const) : ('NORMAL' as const),
      title,
      prNo,
      company,
      buyer,
      requester: drafter,
      receiver,
      expenseType,
      currency,
      rate: rateOn(currency, koreanDay(at)),
      taxCode: taxOf(random, currency),
      place,
      leadDays: closes ? random.whole(4, 9) : leadDays(random, (time.latest - at) / day),
      isMigrated: false,
      lines: orderLines(random, request.lines, currency, true),
    }
  })
}

/** What is still under way although it was ordered weeks ago has a long lead time, rather than being late or unpaid. */
const leadDays = (random: SeededRandom, age: number) =>
  Math.max(random.whole(5, 26), Math.min(45, Math.floor(age)) - random.whole(0, 26))

interface FreeOrder {
  readonly orderDay: string
  readonly requester: Person
  readonly fate: FlowOrder['fate']
  readonly isSimple: boolean
  readonly isMigrated: boolean
}

/** An order that no request of the story stands behind: a simple one, or one from before the product. */
function freeOrder(input: OrderStoryInput, free: FreeOrder): FlowOrder {
  const { time, items, companies, people, buyerOf } = input
  const { random } = time
  const { orderDay, requester, fate, isSimple, isMigrated } = free
  const [, prefixes, expenses, occasions] = themeOf(requester.deptnm)
  const expense = random.pick(expenses)
  // A simple order buys no asset (domain of simple_order).
  const expenseType = isSimple && expense === 'AST' ? 'EXP' : expense
  const told = storyLines(random, items, prefixes, expenseType)
  const lines = isSimple
    ? smallLines(random, items, told)
    : told.slice(0, random.pick([1, 1, 2, 2, 3])).map(inBulk)
  const first = lines[0]?.item.item_name ?? '소모품'
  const team = people.filter(person => person.deptcd === requester.deptcd && person.status === 'A')
  const at = time.later(Date.parse(`${orderDay}T08:00:00+09:00`), 0, 0)
  return {
    at: Math.min(at, time.latest),
    fate,
    orderType: isSimple ? 'SIMPLE' : 'NORMAL',
    title: `${random.pick(occasions)} ${first}${lines.length > 1 ? ` 외 ${lines.length - 1}건` : ''} 구매`,
    prNo: undefined,
    company: chooseCompany(random, companies, expenseType, 'KRW', false),
    buyer: buyerOf(requester.section),
    requester,
    receiver: random.chance(0.7) ? requester : random.pick(team),
    expenseType,
    currency: 'KRW',
    rate: '1',
    taxCode: taxOf(random, 'KRW'),
    place: random.pick(places),
    leadDays: random.whole(3, isSimple ? 8 : 20),
    isMigrated,
    lines: orderLines(random, isMigrated ? earlierPrices(lines) : lines, 'KRW', false),
  }
}

/** Before the product, teams ordered less often and more at once. */
const inBulk = (line: StoryLine): StoryLine =>
  Number(line.qty) * Number(line.unitPrice) < 20_000_000
    ? { ...line, qty: String(Number(line.qty) * 3) }
    : line

/** At most 1,000,000 won of supply (D-24). */
function smallLines(random: SeededRandom, items: readonly SeedItem[], told: readonly StoryLine[]) {
  const cheap = told.filter(line => Number(line.unitPrice) <= 300_000).slice(0, 2)
  const lines =
    cheap.length > 0
      ? cheap
      : items
          .filter(item => item.item_code === '900101000001')
          .map(item => ({ item, qty: '1', unitPrice: item.last_price, account: '5310200' }))
  const most = 950_000 / lines.length
  return lines.map(line => ({
    ...line,
    qty: String(random.whole(1, Math.max(1, Math.min(60, Math.floor(most / Number(line.unitPrice)))))),
  }))
}

/** Orders of a month of the past: every team in turn, so that each department has months to compare. */
function migrated(input: OrderStoryInput, buyersOfTeams: readonly Person[]): FlowOrder[] {
  const { random, today } = input.time
  const orders: FlowOrder[] = []
  let turn = 0
  for (let shift = migratedMonths.oldest; shift <= migratedMonths.newest; shift += 1) {
    const month = startOfMonth(addMonths(today, shift))
    for (let index = 0; index < migratedPerMonth; index += 1) {
      const requester = buyersOfTeams[turn % buyersOfTeams.length]
      turn += 1
      if (!requester) continue
      orders.push(
        freeOrder(input, {
          orderDay: addDays(month, random.whole(0, 25)),
          requester,
          fate: index === 40 ? 'canceled' : 'closes',
          isSimple: random.chance(0.25),
          isMigrated: true,
        }),
      )
    }
  }
  return orders
}

function tests(input: OrderStoryInput): FlowOrder[] {
  const { time, people } = input
  const tester = people.find(person => person.singleid === 'ops.admin')
  if (!tester) return []
  return [3, 9, 34].map((age, index) => ({
    ...freeOrder(input, {
      orderDay: addDays(time.today, -age),
      requester: tester,
      fate: 'test',
      isSimple: true,
      isMigrated: false,
    }),
    orderType: 'TEST' as const,
    title: `발주 전송 연동 시험 ${index + 1}차`,
  }))
}

/** All orders of the demo, the oldest first. */
export function tellOrders(input: OrderStoryInput): readonly FlowOrder[] {
  const { time, people } = input
  const { random, today } = time
  const active = people.filter(
    person => person.status === 'A' && ['30', '31', '32'].includes(person.auth_group_id),
  )
  const byTeam = new Map(active.map(person => [person.deptcd, person]))
  const orders = [...fromRequests(input), ...migrated(input, [...byTeam.values()])]
  const firstDay = startOfMonth(addMonths(today, -2))
  const span = Math.round((Date.parse(today) - Date.parse(firstDay)) / day)
  for (let index = 0; index < simpleOrders; index += 1)
    orders.push(
      freeOrder(input, {
        orderDay: addDays(firstDay, Math.min(span, random.whole(0, span))),
        requester:
          index < 12
            ? (active.find(person => person.singleid === 'req.mobile') ?? random.pick(active))
            : random.pick(active),
        fate: index % 19 === 18 ? 'canceled' : 'lives',
        isSimple: true,
        isMigrated: false,
      }),
    )
  orders.push(...tests(input))
  return orders.sort((a, b) => a.at - b.at)
}
