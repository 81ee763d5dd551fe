import type { OperationFact } from '../../codegen/contractFacts'
import type { ServerRoute } from '../../codegen/generated/serverRoutes'

/** The agreement the server answers by: each operation's route and, for messages, its Korean labels. */
export interface Contract {
  readonly routes: Readonly<Record<string, ServerRoute>>
  readonly facts: Readonly<Record<string, OperationFact>>
}

/** First segments under which every path belongs to the contract, as in /api. */
export function contractRoots({ routes }: Contract): ReadonlySet<string> {
  return new Set(Object.values(routes).map(({ url }) => url.split('/')[1] ?? ''))
}
