import { sql } from 'kysely'
import type { EvaTotalCreate, EvaTotalCreated } from '../../../codegen/generated/types'
import { checkGroup } from '../../document/checkGroup'
import { createdBy } from '../../document/createdBy'
import { addEvents, type EventContext } from '../../document/documentEvents'
import { nextNumbers } from '../../document/documentNumber'
import { fieldRefused, refused } from '../../http/failure'
import { countedOrder } from '../supplierFigures/figureFacts'
import { isBegun } from './calculateTotals'
import { periodDays, total } from './totalKind'
import { totalTexts } from './totalTexts'

interface Candidate {
  readonly comp_no: string
  readonly is_there: boolean
}

/** One for each company that was ordered from in the period, or for those named among them; those that have one are left out. */
export async function createTotals(context: EventContext, asked: EvaTotalCreate): Promise<EvaTotalCreated> {
  const { tx, actor, now } = context
  checkGroup(total.workflow, 'createEvaTotal', actor)
  const period = { eva_year: asked.evaYear, eva_period: asked.evaPeriod }
  if (!isBegun(period, now)) throw fieldRefused('evaPeriod', totalTexts.periodNotBegun)
  const template = await tx
    .selectFrom('eva_template')
    .select('tpl_id')
    .where('eva_type', '=', 'TOTAL')
    .where('eva_year', '=', asked.evaYear)
    .where('status', '=', 'OPEN')
    .executeTakeFirst()
  if (!template) throw refused('noTemplate', totalTexts.noTemplate)
  // Two who create the same period come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ET ${asked.evaYear} ${asked.evaPeriod}`}, 0))`.execute(
    tx,
  )
  const { from, to } = periodDays(period)
  const named = asked.compNos ?? []
  const { rows } =
    await sql<Candidate>`select comp_no, exists (select from eva_total known where known.comp_no = company.comp_no
      and known.eva_year = ${asked.evaYear} and known.eva_period = ${asked.evaPeriod}) as is_there
    from company where status in ('REGISTERED', 'SUSPENDED')
      and ${named.length === 0 ? sql`true` : sql`comp_no = any(${named}::text[])`}
      and exists (select from po where po.comp_no = company.comp_no and ${countedOrder}
        and po_date between ${from}::date and ${to}::date)
    order by comp_no`.execute(tx)
  const created = rows.filter(({ is_there }) => !is_there)
  if (rows.length === 0) throw refused('nobodyToEvaluate', totalTexts.nobodyToEvaluate)
  if (created.length === 0) throw refused('createdBefore', totalTexts.createdBefore, [rows.length])
  const numbers = await nextNumbers(tx, total.prefix ?? '', now, created.length)
  const by = createdBy(context)
  await sql`insert into eva_total (total_no, tpl_id, comp_no, eva_year, eva_period, created_by, created_dt, updated_by, updated_dt)
    select total_no, ${template.tpl_id}, comp_no, ${asked.evaYear}, ${asked.evaPeriod}, ${by.created_by}, ${now}, ${by.updated_by}, ${now}
    from unnest(${numbers}::text[], ${created.map(({ comp_no }) => comp_no)}::text[]) as given (total_no, comp_no)`.execute(
    tx,
  )
  const made = { docType: 'ET', action: 'createEvaTotal', from: null, to: 'OPEN' }
  await addEvents(
    context,
    numbers.map(docNo => ({ ...made, docNo })),
  )
  return { success: true, createdCnt: created.length, skippedCnt: rows.length - created.length }
}
