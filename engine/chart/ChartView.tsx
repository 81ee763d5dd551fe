import { useMemo } from 'react'
import type { ChartImage } from '../../schemas/shared/chartImage'
import { openBasis } from '../contract/openBasis'
import type { ChartPlan } from '../plan/chartPlan'
import { asOfText } from '../record/asOfText'
import { rowName } from '../record/rowName'
import { numberWithUnit } from '../record/unitText'
import type { ChartProps } from '../render/chartWidgetContract'
import { emptyText, givenUpText, idleText } from '../render/emptyText'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { useWonUnit } from '../render/useWonUnit'
import { failureText } from '../runtime/failure'
import { readAddress } from '../runtime/readAddress'
import { textOf } from '../runtime/row'
import { chartRows, chartSeries, hasFigures } from './chartSeries'

interface ChartViewProps {
  readonly plan: ChartPlan
  readonly onDrawn: NonNullable<ChartProps['onDrawn']>
}

/** Rows of an answer as a chart. */
export function ChartView({ plan, onDrawn }: ChartViewProps) {
  return plan.of === undefined ? (
    <TitledChart plan={plan} title={plan.title} onDrawn={onDrawn} />
  ) : (
    <ChartOfRow plan={plan} of={plan.of} onDrawn={onDrawn} />
  )
}

/** A chart of the chosen row of a grid says of which: a file or a sheet of paper shows no cursor. */
function ChartOfRow({ plan, of, onDrawn }: ChartViewProps & { readonly of: string }) {
  const { rows, host } = useScreen()
  const grid = rows(of)
  const chosen = useSlice(grid, () => grid.chosen())
  const name = chosen ? [rowName(grid.plan.columns, chosen, host.services.codes)] : []
  return <TitledChart plan={plan} title={[plan.title, ...name].join(' · ')} onDrawn={onDrawn} />
}

function TitledChart({ plan, title, onDrawn }: ChartViewProps & { readonly title: string }) {
  const { answer: roomOf, host, retry } = useScreen()
  const { Chart } = useWidgets()
  const room = roomOf(plan.id)
  const { codes } = host.services
  const wonUnit = useWonUnit(host)
  const { phase, answer, failure } = useSlice(room, state => state)
  const drawn = useMemo(() => chartSeries(plan, answer, codes, wonUnit), [plan, answer, codes, wonUnit])
  const frame = {
    label: title,
    categoryLabel: plan.category.label,
    height: plan.height,
    shape: plan.shape,
    isAcross: plan.isAcross,
  }
  const { file, clock } = host.services
  function save({ svg, png }: ChartImage, kind: 'png' | 'svg'): void {
    const content = kind === 'png' ? png : new Blob([svg], { type: 'image/svg+xml' })
    file.save(content, `${title}_${clock.today().replaceAll('-', '')}.${kind}`)
  }
  const givenUp = givenUpText(host, plan, phase)
  const rows = useMemo(() => chartRows(plan, answer), [plan, answer])
  const { report } = plan
  function pick(category: number, seriesId: string): void {
    const row = rows[category]
    const { categories, series: figures } = drawn.whole ?? drawn
    const series = figures.find(({ id }) => id === seriesId)
    if (!row || !series) return
    const { path, params } = readAddress(plan.address ? textOf(host.evaluate(plan.address, { row })) : '')
    if (path !== '') host.services.go.to(path, params)
    else if (report !== undefined)
      void openBasis(host, {
        ...{
          report,
          field: seriesId,
          label: series.label,
          of: categories[category] ?? '',
          row,
          answer,
        },
        ...{ text: numberWithUnit(series.values[category] ?? '', series.unit), request: room.request() },
      })
  }
  return (
    <Chart
      {...frame}
      {...drawn}
      state={givenUp === undefined ? stateOf(phase, hasFigures(plan, rows)) : 'failed'}
      emptyText={phase === 'idle' ? idleText(host, plan) : emptyText(host, plan)}
      failedText={givenUp ?? (failure && failureText(failure))}
      onRetry={retry}
      note={report === undefined ? '' : asOfText(answer, wonUnit, host.services.clock.today())}
      onSave={save}
      onDrawn={onDrawn}
      onPick={report === undefined && plan.address === undefined ? undefined : pick}
    />
  )
}

function stateOf(phase: string, hasSome: boolean): ChartProps['state'] {
  if (phase === 'failed' || phase === 'loading') return phase
  return hasSome ? 'ready' : 'empty'
}
