import { blocksOf } from '../plan/blocksOf'
import type { ScreenPlan } from '../plan/screenPlan'
import { caseTexts } from '../problem/commandTexts/caseTexts'
import type { PlanCase } from './planCase'

/** What figures and charts show of an empty answer, of one that fails and of one that comes late. */
export function answerCases(plan: ScreenPlan): readonly PlanCase[] {
  return [...blocksOf(plan, 'kpi'), ...blocksOf(plan, 'chart')].flatMap(block =>
    (['answerEmpty', 'answerFailed', 'answerSlow'] as const).map(
      (kind): PlanCase => ({
        ...{ case: kind, block },
        id: `${kind}:${block.id}`,
        name: caseTexts[kind][block.block](block.title),
      }),
    ),
  )
}
