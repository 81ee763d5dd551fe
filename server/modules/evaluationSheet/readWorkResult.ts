import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { documentNotFound } from '../../http/failure'
import { readsResultsAlone } from './workResults'

const { summary, sheets, items, areas } = operationFact('getEvaWorkResult').answer.fields

/** The sheets of one company and period, and what they say together: averages are those of confirmed sheets. */
export function readWorkResult(
  tx: Transaction,
  actor: Actor,
  { compNo, evaYear, evaPeriod }: OperationRequests['getEvaWorkResult'],
): Promise<OperationAnswers['getEvaWorkResult']> {
  const isAlone = readsResultsAlone(actor)
  const its = sql`sheet.comp_no = ${compNo} and sheet.eva_year = ${evaYear} and sheet.eva_period = ${evaPeriod}`
  const read = async () => {
    const found = await sql<Columns>`select sheet.*, person.hname as evaluator_nm, company.comp_name_kr
      from eva_work sheet join person on person.singleid = sheet.evaluator join company using (comp_no)
      where ${its} and (${!isAlone} or sheet.status = 'CONFIRMED') order by sheet.work_no`.execute(tx)
    const [first] = found.rows
    if (!first) throw documentNotFound(actor.scope)
    const count = (states: readonly string[]) =>
      found.rows.filter(({ status }) => states.includes(String(status))).length
    const average = await sql<{ avg_score: string | null }>`select round(avg(total_score), 2) as avg_score
      from eva_work sheet where ${its} and status = 'CONFIRMED'`.execute(tx)
    const counts = { submitted_cnt: count(['SUBMITTED', 'CONFIRMED']), confirmed_cnt: count(['CONFIRMED']) }
    const eva_term = `${evaYear} ${codeText('EVA_PERIOD', evaPeriod)}`
    // What somebody wrote of an item is his, too.
    const perItem = await sql<Columns>`select item.item_no, item.eva_category, item.eva_item, item.weight,
        round(avg(scored.score), 2) as score, ${isAlone ? sql`null` : sql`string_agg(scored.opinion, ' / ' order by sheet.work_no)`} as opinion
      from eva_work sheet join eva_work_score scored using (work_no)
        join eva_template_item item on item.tpl_id = sheet.tpl_id and item.item_no = scored.item_no
      where ${its} and sheet.status = 'CONFIRMED'
      group by item.item_no, item.eva_category, item.eva_item, item.weight order by item.item_no`.execute(tx)
    const perArea = await sql<Columns>`select item.eva_category,
        round(100 * sum(scored.score * item.weight / item.max_score) / sum(item.weight), 2) as score
      from eva_work sheet join eva_work_score scored using (work_no)
        join eva_template_item item on item.tpl_id = sheet.tpl_id and item.item_no = scored.item_no
      where ${its} and sheet.status = 'CONFIRMED'
      group by item.eva_category order by min(item.item_no)`.execute(tx)
    return {
      summary: wireOf(summary?.fields ?? {}, { ...first, eva_term, ...counts, ...average.rows[0] }),
      sheets: isAlone ? [] : found.rows.map(row => wireOf(sheets?.fields ?? {}, row)),
      items: perItem.rows.map(row => wireOf(items?.fields ?? {}, row)),
      areas: perArea.rows.map(row => wireOf(areas?.fields ?? {}, row)),
    } as unknown as OperationAnswers['getEvaWorkResult']
  }
  return isAlone ? runAsSystem(tx, read) : read()
}
