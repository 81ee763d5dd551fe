import type { ChartImage } from '../../schemas/shared/chartImage'

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
  /** radar with fewer than three categories is drawn as bars; waterfall leads from the first value to the last. */
  readonly shape?: 'radar' | 'pareto' | 'waterfall' | 'stack' | undefined
  /** Bars from left to right, one category below the other. */
  readonly isAcross?: boolean
  /** Values that are drawn as lines across all categories, such as a target. */
  readonly marks?: readonly ChartMark[]
  /** Pixels. */
  readonly height: number
  /** Korean: what it means that there is nothing to draw. */
  readonly emptyText?: string
  /** Korean: what went wrong. */
  readonly failedText?: string
  readonly onRetry?: () => void
  /** All categories, where the picture leaves some out or adds them up: what the table shows. */
  readonly whole?: Pick<ChartProps, 'categories' | 'series'>
  /** The category that adds up the others; a press on it leads to the table, where that has them one by one. */
  readonly restAt?: number
  /** A bar, a point or a value of the table has been pressed; the first categories of the table are those of the picture. */
  readonly onPick?: ((category: number, seriesId: string) => void) | undefined
  /** Stands below the title in a file: of when and of whom the figures are. */
  readonly note?: string
  /** Takes the picture as a file, on wish of the user. */
  readonly onSave?: ((image: ChartImage, kind: 'png' | 'svg') => void) | undefined
  /** Is handed what makes the picture, and undefined when it goes. */
  readonly onDrawn?: ((take: (() => Promise<ChartImage | undefined>) | undefined) => void) | undefined
}

export interface ChartMark {
  /** Empty where the axis itself is marked at the value. */
  readonly label: string
  readonly axis: 'left' | 'right'
  /** A decimal number as text. */
  readonly value: string
  readonly unit?: string
}

export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** mark: across the bars of its category; text: at their end. */
  readonly as: 'bar' | 'line' | 'mark' | 'text'
  readonly axis: 'left' | 'right'
  /** 원, 건, %: how the axis, the tooltip and the table write the values. */
  readonly unit?: string
  /** Decimal numbers as text, one for each category; empty where there is none. */
  readonly values: readonly string[]
}
