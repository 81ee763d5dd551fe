import { everyBlock } from '../../schemas/shared/everyBlock'
import type { BlockPlan, ScreenPlan } from './screenPlan'

/** All blocks of a kind, those inside of split and tabs too: the one way to look for blocks. */
export function blocksOf<Kind extends BlockPlan['block']>(
  plan: ScreenPlan,
  kind: Kind,
): Extract<BlockPlan, { block: Kind }>[] {
  return everyBlock(plan.blocks).filter(
    (block): block is Extract<BlockPlan, { block: Kind }> => block.block === kind,
  )
}
