import { lazy, Suspense, useEffect, useState } from 'react'
import type { ChartPlan } from '../plan/chartPlan'
import { useScreen } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { pictureToCome } from './pictureToCome'

const ChartView = lazy(() => import('./ChartView').then(({ ChartView }) => ({ default: ChartView })))

/** A chart is on the page before its code is, so that who prints meanwhile gets it as well. */
export function ChartBlock({ plan }: { readonly plan: ChartPlan }) {
  const { showChart } = useScreen()
  const { Skeleton } = useWidgets()
  const [picture] = useState(pictureToCome)
  useEffect(() => {
    showChart(plan.id, picture.take)
    return () => showChart(plan.id, undefined)
  }, [plan, picture, showChart])
  return (
    <Suspense fallback={<Skeleton height={200} rows={4} />}>
      <ChartView plan={plan} onDrawn={picture.put} />
    </Suspense>
  )
}
