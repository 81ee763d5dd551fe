import { addDays, addMonths, endOfMonth, monthOf, startOfMonth } from '../../schemas/shared/calendar'
import type { Transaction } from '../database/connect'
import type { EventContext } from '../document/documentEvents'
import { countReport } from '../modules/report/countGroups'
import { highCostUnit } from '../modules/report/highCostUnit'
import { reportMonths } from '../modules/report/reportMonths'
import { saveHighCostAction } from '../modules/report/saveHighCostAction'
import { contextOf, endActs } from './actOfSeed'

/** Days after the end of a base month on which somebody looks at its report. */
const lookedAfter = 5

interface Act {
  /** Months before the last whole one, and the place in its list. */
  readonly monthsAgo: number
  readonly rank: number
  readonly by: string
  readonly actionType: 'NEGO' | 'SUBST' | 'KEEP' | 'DONE'
  readonly actionMemo: string
  /** Days to the day that is planned, counted from the day of the report. */
  readonly inDays?: number
  readonly ownerId?: string
}

/** What buyers did about the items that cost most above their average; the others still wait. */
const acts: readonly Act[] = [
  {
    ...{ monthsAgo: 2, rank: 0, by: 'buy.all', actionType: 'NEGO', inDays: 20, ownerId: 'buy.mobile' },
    actionMemo: '연간 물량을 제시하고 하반기 단가를 다시 협의합니다.',
  },
  {
    ...{ monthsAgo: 1, rank: 0, by: 'buy.mobile', actionType: 'DONE', inDays: 10, ownerId: 'buy.mobile' },
    actionMemo: '재협상을 마쳐 다음 발주부터 인하된 단가를 적용합니다.',
  },
  {
    ...{ monthsAgo: 1, rank: 1, by: 'buy.all', actionType: 'KEEP' },
    actionMemo: '긴급 소량 발주로 단가가 높았으며 다음 달부터 정상 단가입니다.',
  },
  {
    ...{ monthsAgo: 0, rank: 0, by: 'buy.all', actionType: 'SUBST', inDays: 45, ownerId: 'buy.semi' },
    actionMemo: '동등 규격의 국산 대체품을 두 협력사에서 견적받아 검토합니다.',
  },
  {
    ...{ monthsAgo: 0, rank: 2, by: 'buy.head', actionType: 'NEGO', inDays: 30, ownerId: 'buy.all' },
    actionMemo: '원자재 가격이 내려 공급가 인하를 요청했습니다.',
  },
]

export async function seedHighCostActions(tx: Transaction, now: Date, today: string): Promise<void> {
  for (const { monthsAgo, rank, by, inDays, ...said } of acts) {
    const last = endOfMonth(addMonths(startOfMonth(today), -1 - monthsAgo))
    const day = addDays(last, lookedAfter)
    const context = await contextOf(tx, by, new Date(`${day}T01:20:00Z`))
    const [yyyymm, itemCode] = [monthOf(last), await highItem(context, day, monthOf(last), rank)]
    if (itemCode === undefined || day > today) continue
    const planDate = inDays === undefined ? undefined : addDays(day, inDays)
    const header = { yyyymm, ...said, ...(planDate === undefined ? {} : { planDate }) }
    const stored = await tx
      .selectFrom('high_cost_action')
      .select('version')
      .where('item_code', '=', itemCode)
      .where('yyyymm', '=', yyyymm)
      .executeTakeFirst()
    await saveHighCostAction(context, { itemCode, body: { version: stored?.version ?? 0, header } }, day)
  }
  await endActs(tx, now)
}

/** The item at a place of the report as the buyer saw it. */
async function highItem(
  { tx, actor }: EventContext,
  today: string,
  yyyymm: string,
  rank: number,
): Promise<string | undefined> {
  const context = {
    ...{ tx, actor, today, months: reportMonths(yyyymm, today), say: (korean: string) => korean },
    input: { yyyymm, diffBasis: 'AVG12', diffRate: '10' },
  }
  const listed = await highCostUnit.parts?.(await countReport(highCostUnit, context), context)
  const itemCode = listed?.rows[rank]?.itemCode
  return typeof itemCode === 'string' ? itemCode : undefined
}
