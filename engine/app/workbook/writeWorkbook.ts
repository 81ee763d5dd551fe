import * as XLSX from 'xlsx'
import { sheetNameOf, sheetWidth } from '../../../schemas/shared/sheetCell'
import type { WorkbookColumn, WorkbookPicture, WorkbookReport, WorkbookSheet } from '../../runtime/services'
import { addPictures, change, partLibrary } from './sheetPictures'
import { boldCell, boldMark, headerCell, headerFormat, textCell, type WorkbookCell } from './workbookCells'

/** Rows of cells, collected part by part, and written as one .xlsx at the end. */
export interface SheetWriter {
  add(cells: readonly WorkbookCell[]): void
  write(): Uint8Array
}

export function createSheetWriter(
  sheetName: string,
  columns: readonly WorkbookColumn[],
  sheets: readonly WorkbookSheet[] = [],
  layout?: WorkbookReport,
): SheetWriter {
  const head = (layout?.head ?? []).map((line, index) => [index === 0 ? headerCell(line) : textCell(line)])
  const above = head.length === 0 ? [] : [...head, []]
  const titles = columns.map(column => headerCell(column.label))
  const rows: WorkbookCell[][] = [...above, titles]
  const first = above.length
  return {
    add: cells => {
      const place = layout?.rows[rows.length - first - 1]
      rows.push(place?.isSum ? cells.map(boldCell) : [...cells])
    },
    write: () => {
      const sheet: XLSX.WorkSheet = {
        '!data': rows,
        '!ref': XLSX.utils.encode_range(
          { r: 0, c: 0 },
          { r: rows.length - 1, c: Math.max(0, columns.length - 1) },
        ),
        '!cols': columns.map(column => ({ wch: sheetWidth(column.width) })),
        ...(layout && {
          '!rows': [
            ...rows.slice(0, first + 1).map(() => ({})),
            ...layout.rows.map(({ level }) => ({ level })),
          ],
          '!outline': { above: true },
        }),
        '!autofilter': {
          ref: XLSX.utils.encode_range(
            { r: first, c: 0 },
            { r: rows.length - 1, c: Math.max(0, columns.length - 1) },
          ),
        },
      }
      const workbook = XLSX.utils.book_new()
      XLSX.utils.book_append_sheet(workbook, sheet, sheetNameOf(sheetName))
      const images = layout?.pictures.images ?? []
      if (layout && images.length > 0)
        XLSX.utils.book_append_sheet(
          workbook,
          XLSX.utils.aoa_to_sheet([[]]),
          sheetNameOf(layout.pictures.name),
        )
      for (const { name, rows: texts, widths } of sheets) {
        const [titles = [], ...others] = texts
        const further: XLSX.WorkSheet = XLSX.utils.aoa_to_sheet(
          [titles.map(headerCell), ...others.map(row => row.map(textCell))],
          { dense: true },
        )
        further['!cols'] = widths.map(width => ({ wch: sheetWidth(width) }))
        XLSX.utils.book_append_sheet(workbook, further, sheetNameOf(name))
      }
      const plain = XLSX.write(workbook, { type: 'array', bookType: 'xlsx', bookSST: false }) as ArrayBuffer
      return withLooks(new Uint8Array(plain), columns, { first, images, sheets: workbook.SheetNames.length })
    },
  }
}

/**
 * The xlsx package writes no fonts, frozen panes or quote prefixes, so the finished parts are given them: the header's
 * format turns bold, the plain-text format marks its cells as quoted, the first row stays in view, and columns that
 * are typed into keep what is typed.
 */
function withLooks(
  content: Uint8Array,
  columns: readonly WorkbookColumn[],
  {
    first,
    images,
    sheets,
  }: {
    readonly first: number
    readonly images: readonly WorkbookPicture[]
    readonly sheets: number
  },
): Uint8Array {
  const parts = partLibrary.read(content, { type: 'array' })
  let looks = 0
  change(parts, '/xl/styles.xml', xml => {
    const looked = boldAndQuoted(xml)
    looks = Number(/<cellXfs count="(\d+)"/.exec(looked)?.[1])
    return withTypedLooks(looked, looks)
  })
  change(parts, '/xl/worksheets/sheet1.xml', xml => {
    const looked = typedColumns(frozen(xml, first), columns, looks)
    return first === 0 ? looked : forPaper(folded(looked))
  })
  if (first > 0)
    for (let sheet = 2; sheet <= sheets; sheet += 1)
      change(parts, `/xl/worksheets/sheet${sheet}.xml`, forPaper)
  if (images.length > 0) addPictures(parts, images)
  return Uint8Array.from(partLibrary.write(parts, { fileType: 'zip', type: 'array', compression: true }))
}

