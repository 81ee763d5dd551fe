import { join } from 'node:path'

/**
 * Settings that every build of browser code shares: the product's own, and the page that the benchmark holds beside it.
 */

/**
 * The package names its development build for every use; the other one is there, and smaller.
 * @param {string} root project folder
 */
export function productionRouter(root) {
  const router = join(root, 'node_modules/react-router/dist/production')
  return [
    { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
    { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  ]
}

/**
 * The grid's library uses eight small functions of lodash, which bring 8 kB with them on every list.
 * @param {string} root project folder
 */
export function lodashParts(root) {
  const parts = join(root, 'widgets/DataGrid/lodashParts.ts')
  return {
    name: 'gpms-lodash-parts',
    enforce: /** @type {const} */ ('pre'),
    apply: /** @type {const} */ ('build'),
    /**
     * @param {string} id
     * @param {string | undefined} importer
     */
    resolveId(id, importer) {
      const name = importer?.includes('/@glideapps/') ? /^lodash\/(\w+)\.js$/.exec(id)?.[1] : undefined
      return name === undefined ? undefined : `\0lodash-part:${name}`
    },
    /** @param {string} id */
    load(id) {
      const name = /^\0lodash-part:(\w+)$/.exec(id)?.[1]
      return name === undefined ? undefined : `export { ${name} as default } from ${JSON.stringify(parts)}`
    },
  }
}

/**
 * Pieces are split where the code imports lazily; but what is always fetched together is joined, because forty small files cost
 * a slow machine a quarter of a second (measured). Dependencies stay where they are, or the grid would join the log-in page.
 * @param {Readonly<Record<string, readonly string[]>>} pieces modules that a piece begins with, by its name; a module goes to the
 *   first piece that reaches it
 */
export function joinedPieces(pieces) {
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'joined pieces',
        /**
         * @param {string} id
         * @param {ModuleGraph} graph
         */
        name(id, graph) {
          const found = Object.entries(pieces).find(([, roots]) => reachedFrom(graph, roots).has(id))
          return found?.[0] ?? null
        },
      },
    ],
  }
}

/** @typedef {{ getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }} ModuleGraph */

/**
 * Everything that some modules import before they run.
 * @param {ModuleGraph} graph
 * @param {readonly string[]} roots
 * @returns {ReadonlySet<string>}
 */
function reachedFrom(graph, roots) {
  const reached = new Set()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
