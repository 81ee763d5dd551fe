import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { halfYearOf } from '../../schemas/shared/halfYear'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { sheetTotal } from '../modules/evaluationSheet/sheetScore'
import { seededItems, workOpinions } from './evaluationItems'
import { nextNumbers } from './nextNumbers'
import { type SeededRandom, seededRandom } from './seededRandom'
import { seedSurveys } from './surveySeed'
import { atWorkBy, beforeEnd } from './workingTime'
import { writeEvents } from './writeEvents'

type Event = Insertable<Tables['document_event']>

const day = 86_400_000
const manager = { singleid: 'vendor.mgr', hname: '최은지' }
const assigned = 'ASSIGNED'

/** Half-years as they lie around a day. */
function halvesAround(today: string) {
  const year = Number(today.slice(0, 4))
  const evaPeriod = halfYearOf(today)
  return {
    current: { evaYear: String(year), evaPeriod },
    last:
      evaPeriod === 'H1'
        ? { evaYear: String(year - 1), evaPeriod: 'H2', end: `${year - 1}-12-31` }
        : { evaYear: String(year), evaPeriod: 'H1', end: `${year}-06-30` },
  }
}

async function writeTemplates(tx: Transaction, now: Date): Promise<ReadonlyMap<string, string>> {
  const year = Number(koreanDay(now).slice(0, 4))
  const names: Readonly<Record<string, string>> = {
    ...{
      REG: '협력사 등록평가표',
      WORK: '협력사 업무평가표',
      TOTAL: '협력사 종합평가표',
      CONTRACT: '계약업체 평가표',
    },
  }
  const told = [
    ['TOTAL', year - 1, 'CLOSED'],
    ['REG', year, 'OPEN'],
    ['WORK', year, 'OPEN'],
    ['TOTAL', year, 'OPEN'],
    ['CONTRACT', year, 'OPEN'],
    ['WORK', year + 1, 'DRAFT'],
  ] as const
  const created = new Date(atWorkBy(Date.parse(`${year - 1}-12-10T10:00:00+09:00`)))
  const written = {
    created_by: manager.singleid,
    created_dt: created,
    updated_by: manager.singleid,
    updated_dt: created,
  }
  const events: Event[] = []
  const ids = new Map<string, string>()
  for (const [index, [type, ofYear, status]] of told.entries()) {
    const tpl_id = `ET${zeroPad(index + 1, 4)}`
    const items = seededItems[type] ?? []
    if (status === 'OPEN') ids.set(type, tpl_id)
    await insertRows(tx, 'eva_template', [
      {
        ...{
          tpl_id,
          tpl_name: `${ofYear}년 ${names[type] ?? ''}`,
          eva_type: type,
          eva_year: String(ofYear),
          status,
        },
        ...{ item_cnt: items.length, weight_sum: 100, ...written },
      },
    ])
    await insertRows(
      tx,
      'eva_template_item',
      items.map(({ area, name, weight, formula, bands, scale }, at) => ({
        ...{ tpl_id, item_no: at + 1, eva_category: area, eva_item: name, weight, scale_desc: scale },
        ...{
          eva_method: formula === undefined ? 'MANUAL' : 'AUTO',
          formula: formula ?? null,
          bands: bands ?? null,
        },
        max_score: ['TOTAL', 'CONTRACT'].includes(type) ? 100 : 5,
      })),
    )
    const of = { doc_type: 'EM', doc_no: tpl_id, actor: manager.singleid, actor_name: manager.hname }
    const at = (minutes: number) => new Date(created.getTime() + minutes * 60_000)
    events.push({ ...of, at: at(0), action: 'saveEvaTemplate', from_status: null, to_status: 'DRAFT' })
    if (status !== 'DRAFT')
      events.push({ ...of, at: at(60), action: 'openEvaTemplate', from_status: 'DRAFT', to_status: 'OPEN' })
    if (status === 'CLOSED')
      events.push({ ...of, at: at(90), action: 'closeEvaTemplate', from_status: 'OPEN', to_status: 'CLOSED' })
  }
  await writeEvents(tx, events)
  return ids
}

interface Evaluator {
  readonly singleid: string
  readonly hname: string
}

/** Everybody who is asked for his opinion; the first five have something to do. */
const evaluatorIds = [
  ...['buy.mobile', 'buy.all', 'req.mobile', 'head.mobile', 'vendor.mgr'],
  ...['buy.semi', 'req.semi', 'recv.mobile', 'head.mfg', 'dept.mobile'],
]

/** Of the current half-year so many suppliers have a confirmed sheet; the other sheets stand in these states. */
const confirmedCount = 30
const openStates: readonly (readonly [status: string, count: number])[] = [
  ['ASSIGNED', 20],
  ['SAVED', 12],
  ['RETURNED', 4],
  ['SUBMITTED', 14],
]

function scoresOf(random: SeededRandom, isGood: boolean): readonly string[] {
  const steps = isGood ? ['4', '4.5', '5', '4', '5'] : ['3', '3.5', '4', '3', '4.5']
  return (seededItems.WORK ?? []).map(() => random.pick(steps))
}

