import type { BenchLine, BenchTable } from './benchReport'

/** A part that runs in a process of its own prints its table as the last line of what it says. */
export function printTable(table: BenchTable): void {
  console.log(JSON.stringify(table))
}

export function readPrintedTable(file: string, printed: string): BenchTable {
  const last = printed.slice(printed.lastIndexOf('\n') + 1)
  const table: unknown = last.startsWith('{') ? JSON.parse(last) : undefined
  if (isTable(table)) return table
  throw new Error(`${file} printed what cannot be read:\n${printed}`)
}

function isTable(value: unknown): value is BenchTable {
  return typeof value === 'object' && value !== null && 'title' in value && 'lines' in value
}

/** A measure that must not pass a limit. */
export function mostLine(measure: string, value: number, most: number, unit: string): BenchLine {
  return {
    measure,
    values: [`${amountText(value)} ${unit}`],
    goal: `≤ ${most.toLocaleString('en')} ${unit}`,
    isMet: value <= most,
  }
}

export function plainLine(measure: string, value: number, unit: string): BenchLine {
  return { measure, values: [`${amountText(value)} ${unit}`] }
}

function amountText(value: number): string {
  return value < 20 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
}
