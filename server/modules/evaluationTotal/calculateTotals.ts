import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAsSystem } from '../../database/runAsSystem'
import { addEvents, type EventContext } from '../../document/documentEvents'
import { type EvaluationItem, scoreItems, totalOf } from '../supplierFigures/evaluationScore'
import {
  countedOrder,
  type Figure,
  factSums,
  factsOf,
  figureOf,
  figures,
} from '../supplierFigures/figureFacts'
import { periodDays, type TotalRecord } from './totalKind'

interface Measured {
  readonly total_no: string
  readonly is_able: boolean
  readonly po_cnt: number
  readonly po_amt: string
  /** Figures by item; those without data are left out. */
  readonly raws: Readonly<Record<string, string>>
}

/**
 * Computes totals of one period again from the documents (domain 3.5), with their facts, scores, sums and what came before; one
 * without any figure stays as it is and has no answer. The totals are locked by the caller.
 */
export async function calculateTotals(
  context: EventContext,
  totals: readonly TotalRecord[],
): Promise<ReadonlyMap<string, TransitionAnswer>> {
  const [first] = totals
  if (!first) return new Map()
  const results = await runAsSystem(context.tx, async () => {
    const measured = await measure(context, totals, first)
    const items = await readItems(context, totals)
    const earlier = await readEarlier(context, totals, first)
    const byNumber = new Map(measured.map(one => [one.total_no, one]))
    const scored = totals.flatMap(stored => {
      const found = byNumber.get(stored.total_no)
      if (!found?.is_able) return []
      const sheet = scoreItems(
        items.get(stored.tpl_id) ?? [],
        new Map(Object.entries(found.raws).map(([itemNo, raw]) => [Number(itemNo), raw])),
      )
      const { autoScore, manualScore } = sheet
      const { adjust_score: adjustScore, objection_score: objectionScore } = stored
      const sum = totalOf({ autoScore, manualScore, adjustScore, objectionScore })
      return [{ ...found, ...sum, sheet, stored, earlier: earlier.get(stored.comp_no) }]
    })
    await store(context, scored)
    return scored
  })
  await addEvents(
    context,
    results.map(({ total_no, stored, totalScore, grade }) => ({
      ...{ docType: 'ET', docNo: total_no, action: 'calcEvaTotal', from: stored.status, to: 'CALCULATED' },
      after: { totalScore, evaGrade: grade },
    })),
  )
  return new Map(
    results.map(({ total_no, stored }) => [
      total_no,
      {
        ...{ success: true, docNo: total_no, status: 'CALCULATED' },
        ...{ approvalStatus: stored.approval_status, version: stored.version + 1 },
      },
    ]),
  )
}

/** The facts are kept in the statement that sums them, so that no figure differs from what it counts. */
async function measure(
  { tx, now }: EventContext,
  totals: readonly TotalRecord[],
  period: TotalRecord,
): Promise<readonly Measured[]> {
  const { from, to } = periodDays(period)
  const window = { from, to, now, companies: sql`select comp_no from target` }
  const counted = sql.join(
    figures.map(figure => sql`select ${figure} as formula, fact.* from (${factsOf(figure, window)}) fact`),
    sql` union all `,
  )
  const figure = sql.join(
    figures.map(name => sql`when ${name} then ${figureOf[name]}`),
    sql` `,
  )
  const { rows } = await sql<Measured>`with
    target as materialized (select total_no, comp_no, tpl_id from eva_total
      where total_no = any(${totals.map(({ total_no }) => total_no)}::text[])),
    item as materialized (select * from eva_template_item where tpl_id in (select tpl_id from target)),
    ordered as materialized (select comp_no, count(*)::int as po_cnt, sum(total_amt_krw) as po_amt from po
      where comp_no in (select comp_no from target) and ${countedOrder} and po_date between ${from}::date and ${to}::date
      group by comp_no),
    counted as materialized (
      select total_no, item_no, counted.* from (${counted}) counted join target using (comp_no)
        join item on item.tpl_id = target.tpl_id and item.formula = counted.formula
      union all select total_no, item_no, 'SHEETS', sheet.comp_no, 'EW', work_no, null, submitted_dt::date,
        sheet.total_score, null, ''
      from target join item on item.tpl_id = target.tpl_id and item.eva_method = 'MANUAL'
        join eva_work sheet on sheet.comp_no = target.comp_no and sheet.eva_year = ${period.eva_year}
          and sheet.eva_period = ${period.eva_period} and sheet.status = 'CONFIRMED'),
    measured as materialized (select total_no, item_no, formula,
        case formula ${figure} else ${figureOf.SATIS_AVG} end as raw
      from (select total_no, item_no, formula, ${factSums} from counted group by total_no, item_no, formula) summed),
    able as materialized (select total_no from target join ordered using (comp_no)
      where exists (select from measured where measured.total_no = target.total_no and formula <> 'SHEETS'
        and raw is not null)),
    cleared as (delete from eva_total_fact where total_no in (select total_no from able) returning 1),
    -- Counting what was cleared makes it happen before anything is kept.
    kept as (insert into eva_total_fact (total_no, item_no, seq, doc_type, doc_no, line_no, base_date, value1, value2, bigo)
      select total_no, item_no, row_number() over (partition by total_no, item_no order by base_date, doc_no, line_no),
        doc_type, doc_no, line_no, base_date, round(value1, 4), round(value2, 4), nullif(bigo, '')
      from counted where total_no in (select total_no from able) and (select count(*) from cleared) >= 0)
    select target.total_no, able.total_no is not null as is_able, coalesce(po_cnt, 0) as po_cnt,
      coalesce(po_amt, 0)::text as po_amt, coalesce((select jsonb_object_agg(item_no, raw::text) from measured
        where measured.total_no = target.total_no and raw is not null), '{}') as raws
    from target left join ordered using (comp_no) left join able using (total_no)`.execute(tx)
  return rows
}

