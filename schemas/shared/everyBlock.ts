/** A part of a page as far as it may hold other parts; definitions, their spelled-out form and plans nest alike. */
interface Nesting<Block> {
  readonly block: string
  readonly left?: readonly Block[]
  readonly right?: readonly Block[]
  readonly tabs?: readonly { readonly blocks: readonly Block[] }[]
}

/** All parts of a page, those inside of others too, in the order in which they are read. */
export function everyBlock<Block extends Nesting<Block>>(blocks: readonly Block[]): Block[] {
  return blocks.flatMap(block => [block, ...everyBlock(innerBlocks(block))])
}

/** The parts that stand directly inside of this one. */
function innerBlocks<Block extends Nesting<Block>>(block: Block): readonly Block[] {
  const { left, right, tabs } = block
  // Most blocks hold none; the compiler asks each of them many times.
  if (!left && !right && !tabs) return []
  return [...(left ?? []), ...(right ?? []), ...(tabs ?? []).flatMap(tab => tab.blocks)]
}
