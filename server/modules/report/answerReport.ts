import { sql } from 'kysely'
import { firstDayOf, monthOf } from '../../../schemas/shared/calendar'
import { koreanTimestamp } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { tunePlanner } from '../../database/tunePlanner'
import type { OperationContext, OperationRoute } from '../../http/route'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { labelIn } from '../../master/labelsIn'
import { wantedLanguage } from '../code/messageBook'
import { countReport } from './countGroups'
import type { ReportInput } from './fact'
import { type Figures, figureValues } from './figure'
import { departmentNames } from './groupNames'
import type { Counted, Group, ReportContext, ReportKind, ReportParts } from './reportKind'
import { reportMonths, reportPeriod } from './reportMonths'

/** The operation of a report. What it answers is checked against the contract as it is written. */
export function reportRoute(kind: ReportKind): OperationRoute {
  return {
    operationId: kind.operation,
    exemptFromKey: false,
    mayLag: true,
    run: context => answerReport(kind, context as OperationContext<ReportInput>),
  }
}

/** What a report reads for one question; its queries are planned for the values of this one. */
export async function reportContext({
  tx,
  actor,
  input,
  clock,
  http,
}: OperationContext<ReportInput>): Promise<ReportContext> {
  const today = clock.today()
  // What is asked without a month is of today.
  const { yyyymm = monthOf(today), yyyymmFrom, yyyymmTo = '' } = input
  const months =
    yyyymmFrom === undefined
      ? reportMonths(yyyymm, today, input.ytdYn === 'Y')
      : reportPeriod(yyyymmFrom, yyyymmTo, today)
  const language = wantedLanguage(http.headers['accept-language'])
  await tunePlanner(tx)
  return { tx, actor, input, months, today, say: korean => labelIn(language, korean) }
}

async function answerReport(kind: ReportKind, call: OperationContext<ReportInput>): Promise<object> {
  const context = await reportContext(call)
  const counted = await countReport(kind, context)
  const { rows, sums, kpi, figures, charts } = await (kind.parts ?? plainParts)(counted, context)
  return {
    rows,
    total: rows.length,
    sums,
    ...(counted.sections.length > 0 && { subtotals: counted.sections.map(subtotal(counted.figures)) }),
    ...(kpi && { kpi }),
    ...(figures && { figures }),
    ...charts,
    columns: explanations(kind, counted.figures, context),
    asOf: await asOf(context, call.now),
  }
}

/** The figures of a section by the same formulas: rates of its sums, each document counted once. */
const subtotal =
  (figures: Figures) =>
  ({ key: { section }, numbers }: Group) => ({ section, ...figureValues(figures, numbers) })

/** A row for each group, in the order of its key, with the names of departments. */
async function plainParts(
  { groups, whole, figures }: Counted,
  { tx, months }: ReportContext,
): Promise<ReportParts> {
  const names = await departmentNames(tx, groups, months.last)
  return {
    rows: groups.map(({ key: { section, deptcd, deptnm }, numbers }) => ({
      section,
      ...(deptcd && { deptcd, deptnm: names.get(deptcd) ?? deptnm ?? '' }),
      ...figureValues(figures, numbers),
    })),
    sums: figureValues(figures, whole.numbers),
  }
}

/** The formula of each column by its field: rows, tiles and charts, answered once for all of them (D-R8). */
function explanations(
  { beside = {}, told = {} }: ReportKind,
  figures: Figures,
  { say }: ReportContext,
): Readonly<Record<string, string>> {
  const formulas = Object.entries({ ...figures, ...beside }).map(
    ([field, { explanation }]): readonly [string, string] => [field, say(explanation)],
  )
  const texts = Object.entries(told).map(([field, { text }]): readonly [string, string] => [field, say(text)])
  return Object.fromEntries([...formulas, ...texts])
}

/** Of when and of whom the figures are (D-R5). */
async function asOf({ tx, actor, months, today, say }: ReportContext, now: Date): Promise<object> {
  const lagSeconds = await readLag(tx)
  return {
    at: koreanTimestamp(now.getTime() - lagSeconds * 1_000),
    ...(lagSeconds > 0 && { lagSeconds }),
    months: [{ yyyymm: months.last, closed: await isClosed(tx, months.last, today) }],
    scope: say(scopeText(actor)),
  }
}

/**
 * How far a replica is behind, in whole seconds: by its newest transaction, unless it has replayed all that still reaches it. The
 * database itself is not behind.
 */
async function readLag(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ lag: number | null }>`select case when not pg_is_in_recovery() then 0
    when exists (select from pg_stat_wal_receiver) and pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn() then 0
    else ceil(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::int end as lag`.execute(
    tx,
  )
  return rows[0]?.lag ?? 0
}

async function isClosed(tx: Transaction, yyyymm: string, today: string): Promise<boolean> {
  return yyyymm < monthOf(today) && !(await isOpenPeriod(tx, firstDayOf(yyyymm), today))
}

function scopeText({ scope, section, deptnm }: Actor): string {
  switch (scope) {
    case 'all':
      return '전체'
    case 'section':
      return section
    case 'dept':
      return deptnm
    default:
      return '본인 문서'
  }
}
