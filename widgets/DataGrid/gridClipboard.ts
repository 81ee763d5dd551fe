/** Text on the clipboard as Excel writes it: tabs between cells, quotes around cells that hold tab, newline or quote. */
export function readTsv(text: string): readonly (readonly string[])[] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const lines: string[][] = [[]]
  let at = 0
  while (at <= source.length) {
    const [cell, end] = readCell(source, at)
    lines.at(-1)?.push(cell)
    if (source[end] === '\n') lines.push([])
    at = end + 1
  }
  return lines
}

/** The cell that begins at a place, and the place of the tab or newline that ends it. */
function readCell(source: string, start: number): readonly [string, number] {
  if (source[start] === '"') {
    const quoted = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y
    quoted.lastIndex = start
    const match = quoted.exec(source)
    if (match?.[1] !== undefined) return [match[1].replaceAll('""', '"'), quoted.lastIndex]
  }
  let end = start
  while (end < source.length && source[end] !== '\t' && source[end] !== '\n') end += 1
  return [source.slice(start, end), end]
}

export function writeTsv(lines: readonly (readonly string[])[]): string {
  return lines.map(line => line.map(quoteCell).join('\t')).join('\n')
}

function quoteCell(cell: string): string {
  return /[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A table for spreadsheets and documents. Text columns say so, or Excel would drop the zeros of "00120". */
export function writeHtmlTable(
  lines: readonly (readonly string[])[],
  isNumber: (column: number) => boolean,
): string {
  const body = lines
    .map(line => `<tr>${line.map((cell, column) => htmlCell(cell, isNumber(column))).join('')}</tr>`)
    .join('')
  return `<table><tbody>${body}</tbody></table>`
}

function htmlCell(cell: string, isNumber: boolean): string {
  const text = cell.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>')
  return isNumber ? `<td>${text}</td>` : `<td style="mso-number-format:'\\@'">${text}</td>`
}
