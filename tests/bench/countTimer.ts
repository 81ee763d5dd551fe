import { type KyselyPlugin, type QueryId, RawNode, type RootOperationNode } from 'kysely'

const countsRows = (node: RootOperationNode) =>
  RawNode.is(node) && (node.sqlFragments[0] ?? '').startsWith('select count(')

/** Adds up what the queries take that count rows. */
export function createCountTimer() {
  const started = new WeakMap<QueryId, number>()
  let milliseconds = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (countsRows(node)) started.set(queryId, performance.now())
      return node
    },
    transformResult: ({ result, queryId }) => {
      const start = started.get(queryId)
      if (start !== undefined) milliseconds += performance.now() - start
      return Promise.resolve(result)
    },
  }
  return { plugin, milliseconds: () => milliseconds }
}
