import { errorCell, numberCell, uncountedCell, unreadableCell } from './cellValue'
import { cellAddress, type ReadCell, type SheetLimits, WorkbookRefused } from './readCell'
import { attributeOf, scanXml } from './scanXml'
import { createStringListener, plainString, readBook, type XlsxBook } from './xlsxBook'
import { openParts } from './zipParts'

/** A cell as the sheet writes it; `value` is undefined where there is no such element. */
interface WrittenCell {
  readonly row: number
  readonly column: number
  readonly type: string
  readonly style: number
  value: string | undefined
  formula: string | undefined
}

/** The first sheet that can be seen, row by row. */
export async function readXlsx(
  bytes: Uint8Array,
  limits: SheetLimits,
): Promise<readonly (readonly ReadCell[])[]> {
  const parts = openParts(bytes)
  const book = await readBook(parts)
  return readSheetXml((await parts.text(book.sheets[0]?.part ?? '')) ?? '', book, limits)
}

/** A sheet with its name. */
export interface NamedSheet {
  readonly name: string
  readonly rows: readonly (readonly ReadCell[])[]
}

/** Every sheet that can be seen. */
export async function readXlsxSheets(bytes: Uint8Array, limits: SheetLimits): Promise<readonly NamedSheet[]> {
  const parts = openParts(bytes)
  const book = await readBook(parts)
  const sheets: NamedSheet[] = []
  for (const { name, part } of book.sheets)
    sheets.push({ name, rows: readSheetXml((await parts.text(part)) ?? '', book, limits) })
  return sheets
}

function readSheetXml(xml: string, book: XlsxBook, limits: SheetLimits): readonly (readonly ReadCell[])[] {
  const rows: ReadCell[][] = []
  const inline = createStringListener()
  let row = -1
  let column = -1
  let cell: WrittenCell | undefined
  let inside = ''
  const put = (written: WrittenCell) => {
    const read = cellOf(written, book, inline.take)
    if (read === '') return
    if (written.row >= limits.mostRows || written.column >= limits.mostColumns)
      throw new WorkbookRefused('workbookTooLarge')
    while (rows.length <= written.row) rows.push([])
    const cells = rows[written.row] ?? []
    while (cells.length < written.column) cells.push('')
    cells[written.column] = read
  }
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = numberOf(attributeOf(attributes, 'r'), row + 2) - 1
        column = -1
      } else if (name === 'c') {
        const place = placeOf(attributeOf(attributes, 'r'))
        row = place?.row ?? row
        column = place?.column ?? column + 1
        cell = {
          row,
          column,
          type: attributeOf(attributes, 't') ?? 'n',
          style: numberOf(attributeOf(attributes, 's'), 0),
          value: undefined,
          formula: undefined,
        }
        inline.begin()
      } else if (cell && name === 'v') {
        cell.value = ''
        inside = name
      } else if (cell && name === 'f') {
        cell.formula = ''
        inside = name
      } else inline.open(name)
    },
    close: name => {
      if (name === 'c' && cell) {
        put(cell)
        cell = undefined
      } else if (name === inside) inside = ''
      else inline.close(name)
    },
    text: text => {
      if (cell && inside === 'v') cell.value += text
      else if (cell && inside === 'f') cell.formula += text
      else inline.text(text)
    },
  })
  return rows
}

function cellOf(cell: WrittenCell, book: XlsxBook, inlineText: () => string): ReadCell {
  const { row, column, type, value, formula } = cell
  const address = cellAddress(row, column)
  if (formula !== undefined && (isWithoutResult(cell) || book.isUncounted))
    return uncountedCell(address, formula)
  switch (type) {
    case 'inlineStr':
      return inlineText()
    case 'str':
      return plainString(value ?? '')
    case 's':
      if (value === undefined || value === '') return ''
      return book.strings[Number(value)] ?? unreadableCell(address, value)
    case 'e':
      return errorCell(address, value ?? '')
    case 'b':
      return value === undefined || value === ''
        ? ''
        : value.trim() === '1' || value === 'true'
          ? 'TRUE'
          : 'FALSE'
    case 'd':
      return isoCell(value ?? '', address)
    default: {
      const written = (value ?? '').trim()
      if (written === '') return ''
      const look = book.looks[cell.style] ?? 'number'
      return numberCell({ value: Number(written), written, look, is1904: book.is1904, address })
    }
  }
}

/** A text may be the empty result of a formula; a number may not. */
function isWithoutResult({ type, value }: WrittenCell): boolean {
  return value === undefined || (type !== 'str' && value.trim() === '')
}

/** A day in words of its own, as ISO 8601 has it. */
function isoCell(value: string, address: string): ReadCell {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2})(?:\.0*)?)?Z?)?$/.exec(value.trim())
  if (!match) return value.trim() === '' ? '' : unreadableCell(address, value)
  const [, day = '', time = '00:00', seconds = '00'] = match
  if (seconds !== '00') return `${day} ${time}:${seconds}`
  return time === '00:00' ? day : `${day} ${time}`
}

function numberOf(text: string | undefined, otherwise: number): number {
  const number = Number(text)
  return text === undefined || !Number.isInteger(number) ? otherwise : number
}

function placeOf(address: string | undefined): { readonly row: number; readonly column: number } | undefined {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(address ?? '')
  if (!match) return undefined
  const letters = [...(match[1] ?? '').toUpperCase()]
  const column = letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(match[2]) - 1, column }
}