async function readItems({ tx }: EventContext, totals: readonly TotalRecord[]) {
  const templates = [...new Set(totals.map(({ tpl_id }) => tpl_id))]
  const rows = await tx
    .selectFrom('eva_template_item')
    .selectAll()
    .where('tpl_id', 'in', templates)
    .orderBy('item_no')
    .execute()
  const items = new Map<string, EvaluationItem[]>()
  for (const { tpl_id, item_no, eva_method, weight, max_score, formula, bands } of rows)
    items.set(tpl_id, [
      ...(items.get(tpl_id) ?? []),
      {
        ...{
          itemNo: item_no,
          method: eva_method === 'AUTO' ? 'AUTO' : 'MANUAL',
          weight,
          maxScore: max_score,
        },
        ...{ formula: (formula as Figure | null) ?? undefined, bands: bands ?? undefined },
      },
    ])
  return items
}

interface Earlier {
  readonly comp_no: string
  readonly total_score: string
  readonly eva_grade: string
}

/** The newest result of each company before the period: half-years follow half-years, years follow years. */
async function readEarlier(
  { tx }: EventContext,
  totals: readonly TotalRecord[],
  { eva_year, eva_period }: TotalRecord,
) {
  const { rows } = await sql<Earlier>`select distinct on (comp_no) comp_no, total_score::text, eva_grade
    from eva_total where comp_no = any(${totals.map(({ comp_no }) => comp_no)}::text[])
      and status in ('PUBLISHED', 'OBJECTED') and (eva_period = 'Y') = (${eva_period} = 'Y')
      and (eva_year, eva_period) < (${eva_year}, ${eva_period})
    order by comp_no, eva_year desc, eva_period desc`.execute(tx)
  return new Map(rows.map(row => [row.comp_no, row]))
}

interface Result extends Measured {
  readonly stored: TotalRecord
  readonly totalScore: string
  readonly grade: string
  readonly sheet: ReturnType<typeof scoreItems>
  readonly earlier: Earlier | undefined
}

async function store({ tx, actor, now }: EventContext, results: readonly Result[]): Promise<void> {
  const heads = results.map(({ total_no, po_cnt, po_amt, sheet, totalScore, grade, earlier }) => ({
    ...{ total_no, po_cnt, po_amt, auto_score: sheet.autoScore, manual_score: sheet.manualScore },
    ...{ total_score: totalScore, eva_grade: grade },
    ...{ prev_score: earlier?.total_score, prev_grade: earlier?.eva_grade },
  }))
  const scores = results.flatMap(({ total_no, sheet }) => sheet.items.map(item => ({ total_no, ...item })))
  const numbers = results.map(({ total_no }) => total_no)
  const given = sql`jsonb_to_recordset(${JSON.stringify(heads)}::text::jsonb) as given (total_no text, po_cnt int,
    po_amt numeric, auto_score numeric, manual_score numeric, total_score numeric, eva_grade text, prev_score numeric,
    prev_grade text)`
  await sql`update eva_total set po_cnt = given.po_cnt, po_amt = given.po_amt, auto_score = given.auto_score,
      manual_score = given.manual_score, total_score = given.total_score, eva_grade = given.eva_grade,
      prev_score = given.prev_score, prev_grade = given.prev_grade, calculated_dt = ${now}, status = 'CALCULATED',
      version = version + 1, updated_by = ${actor.userId}, updated_dt = ${now}
    from ${given} where eva_total.total_no = given.total_no`.execute(tx)
  await sql`delete from eva_total_score where total_no = any(${numbers}::text[])`.execute(tx)
  await sql`insert into eva_total_score (total_no, item_no, raw_value, score, eff_weight, weighted)
    select total_no, "itemNo", raw, score, "effWeight", weighted
    from jsonb_to_recordset(${JSON.stringify(scores)}::text::jsonb) as given (total_no text, "itemNo" int, raw numeric,
      score numeric, "effWeight" numeric, weighted numeric)`.execute(tx)
}

export const isBegun = (total: Pick<TotalRecord, 'eva_year' | 'eva_period'>, now: Date) =>
  periodDays(total).from <= koreanDay(now)
export const isEnded = (total: Pick<TotalRecord, 'eva_year' | 'eva_period'>, now: Date) =>
  periodDays(total).to < koreanDay(now)
