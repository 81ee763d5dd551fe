import { type ComponentType, createContext, useContext } from 'react'
import type { BlockPlan } from '../plan/screenPlan'

type BlocksComponent = ComponentType<{ readonly blocks: readonly BlockPlan[] }>

/** What draws blocks, for the blocks that hold others: so that nothing imports itself in a circle. */
export const BlocksContext = createContext<BlocksComponent | undefined>(undefined)

export function useBlocksView(): BlocksComponent {
  const view = useContext(BlocksContext)
  if (!view) throw new Error('Engine bug: useBlocksView is called outside of ScreenView.')
  return view
}
