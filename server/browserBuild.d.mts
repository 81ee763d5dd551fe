import type { Alias, Plugin } from 'vite'

/** Names of react-router's production build in place of the development one that its package names. */
export function productionRouter(root: string): Alias[]

/** In the build the grid's library takes widgets/DataGrid/lodashParts.ts for lodash. */
export function lodashParts(root: string): Plugin

/**
 * Joins what is always fetched together, for Vite's `codeSplitting`.
 * @param pieces paths of the modules that a piece begins with, by its name; a module goes to the first piece that reaches it
 */
export function joinedPieces(pieces: Readonly<Record<string, readonly string[]>>): {
  includeDependenciesRecursively: boolean
  groups: {
    debugName: string
    name: (
      id: string,
      graph: { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null },
    ) => string | null
  }[]
}
