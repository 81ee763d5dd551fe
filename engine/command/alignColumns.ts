import { columnsOf } from '../problem/columnsOf'

/** Lines whose parts stand below each other, two blanks in front and between. */
export function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const line of lines)
    for (const [at, part] of line.entries()) widths[at] = Math.max(widths[at] ?? 0, columnsOf(part))
  return lines.map(line =>
    line
      .map((part, at) => `  ${part}${' '.repeat((widths[at] ?? 0) - columnsOf(part))}`)
      .join('')
      .trimEnd(),
  )
}
