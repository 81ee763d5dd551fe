import { sql } from 'kysely'
import type { OperationAnswers } from '../../../codegen/generated/types'
import { highCostActionWorkflow } from '../../../schemas/workflow/workflows'
import { partOf } from '../../document/answerRows'
import { readDocumentHistory } from '../../document/documentHistory'
import { documentNotFound } from '../../http/failure'
import { peopleNames } from '../../master/peopleNames'
import { itemLines } from './priceFacts'
import { monthBefore, shownMonths } from './priceTrend'
import type { ReportContext } from './reportKind'
import { monthsUntil } from './reportMonths'

type Detail = OperationAnswers['getHighCostUnitDetail']

const header = partOf('getHighCostUnitDetail', 'header')
const priceRow = partOf('getHighCostUnitDetail', 'prices')
const actionRow = partOf('getHighCostUnitDetail', 'actions')

export const highCostDocType = 'HC'

export const highCostNumber = (itemCode: string, yyyymm: string) => `${itemCode}-${yyyymm}`

/** 고단가 품목 상세: one item with its prices, purchases and actions. `context` asks for the item. */
export async function readHighCostDetail(context: ReportContext, itemCode: string): Promise<Detail> {
  return {
    header: await readHeader(context, itemCode),
    prices: await readPrices(context, itemCode),
    lines: await readLines(context),
    actions: await readActions(context, itemCode),
    history: await readDocumentHistory(context.tx, {
      docType: highCostDocType,
      docNo: highCostNumber(itemCode, context.months.last),
      workflow: highCostActionWorkflow,
      statusGroup: 'HIGH_COST_ACTION',
    }),
  }
}

async function readHeader({ tx, actor, months }: ReportContext, itemCode: string): Promise<Detail['header']> {
  const item = await tx
    .selectFrom('item')
    .innerJoin('sourcing_group', 'sourcing_group.sg_code', 'item.sg_code')
    .leftJoin('high_cost_action as action', join =>
      join.onRef('action.item_code', '=', 'item.item_code').on('yyyymm', '=', months.last),
    )
    .select([
      'item.item_code',
      'item_name',
      'spec',
      'maker',
      'item.sg_code',
      'sg_name',
      'unit_code',
      'last_price',
      'last_currency',
      'action_type',
      'action_memo',
      'plan_date',
      'owner_id',
      'action.version',
    ])
    .where('item.item_code', '=', itemCode)
    .executeTakeFirst()
  if (!item) throw documentNotFound(actor.scope)
  const names = await peopleNames(tx, [item.owner_id ?? ''])
  return header({
    ...item,
    yyyymm: months.last,
    action_type: item.action_type ?? 'NONE',
    owner_nm: names.get(item.owner_id ?? ''),
    version: item.version ?? 0,
  })
}

async function readPrices({ tx }: ReportContext, itemCode: string): Promise<Detail['prices']> {
  const rows = await tx
    .selectFrom('item_price')
    .innerJoin('company', 'company.comp_no', 'item_price.comp_no')
    .select([
      'price_no',
      'comp_name_kr',
      'item_price.currency',
      'unit_price',
      'price_unit',
      'valid_from',
      'valid_to',
      'price_basis',
      'source_no',
    ])
    .where('item_code', '=', itemCode)
    .orderBy('valid_from', 'desc')
    .orderBy('price_no', 'desc')
    .execute()
  return rows.map(priceRow)
}

async function readLines({ tx, input, months }: ReportContext): Promise<Detail['lines']> {
  const { rows } = await sql<Detail['lines'][number]>`
    select line.doc_no || ' ' || line.line_no as "lineKey", line.doc_no as "poNo", line.section, comp_name_kr as "compNameKr",
      trim_scale(line.qty)::text as qty, po.currency, trim_scale(po_line.unit_price)::text as "unitPrice",
      trim_scale(line.value)::text as "amtKrw", line.doc_date::text as "poDate"
    from (${itemLines(monthsUntil(months, shownMonths), input)}) line join po on po.po_no = line.doc_no
    join po_line on po_line.po_no = line.doc_no and po_line.line_no = line.line_no
    join company on company.comp_no = line.comp_no
    order by line.doc_date desc, line.doc_no desc, line.line_no desc`.execute(tx)
  return rows
}

/** What was done in the months before. */
async function readActions({ tx, months }: ReportContext, itemCode: string): Promise<Detail['actions']> {
  const rows = await tx
    .selectFrom('high_cost_action')
    .leftJoin('person', 'singleid', 'owner_id')
    .select(['yyyymm', 'action_type', 'action_memo', 'plan_date', 'hname as owner_nm'])
    .where('item_code', '=', itemCode)
    .where('yyyymm', '<', months.last)
    .where('yyyymm', '>=', monthBefore(months.last, shownMonths))
    .orderBy('yyyymm', 'desc')
    .execute()
  return rows.map(actionRow)
}
