import {
  columnFormats,
  type SheetColumn,
  sheetCell,
  sheetNameOf,
  sheetWidth,
} from '../../../schemas/shared/sheetCell'

export type ExportRow = Readonly<Record<string, unknown>>

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Numbers of the looks in styles.xml: plain, header, quoted text, what is typed; those of the number formats follow. */
const headerStyle = 1
const quotedStyle = 2
const typedStyles = { text: 3, date: 4 } as const
const firstFormatStyle = 5
/** Formats of our own begin here; the lower numbers are Excel's. */
const firstFormatId = 164

/** The path of a sheet inside the workbook, counted from 1. */
export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

/** The parts of a workbook beside its sheets, of which each has a title. */
export function fixedParts(
  titles: readonly string[],
  formats: readonly string[],
): readonly (readonly [string, string])[] {
  const xml = (text: string) => `${declaration}${text}`
  const each = (write: (title: string, number: number) => string) =>
    titles.map((title, index) => write(title, index + 1)).join('')
  const stylesId = titles.length + 1
  return [
    [
      '[Content_Types].xml',
      xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/>${each((_, number) => `<Override PartName="/${sheetPath(number)}" ContentType="${office}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
      ),
    ],
    [
      '_rels/.rels',
      xml(
        `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    ],
    [
      'xl/workbook.xml',
      xml(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((title, number) => `<sheet name="${escapeXml(sheetNameOf(title))}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
      ),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      xml(
        `<Relationships xmlns="${packageRelations}">${each((_, number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${stylesId}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      ),
    ],
    ['xl/styles.xml', xml(stylesXml(formats))],
  ]
}

function stylesXml(formats: readonly string[]): string {
  const numberFormats = formats
    .map((format, index) => `<numFmt numFmtId="${firstFormatId + index}" formatCode="${escapeXml(format)}"/>`)
    .join('')
  const looks = formats
    .map(
      (_, index) =>
        `<xf numFmtId="${firstFormatId + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    .join('')
  const font = '<sz val="11"/><name val="맑은 고딕"/>'
  return `<styleSheet xmlns="${main}">${formats.length > 0 ? `<numFmts count="${formats.length}">${numberFormats}</numFmts>` : ''}<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${firstFormatStyle + formats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>${looks}</cellXfs></styleSheet>`
}

/** Every number format of the columns, each once. */
export function formatsOf(columns: readonly SheetColumn[]): readonly string[] {
  return [...new Set(columns.flatMap(columnFormats))]
}

/** The sheet up to its first row of data: widths, the first row kept in view, the titles. */
export function sheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns
    .map(
      ({ width, typed }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${sheetWidth(width)}"${typed ? ` style="${typedStyles[typed]}"` : ''} customWidth="1"/>`,
    )
    .join('')
  const titles = columns
    .map(({ label }, index) => `<c r="${columnName(index)}1${textRest(headerStyle, label)}`)
    .join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${titles}</row>`
}

/** `lastRow` counts the titles' row. */
export function sheetTail(columns: readonly SheetColumn[], lastRow: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${lastRow}"/></worksheet>`
}

/** Writes rows as the sheet has them; `number` counts from 1 with the titles. */
export function createRowWriter(columns: readonly SheetColumn[], formats: readonly string[]) {
  const styles = new Map(formats.map((format, index) => [format, firstFormatStyle + index]))
  const cells = columns.map((column, index) => ({
    field: column.field,
    begin: `<c r="${columnName(index)}`,
    rest: createCellWriter(column, styles),
  }))
  return (row: ExportRow, number: number): string => {
    let xml = `<row r="${number}">`
    for (const { field, begin, rest } of cells) {
      const written = rest(row[field], row.currency)
      if (written !== '') xml += `${begin}${number}${written}`
    }
    return `${xml}</row>`
  }
}

/** So many different values of a column are remembered as they are written; beyond that it is one whose values hardly repeat. */
const mostRemembered = 1_000

/** What stands behind the place of a cell. Departments, codes, persons and days come again and again. */
function createCellWriter(column: SheetColumn, styles: ReadonlyMap<string, number>) {
  const write = (value: unknown, currency: unknown): string => {
    const cell = sheetCell(column, value, currency)
    if (cell.cell === 'empty') return ''
    if (cell.cell === 'number') return `" s="${styles.get(cell.format) ?? 0}"><v>${cell.digits}</v></c>`
    return textRest(cell.isQuoted ? quotedStyle : 0, cell.text)
  }
  const ofCurrencies = new Map<unknown, Map<unknown, string>>()
  return (value: unknown, currency: unknown): string => {
    const of = column.isMoney ? currency : undefined
    const written = ofCurrencies.get(of) ?? new Map<unknown, string>()
    ofCurrencies.set(of, written)
    const known = written.get(value)
    if (known !== undefined) return known
    const now = write(value, currency)
    if (written.size < mostRemembered) written.set(value, now)
    return now
  }
}

function textRest(style: number, text: string): string {
  const look = style === 0 ? '' : ` s="${style}"`
  const blanks = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''
  return `"${look} t="inlineStr"><is><t${blanks}>${escapeXml(text)}</t></is></c>`
}

function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${columnName(Math.floor(index / 26) - 1)}${last}`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, sign => signs[sign] ?? sign) : text
}
