import type { OperationFact } from '../../codegen/contractFacts'
import { reportNames } from '../../schemas/shared/reports'
import type { Page } from './page'

/** The popup of the documents behind a figure; the figures of every report open it, without a word in the definition. */
const basisPopup = 'reportBasis'

/** What a block that shows a report is told of it. */
export function reportOf(
  { on }: Pick<Page, 'on'>,
  operation: OperationFact | undefined,
): { readonly report?: string } {
  const report = operation && reportNames[operation.id]
  if (report === undefined || !on.world.popups.has(basisPopup)) return {}
  on.popups.add(basisPopup)
  return { report }
}