function boldAndQuoted(xml: string): string {
  const headerId = new RegExp(`<numFmt numFmtId="(\\d+)" formatCode="${headerFormat}"/>`).exec(xml)?.[1]
  const xf = (id: string) => new RegExp(`<xf numFmtId="${id}"([^>]*?)fontId="0"([^>]*?)/>`, 'g')
  const fonts = /<fonts count="1">(<font>[\s\S]*?<\/font>)<\/fonts>/
  const bold = xml.replace(fonts, (_, font: string) => {
    return `<fonts count="2">${font}${font.replace('<font>', '<font><b/>')}</fonts>`
  })
  const headed =
    headerId === undefined
      ? bold
      : bold.replace(xf(headerId), `<xf numFmtId="49"$1fontId="1"$2 applyFont="1"/>`)
  const summed = withBoldNumbers(headed)
  // The header was turned to format 49 too; only cells in the plain font are quoted text.
  return summed.replace(xf('49'), `<xf numFmtId="49"$1fontId="0"$2 quotePrefix="1"/>`)
}

/** The formats of what adds up others turn bold. */
function withBoldNumbers(xml: string): string {
  const format = new RegExp(`<numFmt numFmtId="(\\d+)" formatCode="[^"]*${boldMark}"/>`, 'g')
  const ids = [...xml.matchAll(format)].map(([, id = '']) => id)
  return ids.reduce(
    (looked, id) =>
      looked.replace(
        new RegExp(`<xf numFmtId="${id}"([^>]*?)fontId="0"([^>]*?)/>`, 'g'),
        `<xf numFmtId="${id}"$1fontId="1"$2 applyFont="1"/>`,
      ),
    xml,
  )
}

/** A4 landscape, one page wide, the pages counted. */
function forPaper(xml: string): string {
  const paper =
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter>'
  return fitted(xml).replace(/(<ignoredErrors>|<\/worksheet>)/, `${paper}$1`)
}

function fitted(xml: string): string {
  const fit = '<pageSetUpPr fitToPage="1"/></sheetPr>'
  if (xml.includes('</sheetPr>')) return xml.replace('</sheetPr>', fit)
  if (/<sheetPr\b[^>]*?\/>/.test(xml)) return xml.replace(/<sheetPr\b([^>]*?)\/>/, `<sheetPr$1>${fit}`)
  return xml.replace(/(<worksheet\b[^>]*>)/, `$1<sheetPr>${fit}`)
}

/** Rows with outline levels. */
const folded = (xml: string): string =>
  xml.replace('</sheetViews>', '</sheetViews><sheetFormatPr defaultRowHeight="16" outlineLevelRow="1"/>')

/** Formats of Excel for what is typed: text, and the date of its country. */
const typedFormats = { text: 49, date: 14 } as const

function withTypedLooks(xml: string, looks: number): string {
  const added = Object.values(typedFormats)
    .map(id => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('')
  const count = looks + Object.keys(typedFormats).length
  return xml
    .replace(/<cellXfs count="\d+"/, `<cellXfs count="${count}"`)
    .replace('</cellXfs>', `${added}</cellXfs>`)
}

function typedColumns(xml: string, columns: readonly WorkbookColumn[], looks: number): string {
  return columns.reduce((written, { typed }, index) => {
    const column = `<col min="${index + 1}" max="${index + 1}"`
    const look = looks + Object.keys(typedFormats).indexOf(typed ?? '')
    return typed ? written.replace(column, `${column} style="${look}"`) : written
  }, xml)
}

/** The titles stay in view, with what stands above them. */
function frozen(xml: string, first: number): string {
  const pane = `<pane ySplit="${first + 1}" topLeftCell="A${first + 2}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`
  return xml.replace(
    /<sheetView workbookViewId="0"\s*\/>/,
    `<sheetView workbookViewId="0">${pane}</sheetView>`,
  )
}
