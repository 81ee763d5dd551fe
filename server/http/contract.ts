import type { OperationFact } from '../../codegen/contractFacts'
import type { ServerRoute } from '../../codegen/generated/serverRoutes'

/** The agreement the server answers by: each operation's route and, for messages, its Korean labels. */
export interface Contract {
  readonly routes: Readonly<Record<string, ServerRoute>>
  readonly facts: Readonly<Record<string, OperationFact>>
}

/**
 * First segments under which every path belongs to the contract, as in /api. Those of the sample pages are among them: nobody
 * serves their operations, and the app's page would be no answer to a call.
 */
export function contractRoots({ routes, facts }: Contract): ReadonlySet<string> {
  const paths = [
    ...Object.values(routes).map(({ url }) => url),
    ...Object.values(facts).map(({ path }) => path),
  ]
  return new Set(paths.map(path => path.split('/')[1] ?? ''))
}
