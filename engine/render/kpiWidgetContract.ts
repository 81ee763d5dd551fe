/** The figures of a report, one tile each. */
export interface KpiTilesProps {
  /** Korean: what the figures are about; read aloud before them. */
  readonly label: string
  /** loading keeps figures that are there already, faded. */
  readonly state: 'loading' | 'ready' | 'failed'
  readonly tiles: readonly KpiTile[]
  /** Korean: what went wrong. */
  readonly failedText?: string
  readonly onRetry?: () => void
}

export interface KpiTile extends KpiFigure {
  readonly id: string
  /** @default "neutral" */
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** A second figure under the first, such as a comparison with the month before. */
  readonly beside?: KpiFigure
  /** The tile leads somewhere. */
  readonly onGo?: () => void
}

export interface KpiFigure {
  /** Korean. A unit in parentheses at its end is not repeated. */
  readonly label: string
  /** A decimal number as text, or any text; empty where there is none. */
  readonly value: string
  /** 원, 건, %. Won are shown as people say them, with the exact amount beneath. */
  readonly unit?: string
  /** The figure says how something has changed: its sign is shown as an arrow and a word. */
  readonly isChange?: boolean
}