/** Two sheets of each of forty suppliers for each half-year: the old ones confirmed, the others under way. */
async function writeWork(tx: Transaction, now: Date, tplId: string): Promise<void> {
  const random = seededRandom(31)
  const { current, last } = halvesAround(koreanDay(now))
  const { rows: companies } = await sql<{ comp_no: string }>`select comp_no from po
    where order_type <> 'TEST' and status not in ('CANCELED', 'DECLINED') group by comp_no order by comp_no limit 40`.execute(
    tx,
  )
  const people = new Map(
    (
      await tx
        .selectFrom('person')
        .select(['singleid', 'hname'])
        .where('singleid', 'in', evaluatorIds)
        .execute()
    ).map(person => [person.singleid, person]),
  )
  const evaluatorOf = (at: number): Evaluator => {
    const singleid = evaluatorIds[at % evaluatorIds.length] ?? ''
    return people.get(singleid) ?? { singleid, hname: singleid }
  }
  const order = openStates.flatMap(([status, count]) => Array.from({ length: count }, () => status))
  const told = [last, current].flatMap((half, which) =>
    companies.flatMap(({ comp_no }, index) =>
      [0, 1].map(second => {
        const at = index * 2 + second
        const isConfirmed = which === 0 || (second === 0 && index < confirmedCount)
        // Neighbours differ, so that each of the evaluators has sheets of several states.
        const place = index < confirmedCount ? index : at - confirmedCount
        const status = isConfirmed ? 'CONFIRMED' : (order[(place * 37) % order.length] ?? assigned)
        const evaluator = evaluatorOf(index + second * 3 + which)
        const due =
          which === 0 && 'end' in half
            ? addDays(String(half.end), 20)
            : addDays(koreanDay(now), ((at * 7) % 17) - 2)
        return { half, comp_no, status, evaluator, due }
      }),
    ),
  )
  const dates = told.map(
    ({ due }) =>
      new Date(atWorkBy(Math.min(Date.parse(`${due}T10:00:00+09:00`) - 16 * day, now.getTime() - 2 * day))),
  )
  const numbers = await nextNumbers(tx, 'EW', dates)
  const events: Event[] = []
  const scores: Insertable<Tables['eva_work_score']>[] = []
  const items = seededItems.WORK ?? []
  const sheets = told.map(
    ({ half, comp_no, status, evaluator, due }, index): Insertable<Tables['eva_work']> => {
      const work_no = numbers[index] ?? ''
      const begun = (dates[index] ?? now).getTime()
      const isGood = index % 4 !== 0
      const given = status === assigned ? [] : scoresOf(random, isGood)
      // Somebody who has begun has not come to the end.
      const known = given.map((score, at) => (status === 'SAVED' && at >= 3 ? null : score))
      const total = sheetTotal(
        items.map(({ weight }, at) => ({ score: known[at] ?? null, weight, max_score: 5 })),
      )
      for (const [at] of items.entries())
        scores.push({ work_no, item_no: at + 1, score: known[at] ?? null, opinion: null })
      const of = { doc_type: 'EW', doc_no: work_no }
      const step = (
        hours: number,
        who: Evaluator,
        action: string,
        from: string | null,
        to: string,
        reason?: string,
      ) => {
        const at = new Date(beforeEnd(begun, atWorkBy(begun + hours * 3_600_000), now.getTime()))
        const row = {
          ...of,
          at,
          actor: who.singleid,
          actor_name: who.hname,
          action,
          from_status: from,
          to_status: to,
        }
        events.push({ ...row, ...(reason === undefined ? {} : { reason }) })
        return at
      }
      const boss =
        evaluator.singleid === manager.singleid ? { singleid: 'buy.head', hname: '김성호' } : manager
      step(0, manager, 'assignEvaWork', null, assigned)
      if (status !== assigned) step(20, evaluator, 'saveEvaWork', assigned, 'SAVED')
      const isIn = ['SUBMITTED', 'CONFIRMED', 'RETURNED'].includes(status)
      const submitted = isIn ? step(26, evaluator, 'submitEvaWork', 'SAVED', 'SUBMITTED') : undefined
      if (status === 'CONFIRMED') step(45, boss, 'confirmEvaWork', 'SUBMITTED', 'CONFIRMED')
      if (status === 'RETURNED')
        step(40, boss, 'returnEvaWork', 'SUBMITTED', 'RETURNED', '원가협력 점수의 근거를 보완해 주세요.')
      const written = {
        created_by: manager.singleid,
        created_dt: new Date(begun),
        updated_by: manager.singleid,
        updated_dt: new Date(begun),
      }
      return {
        ...{ work_no, tpl_id: tplId, comp_no, eva_year: half.evaYear, eva_period: half.evaPeriod },
        ...{ evaluator: evaluator.singleid, due_date: due, total_score: total, status },
        opinion: given.length === 0 ? null : random.pick(isGood ? workOpinions.good : workOpinions.fair),
        submitted_dt: submitted && status !== 'RETURNED' ? submitted : null,
        ...written,
      }
    },
  )
  await insertRows(tx, 'eva_work', sheets)
  await insertRows(tx, 'eva_work_score', scores)
  await writeEvents(tx, events)
}

/** Templates, the sheets of two half-years and the surveys of what was received. */
export async function seedEvaluations(tx: Transaction, now: Date): Promise<void> {
  const templates = await writeTemplates(tx, now)
  await writeWork(tx, now, templates.get('WORK') ?? '')
  await seedSurveys(tx, now)
}
