import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { halfYearOf } from '../../schemas/shared/halfYear'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { addEvent } from '../document/documentEvents'
import { insertInto } from '../document/writeRows'
import { calculateTotals } from '../modules/evaluationTotal/calculateTotals'
import { createTotals } from '../modules/evaluationTotal/createTotals'
import { followGrade } from '../modules/evaluationTotal/followGrade'
import { totals } from '../modules/evaluationTotal/totalSteps'
import { contextOf, endActs } from './actOfSeed'
import { decideOfSeed } from './decideOfSeed'
import { atWorkBy } from './workingTime'

const day = 86_400_000
const manager = 'vendor.mgr'

const halfOf = (today: string) => ({ eva_year: today.slice(0, 4), eva_period: halfYearOf(today) })

/** Totals of the last half-year, which were loaded as history, and those of the current one, computed from the story. */
export async function seedTotals(tx: Transaction, now: Date): Promise<void> {
  await seedTemplates(tx, now)
  await seedHistory(tx, now)
  await seedCurrent(tx, now)
  await endActs(tx, now)
}

type Item = readonly [
  category: string,
  item: string,
  weight: number,
  formula: string | null,
  bands: string | null,
  scale: string,
]

/** The template of domain 3.5. */
const items: readonly Item[] = [
  [
    'DLV',
    '납기준수율',
    25,
    'ON_TIME_RATE',
    '98:100;95:90;90:80;80:60;:40',
    '98% 이상 100점, 95% 이상 90점, 90% 이상 80점, 80% 이상 60점, 그 밖 40점',
  ],
  [
    'QLT',
    '불량률',
    25,
    'DEFECT_PPM',
    '100:100;500:90;1000:80;5000:60;:40',
    '100PPM 이하 100점, 500 이하 90점, 1,000 이하 80점, 5,000 이하 60점, 그 밖 40점',
  ],
  [
    'PRC',
    '단가변동률',
    15,
    'PRICE_CHANGE',
    '-3:100;0:90;3:75;5:60;:40',
    '-3% 이하 100점, 0% 이하 90점, 3% 이하 75점, 5% 이하 60점, 그 밖 40점',
  ],
  [
    'SVC',
    '발주접수 신속성',
    5,
    'ACK_TIME',
    '24:100;48:80;72:60;:40',
    '24시간 이하 100점, 48시간 이하 80점, 72시간 이하 60점, 그 밖 40점',
  ],
  ['SVC', '거래만족도', 10, 'SATIS_AVG', null, '설문 평균을 100점으로 환산'],
  ['TEC', '업무평가(정성)', 20, null, null, '확정된 업무평가의 평균'],
]

/** Where the story has no template for totals yet: the open one of the year, and the closed one of the year before. */
async function seedTemplates(tx: Transaction, now: Date): Promise<void> {
  const year = Number(koreanDay(now).slice(0, 4))
  for (const [eva_year, status] of [
    [String(year), 'OPEN'],
    [String(year - 1), 'CLOSED'],
  ] as const) {
    const known = await tx
      .selectFrom('eva_template')
      .select('tpl_id')
      .where('eva_type', '=', 'TOTAL')
      .where('eva_year', '=', eva_year)
      .executeTakeFirst()
    if (known) continue
    const tpl_id = status === 'OPEN' ? 'ET9001' : 'ET9000'
    const head = { tpl_id, tpl_name: `${eva_year}년 종합평가표`, eva_type: 'TOTAL', eva_year, status }
    await insertInto(tx, 'eva_template', [{ ...head, item_cnt: items.length, weight_sum: 100 }])
    const rows = items.map(([eva_category, eva_item, weight, formula, bands, scale_desc], index) => ({
      ...{
        tpl_id,
        item_no: index + 1,
        eva_category,
        eva_item,
        weight,
        max_score: 100,
        formula,
        bands,
        scale_desc,
      },
      eva_method: formula === null ? 'MANUAL' : 'AUTO',
    }))
    await insertInto(tx, 'eva_template_item', rows)
  }
}

/** How many of the history have which grade, and between which totals they lie. */
const grades = [
  ['S', 3, 95.1, 97.8],
  ['A', 14, 85.2, 94.6],
  ['B', 16, 75.3, 84.7],
  ['C', 7, 60.4, 74.5],
  ['D', 2, 52.6, 58.9],
] as const

