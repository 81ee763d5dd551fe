import { type ComponentType, lazy } from 'react'
import { ChartBlock } from '../chart/ChartBlock'
import { FilterBlock } from '../filter/FilterBlock'
import { GridBlock } from '../grid/GridBlock'
import type { BlockPlan } from '../plan/screenPlan'

export type BlockView<Kind extends BlockPlan['block']> = ComponentType<{
  readonly plan: Extract<BlockPlan, { block: Kind }>
}>

/** What only documents have is loaded with the first document; a list does without. */
const FormBlock = lazy(() => import('../form/FormBlock').then(({ FormBlock }) => ({ default: FormBlock })))
const FilesBlock = lazy(() =>
  import('../files/FilesBlock').then(({ FilesBlock }) => ({ default: FilesBlock })),
)
const ApprovalView = lazy(() =>
  import('../approval/ApprovalView').then(({ ApprovalView }) => ({ default: ApprovalView })),
)
const TimelineView = lazy(() =>
  import('../timeline/TimelineView').then(({ TimelineView }) => ({ default: TimelineView })),
)

const KpiView = lazy(() => import('../kpi/KpiView').then(({ KpiView }) => ({ default: KpiView })))
const ContentView = lazy(() =>
  import('../content/ContentView').then(({ ContentView }) => ({ default: ContentView })),
)
const MatrixView = lazy(() =>
  import('../matrix/MatrixView').then(({ MatrixView }) => ({ default: MatrixView })),
)
const SplitView = lazy(() => import('./SplitView').then(({ SplitView }) => ({ default: SplitView })))
const TabsView = lazy(() => import('./TabsView').then(({ TabsView }) => ({ default: TabsView })))

/** One view per kind of block; forgetting a kind does not compile. */
export const blockViews: { readonly [Kind in BlockPlan['block']]: BlockView<Kind> } = {
  filter: FilterBlock,
  grid: GridBlock,
  form: FormBlock,
  files: FilesBlock,
  approval: ApprovalView,
  timeline: TimelineView,
  split: SplitView,
  tabs: TabsView,
  kpi: KpiView,
  chart: ChartBlock,
  content: ContentView,
  matrix: MatrixView,
}
