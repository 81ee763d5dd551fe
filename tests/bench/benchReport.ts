import type { Spread } from './statistics'

/** One measure: what was measured, a cell for each column, and the goal it is held to. */
export interface BenchLine {
  readonly measure: string
  readonly values: readonly string[]
  readonly goal?: string
  readonly isMet?: boolean
}

export interface BenchTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly lines: readonly BenchLine[]
  readonly notes?: readonly string[]
}

/** A table as Markdown, its goals at the right. */
export function tableText({ title, columns, lines, notes = [] }: BenchTable): string {
  const hasGoals = lines.some(line => line.goal !== undefined)
  const head = ['measure', ...columns, ...(hasGoals ? ['goal', 'met'] : [])]
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  const body = lines.map(line => [
    line.measure,
    ...columns.map((_, index) => line.values[index] ?? '–'),
    ...(hasGoals ? [line.goal ?? '', metText(line)] : []),
  ])
  const rows = [head, rule, ...body].map(cells => `| ${cells.join(' | ')} |`)
  return [`## ${title}`, '', ...rows, '', ...notes.map(note => `- ${note}`), ''].join('\n')
}

function metText({ goal, isMet }: BenchLine): string {
  if (goal === undefined || isMet === undefined) return ''
  return isMet ? 'yes' : '**no**'
}

export function milliseconds({ median, lower, upper }: Spread): string {
  return `${whole(median)} ms (${whole(lower)}–${whole(upper)})`
}

export function ratioText({ median, lower, upper }: Spread): string {
  return `${median.toFixed(2)}× (${lower.toFixed(2)}–${upper.toFixed(2)})`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}
