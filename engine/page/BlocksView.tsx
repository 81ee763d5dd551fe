import { lazy, Suspense } from 'react'
import type { BlockPlan } from '../plan/screenPlan'
import { useScreen } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { BlockView } from './BlockView'

const DetailParts = lazy(() =>
  import('../document/DetailParts').then(({ DetailParts }) => ({ default: DetailParts })),
)

/** Blocks from top to bottom. Parts of a document that is chosen on the page stand together: without one they say so once. */
export function BlocksView({ blocks }: { readonly blocks: readonly BlockPlan[] }) {
  const { document } = useScreen()
  const { Skeleton } = useWidgets()
  if (!document?.plan.of) return draw(blocks)
  return runsOf(blocks).map(run =>
    run.isDocument ? (
      <Suspense key={run.id} fallback={<Skeleton height={320} rows={6} />}>
        <DetailParts room={document}>{draw(run.blocks)}</DetailParts>
      </Suspense>
    ) : (
      draw(run.blocks)
    ),
  )
}

/** Charts that follow each other stand side by side where there is room, so that rows below them stay in view. */
function draw(blocks: readonly BlockPlan[]) {
  return chartRuns(blocks).map(run => {
    const drawn = run.map(block => <BlockView key={`${block.block} ${block.id}`} plan={block} />)
    return run.length === 1 ? (
      drawn
    ) : (
      <div key={run[0]?.id} className="chart-row">
        {drawn}
      </div>
    )
  })
}

/** Charts that follow each other together, everything else alone. */
function chartRuns(blocks: readonly BlockPlan[]): readonly (readonly BlockPlan[])[] {
  const runs: BlockPlan[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.block === 'chart' && last?.[0]?.block === 'chart') last.push(block)
    else runs.push([block])
  }
  return runs
}

interface Run {
  readonly id: string
  readonly isDocument: boolean
  readonly blocks: readonly BlockPlan[]
}

/** Neighbours that belong to the document, and neighbours that do not. */
function runsOf(blocks: readonly BlockPlan[]): readonly Run[] {
  const runs: { id: string; isDocument: boolean; blocks: BlockPlan[] }[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    const isDocument = isPart(block)
    if (last?.isDocument === isDocument) last.blocks.push(block)
    else runs.push({ id: block.id, isDocument, blocks: [block] })
  }
  return runs
}

function isPart(block: BlockPlan): boolean {
  if (block.block === 'grid') return block.source.from === 'lines'
  return ['form', 'files', 'approval', 'timeline', 'matrix'].includes(block.block)
}
