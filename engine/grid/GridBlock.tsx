import { lazy, useCallback } from 'react'
import type { GridPlan } from '../plan/gridPlan'
import { useScreen } from '../render/screenContext'
import { RowsBlock } from './RowsBlock'
import './gridBlock.css'

const LinesBlock = lazy(() => import('./LinesBlock').then(({ LinesBlock }) => ({ default: LinesBlock })))

const EditedBlock = lazy(() => import('./EditedBlock').then(({ EditedBlock }) => ({ default: EditedBlock })))

const views = { operation: RowsBlock, lines: LinesBlock, edited: EditedBlock }

/** A grid of a page: rows of an operation that fill the rest of the window, or lines of the document. */
export function GridBlock({ plan }: { readonly plan: GridPlan }) {
  const screen = useScreen()
  const onShown = useCallback(
    (columns: readonly string[]) => screen.showColumns(plan.id, columns),
    [screen, plan.id],
  )
  const layoutName = `${screen.plan.screen}:${plan.id}`
  const View = views[plan.source.from]
  return <View plan={plan} layoutName={layoutName} onShown={onShown} />
}
