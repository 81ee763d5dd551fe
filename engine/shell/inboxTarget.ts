import type { InboxRow } from '../../codegen/generated/types'
import { approvalPages } from '../../schemas/shared/approvalPages'
import type { ScreenRoute } from '../runtime/screenPlan'

export interface InboxTarget {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** Where a waiting document is opened; undefined while no definition stands for its page. */
export function inboxTarget(
  { docType, docNo, apprNo }: Pick<InboxRow, 'docType' | 'docNo' | 'apprNo'>,
  screens: readonly ScreenRoute[],
): InboxTarget | undefined {
  const path = approvalPages[docType]
  const screen = screens.find(route => route.path === path)
  if (path === undefined || !screen) return undefined
  const key = screen.firstDocument?.key
  return { path, params: { ...(key === undefined ? {} : { [key]: docNo }), apprNo } }
}
