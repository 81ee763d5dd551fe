import { sql } from 'kysely'
import type { EvaTotalGradeRow, TransitionAnswer } from '../../../codegen/generated/types'
import { subtractDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { tunePlanner } from '../../database/tunePlanner'
import type { Columns } from '../../document/columns'
import { filterConditions, listOf } from '../../document/listOf'
import { openDocument } from '../../document/openDocument'
import { eachDocument, keysOf, transitionEach } from '../../document/transitionKeys'
import { isConfirmed } from '../../http/confirmed'
import { question, refused } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { suppliesBelow } from '../../master/suppliedGroups'
import { goOnCalculating, readCalculation, startCalculation } from './calcJob'
import { calculateTotals, isEnded } from './calculateTotals'
import { createTotals } from './createTotals'
import { countOpenSheets, listAreas, listCyberAreas, listFacts, readCyberTotal, readTotal } from './readTotal'
import { remindOfObjections } from './remindOfObjections'
import { type TotalRecord, total } from './totalKind'
import { adjustTotal, answerObjection, objectTotal, totals } from './totalSteps'
import { totalTexts } from './totalTexts'

/** Totals of one call; more are a job. */
const mostAtOnce = 100
const second = 1000

/** The list of what its reader may see of each total. */
const seen = { docType: 'ET', prefix: 'TE', table: 'seen_eva_total', number: 'total_no' } as const
const where = { sgCode: suppliesBelow }

async function openSheets(tx: Transaction, rows: readonly Columns[]): Promise<readonly Columns[]> {
  const numbers = rows.map(({ total_no }) => String(total_no))
  const counted = await runAsSystem(tx, () =>
    sql<{ total_no: string; open: number }>`select total_no, count(*)::int as open from eva_total
        join eva_work using (comp_no, eva_year, eva_period)
      where total_no = any(${numbers}::text[]) and eva_work.status <> 'CONFIRMED' group by total_no`.execute(
      tx,
    ),
  )
  const open = new Map(counted.rows.map(row => [row.total_no, row.open]))
  return numbers.map(number => ({ openWorkCnt: open.get(number) ?? 0 }))
}

const diffOf = ({ total_score, prev_score }: Columns) =>
  typeof total_score === 'string' && typeof prev_score === 'string'
    ? subtractDecimals(total_score, prev_score)
    : undefined

const gradeConditions = filterConditions(seen, { operation: 'listEvaTotalGrade', numbers: [], where })

/** Total evaluations: what suppliers achieved in a period, from facts and sheets to the published result. */
export function evaluationTotalModule(services: Services): ServerModule {
  return {
    name: 'evaluationTotal',
    routes: [
      listOf(seen, {
        operation: 'listEvaTotal',
        numbers: [],
        where,
        computed: { diffScore: diffOf },
        beside: openSheets,
        names: { compNameKr: { column: 'comp_no', of: 'company' } },
      }),
      route('listEvaTotalGrade', async ({ tx, input }) => {
        await tunePlanner(tx)
        const { rows } =
          await sql<EvaTotalGradeRow>`select eva_grade as "evaGrade", count(*)::int as "compCnt"
          from seen_eva_total document where ${sql.join([sql`eva_grade is not null`, ...gradeConditions(input)], sql` and `)}
          group by eva_grade order by array_position(array['S', 'A', 'B', 'C', 'D'], eva_grade::text)`.execute(
            tx,
          )
        return { rows: [...rows], total: rows.length }
      }),
      ...totals.routes,
      route('createEvaTotal', context => createTotals(context, context.input.body)),
      route('getEvaTotalCalc', ({ tx }) => readCalculation(tx)),
      route('calcEvaPeriod', context => startCalculation(context, context.input.body)),
      route('getEvaTotal', context => readTotal(context, context.input.totalNo)),
      route('listEvaTotalArea', context => listAreas(context, context.input.totalNo)),
      route('listEvaFact', context => listFacts(context, context.input)),
      route('calcEvaTotal', async context => {
        const { totalNo, body } = context.input
        const keys = keysOf(totalNo, body, totalTexts.calcTooMany, mostAtOnce)
        const opened: TotalRecord[] = []
        for (const key of keys) opened.push(await openDocument(context, total, 'calcEvaTotal', key))
        const answers = new Map<string, TransitionAnswer>()
        for (const some of byPeriod(opened).values())
          for (const [id, answer] of await calculateTotals(context, some)) answers.set(id, answer)
        const result = await transitionEach(keys, async ({ id }) => {
          const answer = answers.get(id)
          if (!answer) throw refused('noFigures', totalTexts.noFigures)
          return answer
        })
        if (!isConfirmed(context.http.headers, 'noSheets')) await askForSheets(context.tx, opened)
        return result
      }),
      route('updateEvaTotal', context => adjustTotal(context, context.input)),
      route('submitEvaTotal', async context => {
        const { totalNo, body } = context.input
        const answer = await eachDocument(totalNo, body, key => totals.submit(context, key, body))
        const { headers } = context.http
        for (const { docNo } of answer.results ?? [answer]) {
          const stored = await context.tx
            .selectFrom('eva_total')
            .selectAll()
            .where('total_no', '=', docNo)
            .executeTakeFirstOrThrow()
          const open = await countOpenSheets(context.tx, stored)
          if (open > 0 && !isConfirmed(headers, 'openSheets'))
            throw question('openSheets', totalTexts.openSheets, [open])
          if (!isEnded(stored, context.now) && !isConfirmed(headers, 'periodNotEnded'))
            throw question('periodNotEnded', totalTexts.periodNotEnded)
        }
        return answer
      }),
      route('answerEvaObjection', context => answerObjection(context, context.input)),
      listOf(
        { docType: 'ET', prefix: 'TE', table: 'eva_total', number: 'total_no', isFoundByPolicy: true },
        {
          operation: 'listCyberEvaTotal',
          numbers: [],
          only: () => [sql`document.status in ('PUBLISHED', 'OBJECTED')`],
        },
      ),
      route('getCyberEvaTotal', context => readCyberTotal(context, context.input.totalNo)),
      route('listCyberEvaTotalArea', context => listCyberAreas(context, context.input.totalNo)),
      route('objectEvaTotal', context => objectTotal(context, context.input)),
    ],
    chores: [
      {
        name: 'evaluation totals',
        title: '종합평가 집계',
        everyMilliseconds: 2 * second,
        run: async () => {
          let isWorking = true
          while (isWorking) isWorking = await goOnCalculating(services)
        },
      },
      {
        name: 'evaluation objections',
        title: '이의신청 기한 알림',
        everyMilliseconds: 600 * second,
        run: () => remindOfObjections(services),
      },
    ],
  }
}

function byPeriod(opened: readonly TotalRecord[]): ReadonlyMap<string, readonly TotalRecord[]> {
  const periods = new Map<string, TotalRecord[]>()
  for (const one of opened) {
    const period = `${one.eva_year} ${one.eva_period}`
    periods.set(period, [...(periods.get(period) ?? []), one])
  }
  return periods
}

/** Without any confirmed sheet the qualitative part is nothing, which somebody may have forgotten. */
async function askForSheets(tx: Transaction, opened: readonly TotalRecord[]): Promise<void> {
  const { rows } = await runAsSystem(tx, () =>
    sql`select from eva_total where total_no = any(${opened.map(({ total_no }) => total_no)}::text[])
      and not exists (select from eva_work sheet where sheet.comp_no = eva_total.comp_no and sheet.eva_year = eva_total.eva_year
        and sheet.eva_period = eva_total.eva_period and sheet.status = 'CONFIRMED') limit 1`.execute(tx),
  )
  if (rows.length > 0) throw question('noSheets', totalTexts.noSheets)
}
