import * as XLSX from 'xlsx'
import { sheetNameOf, sheetWidth } from '../../../schemas/shared/sheetCell'
import type { WorkbookColumn, WorkbookSheet } from '../../runtime/services'
import { headerCell, headerFormat, textCell, type WorkbookCell } from './workbookCells'

/** Rows of cells, collected part by part, and written as one .xlsx at the end. */
export interface SheetWriter {
  add(cells: readonly WorkbookCell[]): void
  write(): Uint8Array
}

/** The zip library inside the xlsx package, which its types leave open; this is what is used of it. */
interface PartLibrary {
  read(content: Uint8Array, options: { type: 'array' }): Parts
  find(parts: Parts, path: string): { readonly content: ArrayLike<number> } | null
  write(parts: Parts, options: { fileType: 'zip'; type: 'array'; compression: boolean }): ArrayLike<number>
  readonly utils: { cfb_add(parts: Parts, path: string, content: Uint8Array): void }
}

interface Parts {
  readonly FullPaths: readonly string[]
}

const partLibrary = XLSX.CFB as PartLibrary

export function createSheetWriter(
  sheetName: string,
  columns: readonly WorkbookColumn[],
  sheets: readonly WorkbookSheet[] = [],
): SheetWriter {
  const rows: WorkbookCell[][] = [columns.map(column => headerCell(column.label))]
  return {
    add: cells => {
      rows.push([...cells])
    },
    write: () => {
      const sheet: XLSX.WorkSheet = {
        '!data': rows,
        '!ref': XLSX.utils.encode_range(
          { r: 0, c: 0 },
          { r: rows.length - 1, c: Math.max(0, columns.length - 1) },
        ),
        '!cols': columns.map(column => ({ wch: sheetWidth(column.width) })),
        '!autofilter': {
          ref: XLSX.utils.encode_range(
            { r: 0, c: 0 },
            { r: rows.length - 1, c: Math.max(0, columns.length - 1) },
          ),
        },
      }
      const workbook = XLSX.utils.book_new()
      XLSX.utils.book_append_sheet(workbook, sheet, sheetNameOf(sheetName))
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
      return withLooks(new Uint8Array(plain), columns)
    },
  }
}

/**
 * The xlsx package writes no fonts, frozen panes or quote prefixes, so the finished parts are given them: the header's
 * format turns bold, the plain-text format marks its cells as quoted, the first row stays in view, and columns that
 * are typed into keep what is typed.
 */
function withLooks(content: Uint8Array, columns: readonly WorkbookColumn[]): Uint8Array {
  const parts = partLibrary.read(content, { type: 'array' })
  let looks = 0
  change(parts, '/xl/styles.xml', xml => {
    const looked = boldAndQuoted(xml)
    looks = Number(/<cellXfs count="(\d+)"/.exec(looked)?.[1])
    return withTypedLooks(looked, looks)
  })
  change(parts, '/xl/worksheets/sheet1.xml', xml => typedColumns(frozen(xml), columns, looks))
  return Uint8Array.from(partLibrary.write(parts, { fileType: 'zip', type: 'array', compression: true }))
}

function change(parts: Parts, path: string, edit: (xml: string) => string): void {
  const part = partLibrary.find(parts, path)
  if (!part) throw new Error(`Engine bug: withLooks found no ${path} in the workbook.`)
  const edited = new TextEncoder().encode(edit(new TextDecoder().decode(Uint8Array.from(part.content))))
  partLibrary.utils.cfb_add(parts, path, edited)
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
  // The header was turned to format 49 too; only cells in the plain font are quoted text.
  return headed.replace(xf('49'), `<xf numFmtId="49"$1fontId="0"$2 quotePrefix="1"/>`)
}

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

function frozen(xml: string): string {
  const pane =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>'
  return xml.replace(
    /<sheetView workbookViewId="0"\s*\/>/,
    `<sheetView workbookViewId="0">${pane}</sheetView>`,
  )
}
