import { sql } from 'kysely'
import type { OperationAnswers } from '../../../codegen/generated/types'
import { given } from '../../document/givenFields'
import { codesOf } from '../../document/listQuery'
import type { Days } from './fact'
import {
  exactOf,
  type Figures,
  type Formula,
  figureValues,
  multiplied,
  percent,
  percentOf,
  price,
  quantity,
  quantityOf,
  without,
  won,
} from './figure'
import { companyNames, itemNames } from './groupNames'
import {
  basisOf,
  basisTexts,
  type DiffBasis,
  newestPrice,
  type PriceQuestion,
  priceFacts,
  priceGroups,
  priceOf,
} from './priceFacts'
import { averagedMonths, readTrend, shownMonths } from './priceTrend'
import { compare, plus, type Rational, rational, rounded, roundedTo, shareOf, zero } from './rational'
import type { Counted, Group, KeyColumn, ReportContext, ReportKind, ReportParts } from './reportKind'
import { monthsUntil } from './reportMonths'

const key: readonly KeyColumn[] = ['item_code']

/** Months whose lines count, which are also those of the average. */
const months = 12
const year = (context: ReportContext): Days => monthsUntil(context.months, months)

const average = priceOf('bought')
const lowest = priceOf('lowest')
const bases: Readonly<Record<DiffBasis, Formula>> = {
  AVG12: average,
  MIN: lowest,
  PREV: priceOf('basis'),
  MARKET: priceOf('basis'),
}

function formulasOf(context: ReportContext) {
  const basis = bases[basisOf(context)]
  const difference = without(newestPrice, basis)
  return {
    basis,
    rate: percentOf(difference, basis),
    over: multiplied(difference, quantityOf('bought')),
  }
}

function asked(context: ReportContext): PriceQuestion {
  const basis = basisOf(context)
  // The average is that of the lines themselves.
  const bases = {
    lowest: 'MIN' as const,
    ...((basis === 'PREV' || basis === 'MARKET') && { basis }),
  }
  const section = sql`${context.input.section ?? null}::text`
  return { key, days: year(context), context, section, bases }
}

/** 고단가 품목: items whose newest price is above a basis, with what is done about them (domain 14.4). */
export const highCostUnit: ReportKind = {
  operation: 'listHighCostUnit',
  key,
  facts: (context, reached) => [priceFacts(asked(context), reached)],
  groups: context => priceGroups(asked(context)),
  figures: (context): Figures => {
    const { basis, rate, over } = formulasOf(context)
    return {
      unitPrice: price(newestPrice, '12개월의 최근 발주 단가 × 그 발주의 환율'),
      basisPrice: price(basis, basisTexts[basisOf(context)]),
      avgPrice: price(average, basisTexts.AVG12),
      minPrice: price(lowest, basisTexts.MIN),
      diffRate: percent(rate, '(현재단가 − 기준단가) ÷ 기준단가 × 100'),
      qty: quantity(quantityOf('bought'), '12개월의 발주수량 합계'),
      overAmt: won(over, '(현재단가 − 기준단가) × 연간수량'),
    }
  },
  told: {
    cumRate: { text: '이 품목까지의 초과금액 ÷ 합계 × 100', of: 'overAmt' },
    itemCnt: { text: '조회된 품목 수', of: 'overAmt' },
    noActionCnt: { text: '조회된 품목 중 조치구분이 없는 품목 수', of: 'overAmt' },
    actionType: { text: '기준월에 저장된 조치' },
  },
  listed: highGroups,
  parts: highCostRows,
}

/** Of one item also its figures, whatever their rate, and its prices month by month. */
async function itemParts(
  { groups, figures }: Counted,
  context: ReportContext,
): Promise<Pick<ReportParts, 'charts' | 'figures'>> {
  return {
    figures: figureValues(figures, groups[0]?.numbers ?? {}),
    charts: { trend: await readTrend(context, shownMonths, averagedMonths) },
  }
}

