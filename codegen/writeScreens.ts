import { generatedHead } from './writeTypes'

export interface WrittenRoute {
  readonly screen: string
  readonly title: string
  readonly portal: string
  readonly path: string
  readonly access: string
  readonly operations: readonly string[]
}

/** codegen/generated/screens.ts: what the server knows of screens. */
export function writeScreens(routes: readonly WrittenRoute[]): string {
  return `${generatedHead}
import type { OperationId } from './types'

export interface ServedScreen {
  readonly screen: string
  readonly title: string
  readonly portal: 'internal' | 'external'
  /** Whole path, /cyber included. */
  readonly path: string
  readonly access: 'authenticated' | 'extra-auth' | 'public'
  /** Everything the screen and its popups may call: the grant of a screen grants these. */
  readonly operations: readonly OperationId[]
}

export const screenRoutes: readonly ServedScreen[] = ${JSON.stringify(routes, null, 1)}
`
}