/** The best first; the two companies that people log in for stand where the story wants them. */
const scores: readonly (readonly [score: string, grade: string])[] = grades.flatMap(
  ([grade, count, least, most]) =>
    Array.from(
      { length: count },
      (_, index) => [(most - ((most - least) * index) / Math.max(1, count - 1)).toFixed(2), grade] as const,
    ),
)

const wordsOfObjection =
  '납품 지연 두 건은 귀사의 설계 변경에 따른 것으로, 납기준수율에서 제외해 주시기 바랍니다.'
const wordsOfAnswer = '변경 합의서를 확인했습니다. 한 건은 인정하여 점수를 조정하고 한 건은 유지합니다.'

interface Past {
  readonly comp_no: string
  readonly score: string
  readonly grade: string
  readonly daysAgo: number
  readonly objection?: 'open' | 'answered'
}

async function seedHistory(tx: Transaction, now: Date): Promise<void> {
  const today = koreanDay(now)
  const { eva_year: year, eva_period: half } = halfOf(today)
  const period =
    half === 'H2'
      ? { eva_year: year, eva_period: 'H1' }
      : { eva_year: String(Number(year) - 1), eva_period: 'H2' }
  const template = await tx
    .selectFrom('eva_template')
    .select('tpl_id')
    .where('eva_type', '=', 'TOTAL')
    .where('eva_year', '=', period.eva_year)
    .executeTakeFirstOrThrow()
  const companies = await tx
    .selectFrom('company')
    .select(['comp_no'])
    .where('status', 'in', ['REGISTERED', 'SUSPENDED'])
    .orderBy('comp_no')
    .limit(scores.length)
    .execute()
  const published = addDays(today, -40)
  const month = `${published.slice(0, 4)}${published.slice(5, 7)}`
  for (const [index, past] of pastOf(companies.map(({ comp_no }) => comp_no)).entries()) {
    const total_no = `TE${month}-${String(index + 1).padStart(6, '0')}`
    const at = new Date(atWorkBy(now.getTime() - past.daysAgo * day))
    const objected = past.objection === undefined ? null : new Date(atWorkBy(now.getTime() - 8 * day))
    await insertInto(tx, 'eva_total', [
      {
        ...{ total_no, tpl_id: template.tpl_id, comp_no: past.comp_no, ...period, po_cnt: 3 + (index % 9) },
        ...{ po_amt: 18_000_000 + index * 2_350_000, auto_score: (Number(past.score) * 0.8).toFixed(2) },
        ...{ manual_score: (Number(past.score) - Number((Number(past.score) * 0.8).toFixed(2))).toFixed(2) },
        ...{
          total_score: past.score,
          eva_grade: past.grade,
          calculated_dt: at,
          source_system: 'MIG',
          drafter: manager,
        },
        ...{
          published_dt: at,
          approval_status: 'A',
          status: past.objection === 'open' ? 'OBJECTED' : 'PUBLISHED',
        },
        ...{ objection: objected === null ? null : wordsOfObjection, objected_dt: objected },
        objection_answer: past.objection === 'answered' ? wordsOfAnswer : null,
        ...{ created_by: manager, created_dt: at, updated_by: manager, updated_dt: at, version: 4 },
      },
    ])
    await insertInto(tx, 'eva_total_score', scoresOfPast(total_no, past.score, index))
    await tellHistory(tx, total_no, past, at, objected)
    await followGrade({ tx }, past.comp_no)
  }
  await sql`insert into doc_sequence (prefix, yyyymm, last_no) values ('TE', ${month}, ${scores.length})
    on conflict (prefix, yyyymm) do update set last_no = greatest(doc_sequence.last_no, excluded.last_no)`.execute(
    tx,
  )
}

const toCents = (points: number) => Math.round(points * 100)

/** What the items gave: alike but for what one area takes from another, so that the parts add up to the total. */
function scoresOfPast(total_no: string, score: string, index: number) {
  const auto = toCents(Number(score) * 0.8)
  const share = auto / 8_000
  const [weights, shifts] = [
    [25, 25, 15, 5, 10],
    [1, -1, 0.5, 0, -0.5],
  ]
  const most = Math.min(1_900 * (1 - share), 60 + (index % 6) * 50) * (index % 2 === 0 ? 1 : -1)
  const parts = weights.map((weight, at) => Math.round(weight * 100 * share + most * (shifts[at] ?? 0)))
  const rest = auto - parts.reduce((sum, part) => sum + part, 0)
  const all = [...parts.map((part, at) => (at === 0 ? part + rest : part)), toCents(Number(score)) - auto]
  return all.map((part, at) => {
    const weight = weights[at] ?? 20
    return {
      ...{ total_no, item_no: at + 1, eff_weight: weight },
      ...{ weighted: (part / 100).toFixed(2), score: (part / weight).toFixed(2) },
    }
  })
}

