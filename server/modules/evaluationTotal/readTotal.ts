import { sql } from 'kysely'
import type {
  CyberEvaTotalDocument,
  EvaFactList,
  EvaTotalDocument,
  OperationRequests,
} from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import {
  divideDecimals,
  formatDecimal,
  multiplyDecimals,
  roundDecimal,
  sumDecimals,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { wireOf } from '../../document/columns'
import { findForReader } from '../../document/documentApproval'
import type { EventContext } from '../../document/documentEvents'
import { operationFact } from '../../document/erasedRoute'
import { given } from '../../document/givenFields'
import { type DocumentReading, documentAnswer, readDocument } from '../../document/readDocument'
import { documentNotFound } from '../../http/failure'
import { factPath } from '../supplierFigures/figureFacts'
import { type TotalRecord, total } from './totalKind'
import { objectUntil } from './totalSteps'

interface ScoreRecord {
  readonly item_no: number
  readonly eva_category: string
  readonly eva_item: string
  readonly eva_method: string
  readonly formula: string | null
  readonly weight: number
  readonly eff_weight: string | null
  readonly raw_value: string | null
  readonly prev_raw: string | null
  readonly score: string | null
  readonly weighted: string | null
}

/** What stands where there was nothing to measure. */
const noData = '해당없음'
const units: Readonly<Record<string, string>> = {
  ...{ ON_TIME_RATE: ' %', DEFECT_PPM: ' PPM', RETURN_RATE: ' %', PRICE_CHANGE: ' %', ACK_TIME: ' h' },
}
const rawText = (raw: string | null, { formula }: ScoreRecord) =>
  raw === null ? noData : `${formatDecimal(roundDecimal(raw, 2), 2)}${units[formula ?? ''] ?? ''}`

/** Scores by item, beside those of the period before; the items belong to the template. */
async function readScores(tx: Transaction, { total_no, comp_no, eva_year, eva_period }: TotalRecord) {
  return runAsSystem(tx, async () => {
    const { rows } =
      await sql<ScoreRecord>`select item.item_no, item.eva_category, item.eva_item, item.eva_method, item.formula,
        item.weight, score.eff_weight, score.raw_value, earlier.raw_value as prev_raw, score.score, score.weighted
      from eva_total_score score join eva_total using (total_no)
        join eva_template_item item on item.tpl_id = eva_total.tpl_id and item.item_no = score.item_no
        left join lateral (select total_no, tpl_id from eva_total known where known.comp_no = ${comp_no}
          and known.status in ('PUBLISHED', 'OBJECTED') and (known.eva_period = 'Y') = (${eva_period} = 'Y')
          and (known.eva_year, known.eva_period) < (${eva_year}, ${eva_period})
          order by known.eva_year desc, known.eva_period desc limit 1) before on true
        left join lateral (select raw_value from eva_total_score old
          join eva_template_item asked on asked.tpl_id = before.tpl_id and asked.item_no = old.item_no
          where old.total_no = before.total_no and asked.eva_method = item.eva_method
            and asked.formula is not distinct from item.formula limit 1) earlier on true
      where score.total_no = ${total_no} order by item.item_no`.execute(tx)
    return rows
  })
}

/** Points of each area of a hundred: what its items have reached of their weights. */
function areasOf(scores: readonly ScoreRecord[]) {
  const areas = [...new Set(scores.map(({ eva_category }) => eva_category))]
  return areas.flatMap(evaCategory => {
    const items = scores.filter(item => item.eva_category === evaCategory && item.weighted !== null)
    const weights = sumDecimals(['0', ...items.map(({ eff_weight }) => eff_weight ?? '0')])
    if (Number(weights) === 0) return []
    const reached = sumDecimals(items.map(({ weighted }) => weighted ?? '0'))
    return [{ evaCategory, score: divideDecimals(multiplyDecimals(reached, '100'), weights, 2) }]
  })
}

const scoreOf = (item: ScoreRecord) => ({
  ...{
    itemNo: item.item_no,
    evaCategory: item.eva_category,
    evaItem: item.eva_item,
    evaMethod: item.eva_method,
  },
  // What was loaded as history has points without what they were measured by.
  ...{
    weight: item.weight,
    rawText: item.raw_value === null && item.score !== null ? '' : rawText(item.raw_value, item),
  },
  ...given({ effWeight: item.eff_weight, score: item.score, weighted: item.weighted }),
})

const reading: DocumentReading<TotalRecord, object> = {
  names: { compNameKr: { column: 'comp_no', of: 'company' } },
  header: { openWorkCnt: ({ tx }, stored) => countOpenSheets(tx, stored) },
}
const answer = documentAnswer(total, reading)

/** Sheets of company and period that are not confirmed. */
export async function countOpenSheets(
  tx: Transaction,
  { comp_no, eva_year, eva_period }: TotalRecord,
): Promise<number> {
  const { rows } = await runAsSystem(tx, () =>
    sql<{
      open: number
    }>`select count(*)::int as open from eva_work where comp_no = ${comp_no} and eva_year = ${eva_year}
      and eva_period = ${eva_period} and status <> 'CONFIRMED'`.execute(tx),
  )
  return rows[0]?.open ?? 0
}

/** The document as its reader may see it: before it is published buyers see neither scores nor items. */
async function seenTotal(context: EventContext, totalNo: string) {
  const stored = await findForReader(context, total, totalNo)
  const { rows } = await sql<TotalRecord & { is_seen: boolean }>`select * from seen_eva_total
    where total_no = ${totalNo}`.execute(context.tx)
  const [seen] = rows
  if (!seen) throw documentNotFound(context.actor.scope)
  return { ...stored, ...seen }
}

export async function readTotal(context: EventContext, totalNo: string): Promise<EvaTotalDocument> {
  const seen = await seenTotal(context, totalNo)
  const scores = seen.is_seen ? await readScores(context.tx, seen) : []
  const { header, history, approval } = await readDocument(context, total, seen, answer, reading)
  return {
    header,
    ...(approval === undefined ? {} : { approval }),
    history,
    scores: scores.map(item => ({
      ...scoreOf(item),
      ...(item.prev_raw === null ? {} : { prevRawText: rawText(item.prev_raw, item) }),
    })),
  } as EvaTotalDocument
}

const listed = <Row>(rows: readonly Row[]) => ({ rows: [...rows], total: rows.length })

export async function listAreas(context: EventContext, totalNo: string) {
  const seen = await seenTotal(context, totalNo)
  return listed(seen.is_seen ? areasOf(await readScores(context.tx, seen)) : [])
}

export async function listCyberAreas({ tx, actor }: Pick<EventContext, 'tx' | 'actor'>, totalNo: string) {
  return listed(areasOf(await readScores(tx, await findPublished(tx, actor, totalNo))))
}

type FactRecord = Record<string, string | number | null> & {
  readonly doc_type: string
  readonly doc_no: string
}

async function readFacts(tx: Transaction, totalNo: string, itemNo?: string): Promise<readonly FactRecord[]> {
  const { rows } =
    await sql<FactRecord>`select fact.*, item.eva_item from eva_total_fact fact join eva_total using (total_no)
      join eva_template_item item on item.tpl_id = eva_total.tpl_id and item.item_no = fact.item_no
    where fact.total_no = ${totalNo} and ${itemNo === undefined ? sql`true` : sql`fact.item_no = ${Number(itemNo)}`}
    order by fact.item_no, fact.seq`.execute(tx)
  return rows
}

const factFields = operationFact('listEvaFact').answer.fields

/** What an item counts, each a link to its document. */
export async function listFacts(
  context: EventContext,
  { totalNo, itemNo }: OperationRequests['listEvaFact'],
): Promise<EvaFactList> {
  const seen = await seenTotal(context, totalNo)
  const found = seen.is_seen
    ? await runAsSystem(context.tx, () => readFacts(context.tx, totalNo, itemNo))
    : []
  const rows = found.map(fact => {
    const { evaItem: _item, ...named } = factFields
    return {
      ...wireOf(named, fact),
      evaItem: String(fact.eva_item),
      docPath: factPath(fact.doc_type, fact.doc_no),
    }
  })
  const sum = (column: 'value1' | 'value2') =>
    trimDecimal(
      sumDecimals(['0', ...found.flatMap(fact => (fact[column] === null ? [] : String(fact[column])))]),
    )
  return {
    rows,
    total: rows.length,
    sums: { value1: sum('value1'), value2: sum('value2') },
  } as unknown as EvaFactList
}

async function findPublished(tx: Transaction, actor: Actor, totalNo: string): Promise<TotalRecord> {
  const { rows } = await sql<TotalRecord>`select * from eva_total where total_no = ${totalNo}
    and status in ('PUBLISHED', 'OBJECTED')`.execute(tx)
  const [stored] = rows
  if (!stored) throw documentNotFound(actor.scope)
  return stored
}

const cyberFields = operationFact('getCyberEvaTotal').answer.fields

/** A published result as its supplier sees it; the policies show him no surveys and no sheets. */
export async function readCyberTotal(
  { tx, actor, now }: Pick<EventContext, 'tx' | 'actor' | 'now'>,
  totalNo: string,
): Promise<CyberEvaTotalDocument> {
  const stored = await findPublished(tx, actor, totalNo)
  const scores = await readScores(tx, stored)
  const facts = await runAsSystem(tx, () => readFacts(tx, totalNo))
  const until = objectUntil(stored)
  const { objectUntil: _until, objectDDay: _days, ...fields } = cyberFields.header?.fields ?? {}
  return {
    header: {
      ...wireOf(fields, stored),
      objectUntil: until,
      ...(stored.objected_dt === null ? { objectDDay: daysBetween(koreanDay(now), until) } : {}),
    },
    scores: scores.map(scoreOf),
    facts: facts
      .filter(({ doc_type }) => ['PO', 'WH'].includes(doc_type))
      .map(fact => ({ ...wireOf(cyberFields.facts?.fields ?? {}, fact) })),
  } as unknown as CyberEvaTotalDocument
}
