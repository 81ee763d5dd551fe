import { screenRoutes } from '../../../codegen/generated/screens'

/** A screen that exists: its path and the operations it may call. */
export interface KnownScreen {
  readonly screen: string
  readonly path: string
  readonly portal: string
  readonly operations: readonly string[]
}

/** The screens whose definitions are built in. */
export const knownScreens: readonly KnownScreen[] = screenRoutes
