import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { zipStream } from '../../../../server/modules/file/zipStream'
import type { BookContent, BookWriter, SheetContent } from './sheetContent'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Parts as Excel writes them: texts in a table of their own, addresses at each cell. */
export const plainParts: BookWriter = {
  writer: 'XML as Excel writes it',
  extension: 'xlsx',
  canWrite: () => true,
  write: async book => {
    const { content } = book
    const strings = content.cell === 'text' ? ['값', content.text] : ['값']
    const items = strings.map(text => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')
    const cell =
      content.cell === 'text'
        ? '<c r="A2" t="s"><v>1</v></c>'
        : cellXml(content, ' r="A2"', '', attributesOf(content))
    return bytesOf([
      ...bookParts(book, '', 'worksheets/'),
      ['xl/sharedStrings.xml', `<sst xmlns="${main}">${items}</sst>`],
      ['xl/worksheets/sheet1.xml', sheetXml('', '')],
      [
        'xl/worksheets/sheet2.xml',
        sheetXml('', `<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2">${cell}</row>`),
      ],
    ])
  },
}

/** Parts as libraries of other platforms write them: names with a prefix, texts in the cells, no addresses, nothing packed. */
export const prefixedParts: BookWriter = {
  writer: 'XML with prefixes and texts in cells',
  extension: 'xlsx',
  canWrite: () => true,
  write: book => {
    const { content } = book
    const cell =
      content.cell === 'text'
        ? `<x:c t="inlineStr"><x:is><x:r><x:t xml:space="preserve">${escaped(content.text)}</x:t></x:r><x:rPh sb="0" eb="1"><x:t>읽기</x:t></x:rPh></x:is></x:c>`
        : cellXml(content, '', 'x:', attributesOf(content))
    const parts: Parts = [
      ...bookParts(book, 'x:', '/xl/worksheets/'),
      ['xl/worksheets/sheet1.xml', sheetXml('x:', '')],
      [
        'xl/worksheets/sheet2.xml',
        sheetXml(
          'x:',
          `<x:row><x:c t="inlineStr"><x:is><x:t>값</x:t></x:is></x:c></x:row><x:row>${cell}</x:row>`,
        ),
      ],
    ]
    return Promise.resolve(storedZip(parts))
  },
}

type Parts = readonly (readonly [string, string])[]

function bookParts({ content, is1904, hasHiddenFirst }: BookContent, x: string, folder: string): Parts {
  const coded = content.cell === 'number' && content.format !== undefined
  const id = content.cell === 'number' ? (content.formatId ?? (coded ? 176 : 0)) : 0
  const code = coded
    ? `<${x}numFmts count="1"><${x}numFmt numFmtId="176" formatCode="${escaped(content.format ?? '')}"/></${x}numFmts>`
    : ''
  const space = x === '' ? `xmlns="${main}"` : `xmlns:x="${main}"`
  const sheets = hasHiddenFirst
    ? `<${x}sheet name="숨김" sheetId="1" state="veryHidden" r:id="rId1"/><${x}sheet name="보임" sheetId="2" r:id="rId2"/>`
    : `<${x}sheet name="보임 &amp; &gt;" sheetId="2" r:id="rId2"/>`
  return [
    [
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ],
    [
      'xl/workbook.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<${x}workbook ${space} xmlns:r="${relations}"><${x}workbookPr${is1904 ? ' date1904="true"' : ''}/><${x}sheets>${sheets}</${x}sheets></${x}workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="${folder}sheet1.xml"/><Relationship Id="rId2" Type="${relations}/worksheet" Target="${folder}sheet2.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId4" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<${x}styleSheet ${space}>${code}<${x}cellStyleXfs><${x}xf numFmtId="9"/></${x}cellStyleXfs><${x}cellXfs><${x}xf numFmtId="0"/><${x}xf numFmtId="${id}"/></${x}cellXfs></${x}styleSheet>`,
    ],
  ]
}

function sheetXml(x: string, rows: string): string {
  const space = x === '' ? `xmlns="${main}"` : `xmlns:x="${main}"`
  return `<${x}worksheet ${space}><!-- rows --><${x}sheetData>${rows}</${x}sheetData></${x}worksheet>`
}

const attributesOf = ({ cell }: SheetContent) =>
  cell === 'error' ? ' t="e"' : cell === 'yes' ? ' t="b"' : cell === 'number' ? ' s="1"' : ''

function cellXml(content: SheetContent, place: string, x: string, attributes: string): string {
  const value = (text: string | number) => `<${x}v>${typeof text === 'string' ? escaped(text) : text}</${x}v>`
  switch (content.cell) {
    case 'text':
      return ''
    case 'number':
      return `<${x}c${place}${attributes}>${value(content.value)}</${x}c>`
    case 'error':
      return `<${x}c${place}${attributes}>${value(content.code)}</${x}c>`
    case 'yes':
      return `<${x}c${place}${attributes}>${value(content.value ? 1 : 0)}</${x}c>`
    case 'formula': {
      const { formula, result } = content
      const type = typeof result === 'string' ? ' t="str"' : ''
      return `<${x}c${place}${type}><${x}f>${escaped(formula)}</${x}f>${result === undefined ? '' : value(result)}</${x}c>`
    }
  }
}

function bytesOf(parts: Parts): Promise<Uint8Array> {
  return buffer(zipStream(parts.map(([name, text]) => ({ name, open: () => Readable.from([text]) }))))
}

/** An archive that packs nothing, written by hand. */
function storedZip(parts: Parts): Uint8Array {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of parts) {
    const label = Buffer.from(name)
    const body = Buffer.from(text)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(body), 10)
    fields.writeUInt32LE(body.length, 14)
    fields.writeUInt32LE(body.length, 18)
    fields.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, label, body])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, place, label]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
