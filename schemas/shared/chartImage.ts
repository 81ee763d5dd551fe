/** A chart as a file. */
export interface ChartImage {
  readonly title: string
  readonly svg: string
  readonly png: Blob
  /** Pixels. */
  readonly width: number
  readonly height: number
}
