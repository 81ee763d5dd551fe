import type { ScreenPlan } from '../plan/screenPlan'
import { caseTexts } from '../problem/commandTexts/caseTexts'
import type { PlanCase } from './planCase'

/** What a document that is loaded must be like while its answer is on the way, and when none comes. */
export function documentCases({ document }: ScreenPlan): readonly PlanCase[] {
  if (document?.load === undefined) return []
  const { label } = document.workflow
  return [
    { case: 'documentFailed', id: 'documentFailed', name: caseTexts.documentFailed(label) },
    { case: 'documentSlow', id: 'documentSlow', name: caseTexts.documentSlow(label) },
  ]
}
