import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { sheetTotal } from '../modules/evaluationSheet/sheetScore'
import { seededItems, workOpinions } from './evaluationItems'
import { nextNumbers } from './nextNumbers'
import { type SeededRandom, seededRandom } from './seededRandom'
import { atWorkBy, beforeEnd } from './workingTime'
import { writeEvents } from './writeEvents'

type Event = Insertable<Tables['document_event']>

const day = 86_400_000
const manager = { singleid: 'vendor.mgr', hname: '최은지' }
const assigned = 'ASSIGNED'

/** Half-years as they lie around a day. */
function halvesAround(today: string) {
  const year = Number(today.slice(0, 4))
  const isFirst = Number(today.slice(5, 7)) <= 6
  return {
    current: { evaYear: String(year), evaPeriod: isFirst ? 'H1' : 'H2' },
    last: isFirst
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

const states: readonly (readonly [status: string, count: number])[] = [
  ['ASSIGNED', 20],
  ['SAVED', 12],
  ['RETURNED', 4],
  ['SUBMITTED', 14],
  ['CONFIRMED', 30],
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
  const order = states.flatMap(([status, count]) => Array.from({ length: count }, () => status))
  const told = [last, current].flatMap((half, which) =>
    companies.flatMap(({ comp_no }, index) =>
      [0, 1].map(second => {
        const at = index * 2 + second
        // Neighbours differ, so that each of the evaluators has sheets of several states.
        const status = which === 0 ? 'CONFIRMED' : (order[(at * 37) % order.length] ?? assigned)
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

/** Who was asked how satisfied he is with an order that has come. */
async function writeSurveys(tx: Transaction, now: Date): Promise<void> {
  const random = seededRandom(37)
  const { rows: orders } = await sql<{
    po_no: string
    comp_no: string
    requester: string
    hname: string
    done: string
  }>`
    select po.po_no, po.comp_no, po.requester, person.hname, max(receipt.receipt_date)::text as done
    from po join warehousing receipt on receipt.po_no = po.po_no and receipt.wh_type = 'GR' and receipt.receipt_date is not null
      join person on person.singleid = po.requester
    where po.status in ('COMPLETED', 'CLOSED') and po.order_type <> 'TEST' and po.total_amt_krw >= 1000000
      and person.status = 'A' and person.use_flag = 'Y' and person.auth_group_id in ('99', '50', '34', '33', '32', '31', '30')
    group by po.po_no, person.hname order by max(receipt.receipt_date) desc, po.po_no limit 150`.execute(tx)
  const today = koreanDay(now)
  const own = orders.filter(({ requester }) => requester === 'req.mobile').slice(0, 3)
  const open = new Set(
    [...own, ...orders.filter(order => !own.includes(order)).slice(0, 22)].map(({ po_no }) => po_no),
  )
  const told = [...orders].reverse().map((order, index) => {
    const isOpen = open.has(order.po_no)
    const asked = isOpen ? addDays(today, -(index % 12) - 1) : order.done
    const status = isOpen
      ? 'REQUESTED'
      : index % 8 === 3 && addDays(asked, 14) < today
        ? 'EXPIRED'
        : index % 25 === 7
          ? 'EXCLUDED'
          : 'ANSWERED'
    return { ...order, asked, status }
  })
  told.sort((a, b) => (a.asked < b.asked ? -1 : a.asked > b.asked ? 1 : 0))
  const dates = told.map(({ asked }) => new Date(`${asked}T17:00:00+09:00`))
  const numbers = await nextNumbers(tx, 'TS', dates)
  const events: Event[] = []
  const rows = told.map(
    ({ po_no, comp_no, requester, hname, asked, status }, index): Insertable<Tables['trans_satis']> => {
      const satis_no = numbers[index] ?? ''
      const begun = (dates[index] ?? now).getTime()
      const of = { doc_type: 'TS', doc_no: satis_no }
      const system = { actor: 'system', actor_name: '시스템' }
      const at = (days: number) => new Date(Math.min(begun + days * day, now.getTime()))
      events.push({
        ...of,
        ...system,
        at: at(0),
        action: 'whConfirmed',
        from_status: null,
        to_status: 'REQUESTED',
      })
      const isBad = index % 9 === 0
      const five = [0, 1, 2, 3, 4].map(() => random.pick(isBad ? [2, 3, 3] : [4, 4, 5, 5, 3]))
      const sum = five.reduce((total, one) => total + one, 0)
      const isAnswered = status === 'ANSWERED' || status === 'EXCLUDED'
      const reason = '거래 상대가 바뀐 발주여서 집계에서 제외합니다.'
      if (isAnswered)
        events.push({
          ...{ ...of, actor: requester, actor_name: hname, at: at(3), action: 'answerSatis' },
          ...{ from_status: 'REQUESTED', to_status: 'ANSWERED' },
        })
      if (status === 'EXPIRED')
        events.push({
          ...of,
          ...system,
          at: at(15),
          action: 'expire',
          from_status: 'REQUESTED',
          to_status: 'EXPIRED',
        })
      if (status === 'EXCLUDED')
        events.push({
          ...{
            ...of,
            actor: manager.singleid,
            actor_name: manager.hname,
            at: at(6),
            action: 'excludeSatis',
            reason,
          },
          ...{ from_status: 'ANSWERED', to_status: 'EXCLUDED' },
        })
      const isReminded = status === 'REQUESTED' && index % 3 === 0
      const [score_qlt, score_dlv, score_prc, score_svc, score_doc] = five.map(one =>
        isAnswered ? one : null,
      )
      const written = { created_by: 'system', created_dt: at(0), updated_by: 'system', updated_dt: at(0) }
      return {
        ...{
          satis_no,
          po_no,
          comp_no,
          respondent: requester,
          requested_dt: asked,
          due_date: addDays(asked, 14),
          status,
        },
        ...{ score_qlt, score_dlv, score_prc, score_svc, score_doc },
        avg_score: isAnswered ? (sum / 5).toFixed(2) : null,
        answered_dt: isAnswered ? at(3) : null,
        comment: isAnswered && isBad ? '납품 후 문의에 대한 회신이 늦고 서류가 자주 빠집니다.' : null,
        exclude_reason: status === 'EXCLUDED' ? reason : null,
        reminder_cnt: isReminded ? 1 : 0,
        reminded_dt: isReminded ? at(0) : null,
        ...written,
      }
    },
  )
  await insertRows(tx, 'trans_satis', rows)
  await writeEvents(tx, events)
}

/** Templates, the sheets of two half-years and the surveys of what was received. */
export async function seedEvaluations(tx: Transaction, now: Date): Promise<void> {
  const templates = await writeTemplates(tx, now)
  await writeWork(tx, now, templates.get('WORK') ?? '')
  await writeSurveys(tx, now)
}
