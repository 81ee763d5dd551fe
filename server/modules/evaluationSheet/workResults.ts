import { type RawBuilder, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { wireOf } from '../../document/columns'
import { countLimit } from '../../document/documentList'
import { operationFact } from '../../document/erasedRoute'
import { given } from '../../document/givenFields'
import { codesOf, pageOf, sortOf } from '../../document/listQuery'
import { belowGroups } from '../../master/belowGroups'

/** Buyers read what came of confirmed sheets, and not whose they are (domain 6.2). */
export const readsResultsAlone = ({ group }: Pick<Actor, 'group'>): boolean => ['33', '32'].includes(group)

interface ResultRow {
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly sg_name: string | null
  readonly eva_year: string
  readonly eva_period: string
  readonly assigned_cnt: number
  readonly submitted_cnt: number
  readonly confirmed_cnt: number
  readonly avg_score: string | null
  readonly min_score: string | null
  readonly max_score: string | null
  readonly submitted_keys: readonly { id: string; version: number }[] | null
}

const answered = operationFact('listEvaWorkResult').answer.fields

const sortColumns = {
  compNo: 'comp_no',
  compNameKr: 'comp_name_kr',
  sgName: 'sg_name',
  evaYear: 'eva_year',
  evaPeriod: 'eva_period',
  assignedCnt: 'assigned_cnt',
  submittedCnt: 'submitted_cnt',
  confirmedCnt: 'confirmed_cnt',
  avgScore: 'avg_score',
  minScore: 'min_score',
  maxScore: 'max_score',
}

/** By these the rows of a page are found before anything is counted. */
const keys: readonly (string | undefined)[] = [undefined, 'compNo', 'evaYear', 'evaPeriod']
const isByKeys = (sort: string | undefined): boolean =>
  (sort ?? '').split(',').every(part => keys.includes(part.split(':')[0] || undefined))

/** One row for each company, year and period; averages are those of confirmed sheets. */
export function listWorkResults(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['listEvaWorkResult'],
): Promise<OperationAnswers['listEvaWorkResult']> {
  const isAlone = readsResultsAlone(actor)
  const sheets = sql`eva_work sheet where ${sql.join(sheetConditions(input, isAlone), sql` and `)}`
  const { limit, offset } = pageOf(input)
  const order = sql`${sortOf(input.sort, sortColumns, { column: 'comp_no', direction: 'asc' })}, eva_year, eva_period`
  const page = sql`order by ${order} limit ${input.want === 'totals' ? 0 : limit} offset ${offset}`
  const isPaged = isByKeys(input.sort)
  const counted = isPaged
    ? sql`select sheet.* from (select sheet.comp_no, sheet.eva_year, sheet.eva_period from ${sheets}
          group by 1, 2, 3 ${page}) shown
        join (select sheet.* from ${sheets}) sheet using (comp_no, eva_year, eva_period)`
    : sql`select sheet.* from ${sheets}`
  const results = sql`(select sheet.comp_no, company.comp_name_kr, (select sg_name from sg_company supplied
        join sourcing_group using (sg_code) where supplied.comp_no = company.comp_no and supplied.use_yn = 'Y'
        order by supplied.main_yn desc, sg_code limit 1) as sg_name, sheet.eva_year, sheet.eva_period,
      count(*)::int as assigned_cnt,
      (count(*) filter (where sheet.status in ('SUBMITTED', 'CONFIRMED')))::int as submitted_cnt,
      (count(*) filter (where sheet.status = 'CONFIRMED'))::int as confirmed_cnt,
      round(avg(sheet.total_score) filter (where sheet.status = 'CONFIRMED'), 2) as avg_score,
      min(sheet.total_score) filter (where sheet.status = 'CONFIRMED') as min_score,
      max(sheet.total_score) filter (where sheet.status = 'CONFIRMED') as max_score,
      jsonb_agg(jsonb_build_object('id', sheet.work_no, 'version', sheet.version) order by sheet.work_no)
        filter (where sheet.status = 'SUBMITTED') as submitted_keys
    from (${counted}) sheet join company on company.comp_no = sheet.comp_no collate "default"
    group by sheet.comp_no, company.comp_no, sheet.eva_year, sheet.eva_period) result`
  const read = async () => {
    const { rows } = await sql<ResultRow>`select * from ${results}
      ${isPaged ? sql`order by ${order}` : page}`.execute(tx)
    const found = await sql<{
      total: number
    }>`select count(*)::int as total from (select distinct sheet.comp_no,
        sheet.eva_year, sheet.eva_period from ${sheets} limit ${countLimit}) found`.execute(tx)
    return { rows: rows.map(row => resultOf(row, isAlone)), total: found.rows[0]?.total ?? 0 }
  }
  return isAlone ? runAsSystem(tx, read) : read()
}

const amongSheets = (which: RawBuilder<unknown>) => sql`exists (select from eva_work one
  where (one.comp_no, one.eva_year, one.eva_period) = (sheet.comp_no, sheet.eva_year, sheet.eva_period) and ${which})`

function sheetConditions(
  input: OperationRequests['listEvaWorkResult'],
  isAlone: boolean,
): readonly RawBuilder<unknown>[] {
  const { evaYear, evaPeriod, compNo, evaluator, status } = input
  const groups = belowGroups(sql`supplied.sg_code`, input)
  const states = codesOf(status)
  return [
    sql`true`,
    ...(evaYear ? [sql`sheet.eva_year = ${evaYear}`] : []),
    ...(isAlone ? [sql`sheet.status = 'CONFIRMED'`] : []),
    ...(evaPeriod ? [sql`sheet.eva_period = ${evaPeriod}`] : []),
    ...(compNo ? [sql`sheet.comp_no = ${compNo}`] : []),
    // Companies with such a sheet; what is counted are all their sheets.
    ...(evaluator && !isAlone ? [amongSheets(sql`one.evaluator = ${evaluator}`)] : []),
    ...(states.length > 0 && !isAlone ? [amongSheets(sql`one.status in (${sql.join(states)})`)] : []),
    ...(groups
      ? [
          sql`exists (select from sg_company supplied where supplied.comp_no = sheet.comp_no
          and supplied.use_yn = 'Y' and ${groups})`,
        ]
      : []),
  ]
}

function resultOf(row: ResultRow, isAlone: boolean): OperationAnswers['listEvaWorkResult']['rows'][number] {
  const submittedKeys = isAlone ? null : [...(row.submitted_keys ?? [])]
  return { ...wireOf(answered, { ...row }), ...given({ submittedKeys }) } as unknown as ReturnType<
    typeof resultOf
  >
}
