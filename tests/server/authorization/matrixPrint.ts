import { type Cell, type Subject, subjects } from './matrixFacts'

const signs: Readonly<Record<Cell, string>> = {
  open: '●',
  write: 'W',
  read: 'R',
  refused: '·',
  noSession: '-',
}

/** Rows by name, columns by authority group; of two prints that differ a diff shows the rows, and what each cell should be. */
export function printMatrix(
  names: readonly string[],
  cellOf: (name: string, subject: Subject) => Cell | string,
): string {
  const width = Math.max(...names.map(name => name.length))
  const line = (name: string) => {
    const cells = subjects.map(subject => {
      const cell = cellOf(name, subject)
      return `${subject}${Object.hasOwn(signs, cell) ? signs[cell as Cell] : `?${cell}`}`
    })
    return `${name.padEnd(width)}  ${cells.join(' ')}`
  }
  return names.map(line).join('\n')
}