/** The steps of a total that was loaded as history. */
async function tellHistory(
  tx: Transaction,
  docNo: string,
  past: Past,
  at: Date,
  objected: Date | null,
): Promise<void> {
  const step = async (who: string, when: Date, action: string, from: string | null, to: string) =>
    addEvent(await contextOf(tx, who, when), { docType: 'ET', docNo, action, from, to })
  await step(manager, at, 'createEvaTotal', null, 'OPEN')
  await step(manager, at, 'calcEvaTotal', 'OPEN', 'CALCULATED')
  await step(manager, at, 'submitEvaTotal', 'CALCULATED', 'APPROVING')
  await step('buy.head', at, 'approveDoc', 'APPROVING', 'CONFIRMED')
  await step(manager, at, 'publishEvaTotal', 'CONFIRMED', 'PUBLISHED')
  if (objected === null) return
  // Whoever of the supplier objected is not kept with what was loaded.
  await step(manager, objected, 'objectEvaTotal', 'PUBLISHED', 'OBJECTED')
  if (past.objection === 'answered')
    await step('buy.head', objected, 'answerEvaObjection', 'OBJECTED', 'PUBLISHED')
}

/** C000001 has an A of 88.90 and C000002 a B, published five days ago, so that they may still object. */
function pastOf(companies: readonly string[]): readonly Past[] {
  const [first = '', second = '', ...others] = companies
  const left = scores.filter(
    ([, grade], index) =>
      index !== scores.findIndex(([, one]) => one === 'A') &&
      !(grade === 'B' && index === scores.findIndex(([, one]) => one === 'B')),
  )
  return [
    { comp_no: first, score: '88.90', grade: 'A', daysAgo: 5 },
    { comp_no: second, score: '79.45', grade: 'B', daysAgo: 5 },
    ...others.flatMap((comp_no, index): readonly Past[] => {
      const [score = '', grade = ''] = left[(index * 7) % left.length] ?? []
      if (index === 3) return [{ comp_no, score, grade, daysAgo: 12, objection: 'open' }]
      if (index === 8) return [{ comp_no, score, grade, daysAgo: 40, objection: 'answered' }]
      return [{ comp_no, score, grade, daysAgo: 40 }]
    }),
  ]
}

/** Ten nobody has computed yet; of the others most wait for their submission. */
const [openCount, approvingCount, rejectedCount, confirmedCount] = [10, 3, 2, 3]

async function seedCurrent(tx: Transaction, now: Date): Promise<void> {
  const { eva_year, eva_period } = halfOf(koreanDay(now))
  const at = (daysAgo: number) => contextOf(tx, manager, new Date(atWorkBy(now.getTime() - daysAgo * day)))
  await createTotals(await at(9), { evaYear: eva_year, evaPeriod: eva_period })
  const read = () =>
    tx
      .selectFrom('eva_total')
      .selectAll()
      .where('eva_year', '=', eva_year)
      .where('eva_period', '=', eva_period)
      .orderBy('total_no')
      .execute()
  const calculated = (await read()).slice(0, -openCount)
  const done = await calculateTotals(await at(7), calculated)
  const numbers = calculated.flatMap(({ total_no }) => (done.has(total_no) ? total_no : []))
  const submitted = numbers.slice(0, approvingCount + rejectedCount + confirmedCount)
  const versions = new Map((await read()).map(({ total_no, version }) => [total_no, version]))
  for (const [index, total_no] of submitted.entries()) {
    const context = await at(4)
    await totals.submit(context, { id: total_no, version: versions.get(total_no) ?? 0 }, {})
    if (index < approvingCount) continue
    const rejection =
      index < approvingCount + rejectedCount ? '업무평가가 모두 확정된 뒤에 다시 상신해 주세요.' : undefined
    await decideOfSeed(tx, totals.approval, total_no, { at: context.now, rejection })
  }
}
