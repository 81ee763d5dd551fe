import type { MenuItem } from '../../../codegen/generated/types'

/** What both menu styles need to know about the open panel. */
export interface MenuPanelProps {
  readonly id: string
  /** First-level entries to show. */
  readonly menus: readonly MenuItem[]
  /** Names the first level too, when several stand below each other. */
  readonly isAll: boolean
  /** Where the entry stands in the header, in pixels from the left edge of the menu. */
  readonly left: number
  /** Takes the focus at once: opened by key. */
  readonly focus?: 'first' | 'last' | undefined
  readonly path: string
  readonly onGo: () => void
  /** The arrow keys lead out to a neighbour on the first level. */
  readonly onBeside: (step: 1 | -1) => void
  /** Back to the entry in the header. */
  readonly onLeave: () => void
}
