/** Series over categories, as bars side by side and lines, or around a circle. */
export interface ChartProps {
  /** Korean: what the chart shows. */
  readonly label: string
  /** loading keeps what is drawn already, faded. */
  readonly state: 'loading' | 'ready' | 'empty' | 'failed'
  /** Korean label of the categories, the head of the first column of the table. */
  readonly categoryLabel: string
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Categories around a circle; fewer than three of them are drawn as bars. */
  readonly shape?: 'radar' | undefined
  /** Pixels. */
  readonly height: number
  /** Korean: what it means that there is nothing to draw. */
  readonly emptyText?: string
  /** Korean: what went wrong. */
  readonly failedText?: string
  readonly onRetry?: () => void
}

export interface ChartSeries {
  readonly id: string
  readonly label: string
  readonly as: 'bar' | 'line'
  readonly axis: 'left' | 'right'
  /** 원, 건, %: how the axis, the tooltip and the table write the values. */
  readonly unit?: string
  /** Decimal numbers as text, one for each category; empty where there is none. */
  readonly values: readonly string[]
}
