import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { equal } from '../../document/documentList'
import { listOf } from '../../document/listOf'
import { openDocument } from '../../document/openDocument'
import { eachDocument } from '../../document/transitionKeys'
import { updateRow, updateWhere } from '../../document/writeRows'
import { fieldRefused, refused } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { type AskedSheet, companyFailure, dueFailure, evaluatorFailure, makeSheets } from './assignWork'
import { daysLeft, tellOf } from './sheetDocuments'
import { appliedTemplate } from './sheetItems'
import { workSheet } from './sheetKinds'
import { sheetTexts } from './sheetTexts'
import { listWorkTargets } from './workTargets'

/** Days that evaluators are given where nobody says otherwise. */
const usualDays = 14

interface Change {
  readonly dueDate?: string
  readonly evaluator?: string
}

/** Another day, or another evaluator, who starts over. */
async function changeWork(
  context: EventContext,
  key: { readonly id: string; readonly version: number },
  { dueDate, evaluator }: Change,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openDocument(context, workSheet, 'changeEvaWork', key)
  const isOther = evaluator !== undefined && evaluator !== stored.evaluator
  const failure =
    (dueDate === undefined ? undefined : dueFailure(dueDate, now)) ??
    (isOther ? await evaluatorFailure(tx, evaluator) : undefined)
  if (failure) throw failure
  if (!isOther && (dueDate === undefined || dueDate === stored.due_date))
    throw refused('nothingChanged', 'nothingChanged')
  const columns = { due_date: dueDate ?? stored.due_date }
  const change = {
    action: 'changeEvaWork',
    before: { dueDate: stored.due_date, evaluator: stored.evaluator },
  }
  if (!isOther) return moveDocument(context, workSheet, stored, { ...change, columns, after: { ...columns } })
  const { rows } =
    await sql`select from eva_work where comp_no = ${stored.comp_no} and eva_year = ${stored.eva_year}
    and eva_period = ${stored.eva_period} and evaluator = ${evaluator}`.execute(tx)
  if (rows.length > 0) throw fieldRefused('evaluator', sheetTexts.assignedAlready)
  await updateWhere(tx, 'eva_work_score', sql`work_no = ${stored.work_no}`, { score: null, opinion: null })
  await updateRow(tx, 'eva_work', ['work_no', stored.work_no], { opinion: null, total_score: null })
  await tellOf(context, workSheet, stored, sheetTexts.moved, [stored.evaluator, evaluator])
  return moveDocument(context, workSheet, stored, {
    ...change,
    status: 'ASSIGNED',
    columns: { ...columns, evaluator },
    after: { dueDate: columns.due_date, evaluator },
  })
}

/** Operations of sheets that belong to many of them. */
export const workRoutes: readonly OperationRoute[] = [
  listOf(workSheet, {
    operation: 'listEvaWork',
    numbers: ['workNo'],
    where: { evaYear: value => equal([['eva_year', value]])[0] ?? sql`true` },
    computed: { dDay: daysLeft },
    sortedBy: { dDay: 'due_date', tplName: 'tpl_id' },
    names: { tplName: { column: 'tpl_id', of: 'evaTemplate' } },
  }),
  route('assignEvaWork', async context => {
    const { evaYear, evaPeriod, dueDate, evaluator, evaluator2, evaluator3, lines } = context.input.body
    const evaluators = [...new Set([evaluator, evaluator2, evaluator3].flatMap(one => one ?? []))]
    const companies = [
      ...new Set(lines.flatMap(({ compNo, chosenYn }) => (chosenYn === 'N' ? [] : [compNo]))),
    ]
    if (evaluators.length === 0) throw fieldRefused('evaluator', sheetTexts.noEvaluator)
    if (companies.length === 0) throw fieldRefused('lines', sheetTexts.noCompany)
    const late = dueFailure(dueDate, context.now)
    if (late) throw late
    for (const one of evaluators) {
      const failure = await evaluatorFailure(context.tx, one)
      if (failure) throw failure
    }
    const asked: AskedSheet[] = []
    for (const compNo of companies) {
      const failure = await companyFailure(context.tx, compNo)
      if (failure) throw failure
      asked.push(...evaluators.map(one => ({ compNo, evaluator: one, dueDate })))
    }
    const { assigned, skipped } = await makeSheets(context, { evaYear, evaPeriod }, asked)
    return { success: true, assignedCnt: assigned, skippedCnt: skipped }
  }),
  route('listEvaWorkTarget', async ({ tx, now, input: { evaYear, evaPeriod } }) => {
    const template = await appliedTemplate(tx, 'WORK', evaYear)
    const tplName = template && (await templateName(tx, template))
    return {
      header: {
        ...{ evaYear, evaPeriod, dueDate: addDays(koreanDay(now), usualDays) },
        ...(tplName === undefined ? {} : { tplName }),
      },
      lines: await listWorkTargets(tx, evaYear, evaPeriod),
    }
  }),
  route('changeEvaWork', context =>
    eachDocument(context.input.workNo, context.input.body, key =>
      changeWork(context, key, context.input.body),
    ),
  ),
]

const templateName = async (tx: EventContext['tx'], tplId: string) =>
  (await tx.selectFrom('eva_template').select('tpl_name').where('tpl_id', '=', tplId).executeTakeFirst())
    ?.tpl_name