/** What is above its basis by the rate asked for and has one of the actions asked for, the largest amount first. */
async function highGroups({ groups }: Counted, context: ReportContext): Promise<readonly Group[]> {
  const { rate, over } = formulasOf(context)
  const overOf = ({ numbers }: Group): Rational => exactOf(over, numbers) ?? zero
  // Assumed: without a limit whatever is not below its basis, so that shares of the amount above it mean something.
  const limit = rational(context.input.diffRate ?? '0')
  const high = groups.filter(({ numbers }) => {
    const exact = exactOf(rate, numbers)
    return exact !== undefined && compare(roundedTo(exact, 1), limit) >= 0
  })
  const actions = await actionsOf(context, high)
  const wanted = codesOf(context.input.actionType)
  return high
    .filter(group => wanted.length === 0 || wanted.includes(actionOf(actions, group).actionType))
    .map(group => ({ group, size: overOf(group), item: group.key.item_code ?? '' }))
    .toSorted((a, b) => compare(b.size, a.size) || (a.item < b.item ? -1 : 1))
    .map(({ group }) => group)
}

const actionOf = (actions: ReadonlyMap<string, Action>, { key: { item_code } }: Group): Action =>
  actions.get(item_code ?? '') ?? noAction

async function highCostRows(counted: Counted, context: ReportContext): Promise<ReportParts> {
  const { figures } = counted
  const { tx, input } = context
  const { over } = formulasOf(context)
  const overOf = ({ numbers }: Group): Rational => exactOf(over, numbers) ?? zero
  const listed = await highGroups(counted, context)
  const actions = await actionsOf(context, listed)
  const items = await itemNames(tx, listed)
  const companies = await companyNames(
    tx,
    listed.map(({ key: { newest_company } }) => ({ key: { comp_no: newest_company ?? null } })),
  )
  const total = listed.map(overOf).reduce(plus, zero)
  let before = zero
  const rows = listed.map(group => {
    const itemCode = group.key.item_code ?? ''
    const compNo = group.key.newest_company ?? ''
    before = plus(before, overOf(group))
    return {
      itemCode,
      ...(items.get(itemCode) ?? { itemName: itemCode, spec: '' }),
      compNo,
      compNameKr: companies.get(compNo)?.compNameKr ?? compNo,
      ...figureValues(figures, group.numbers),
      ...shareOf('cumRate', before, total),
      ...actionOf(actions, group),
    }
  })
  const overAmt = rounded(total, 0)
  // Assumed: tiles of what is listed and of what nobody has done anything about.
  const noActionCnt = listed.filter(group => actionOf(actions, group).actionType === 'NONE').length
  const kpi = { itemCnt: listed.length, overAmt, noActionCnt }
  return {
    rows,
    sums: { overAmt },
    kpi,
    ...(input.itemCode !== undefined && (await itemParts(counted, context))),
  }
}

type Action = Pick<
  OperationAnswers['listHighCostUnit']['rows'][number],
  'actionType' | 'ownerNm' | 'planDate'
>

const noAction: Action = { actionType: 'NONE' }

/** What is done about each item in the base month. */
async function actionsOf(
  { tx, months: { last } }: ReportContext,
  groups: readonly Group[],
): Promise<ReadonlyMap<string, Action>> {
  const rows = await tx
    .selectFrom('high_cost_action')
    .leftJoin('person', 'singleid', 'owner_id')
    .select(['item_code', 'action_type', 'plan_date', 'hname'])
    .where('yyyymm', '=', last)
    .where('item_code', 'in', ['', ...groups.flatMap(group => group.key.item_code ?? [])])
    .execute()
  return new Map(
    rows.map(({ item_code, action_type, plan_date, hname }) => [
      item_code,
      { actionType: action_type as Action['actionType'], ...given({ planDate: plan_date, ownerNm: hname }) },
    ]),
  )
}
