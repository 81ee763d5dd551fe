import { sql } from 'kysely'
import type { OperationAnswers } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { highCostActionWorkflow } from '../../../schemas/workflow/workflows'
import { readDocumentHistory } from '../../document/documentHistory'
import { given } from '../../document/givenFields'
import { documentNotFound } from '../../http/failure'
import { peopleNames } from '../../master/peopleNames'
import { itemLines } from './priceFacts'
import { monthBefore, shownMonths } from './priceTrend'
import type { ReportContext } from './reportKind'
import { monthsUntil } from './reportMonths'

type Detail = OperationAnswers['getHighCostUnitDetail']

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
  return {
    itemCode,
    itemName: item.item_name,
    spec: item.spec,
    sgCode: item.sg_code,
    sgName: item.sg_name,
    unitCode: item.unit_code,
    yyyymm: months.last,
    actionType: (item.action_type ?? 'NONE') as Detail['header']['actionType'],
    version: item.version ?? 0,
    ...given({
      maker: item.maker,
      ...(item.last_price !== null && {
        lastPrice: trimDecimal(item.last_price),
        lastCurrency: item.last_currency as Detail['header']['lastCurrency'],
      }),
      actionMemo: item.action_memo,
      planDate: item.plan_date,
      ownerId: item.owner_id,
      ownerNm: names.get(item.owner_id ?? ''),
    }),
  }
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
  return rows.map(row => ({
    priceNo: row.price_no,
    compNameKr: row.comp_name_kr,
    currency: row.currency as Detail['prices'][number]['currency'],
    unitPrice: trimDecimal(row.unit_price),
    priceUnit: row.price_unit,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    priceBasis: row.price_basis,
    ...given({ sourceNo: row.source_no }),
  }))
}

async function readLines({ tx, input, months }: ReportContext): Promise<Detail['lines']> {
  const { rows } = await sql<Detail['lines'][number]>`
    select line.doc_no || ' ' || line.line_no as "lineKey", line.doc_no as "poNo", line.section, comp_name_kr as "compNameKr",
      trim_scale(line.qty)::text as qty, po.currency, trim_scale(po_line.unit_price)::text as "unitPrice",
      line.value::text as "amtKrw", line.doc_date::text as "poDate"
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
    .select(['yyyymm', 'action_type', 'action_memo', 'plan_date', 'hname'])
    .where('item_code', '=', itemCode)
    .where('yyyymm', '<', months.last)
    .where('yyyymm', '>=', monthBefore(months.last, shownMonths))
    .orderBy('yyyymm', 'desc')
    .execute()
  return rows.map(row => ({
    yyyymm: row.yyyymm,
    actionType: row.action_type as Detail['header']['actionType'],
    ...given({ actionMemo: row.action_memo, planDate: row.plan_date, ownerNm: row.hname }),
  }))
}
