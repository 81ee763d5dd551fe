import * as XLSX from 'xlsx'
import type { WorkbookPicture } from '../../runtime/services'

/** The zip library inside the xlsx package, which its types leave open; this is what is used of it. */
interface PartLibrary {
  read(content: Uint8Array, options: { type: 'array' }): Parts
  find(parts: Parts, path: string): { readonly content: ArrayLike<number> } | null
  write(parts: Parts, options: { fileType: 'zip'; type: 'array'; compression: boolean }): ArrayLike<number>
  readonly utils: { cfb_add(parts: Parts, path: string, content: Uint8Array): void }
}

export interface Parts {
  readonly FullPaths: readonly string[]
}

export const partLibrary = XLSX.CFB as PartLibrary

/** Edits one part of the workbook as text. */
export function change(parts: Parts, path: string, edit: (xml: string) => string): void {
  const part = partLibrary.find(parts, path)
  if (!part) throw new Error(`Engine bug: withLooks found no ${path} in the workbook.`)
  const edited = new TextEncoder().encode(edit(new TextDecoder().decode(Uint8Array.from(part.content))))
  partLibrary.utils.cfb_add(parts, path, edited)
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const drawings = 'http://schemas.openxmlformats.org/drawingml/2006'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** A pixel in the unit in which drawings are measured. */
const unitsPerPixel = 9525
/** Pixels of a row as spreadsheets open it. */
const rowHeight = 20
const sheet = '/xl/worksheets/sheet2.xml'

/** Puts pictures on the second sheet, one below the other. */
export function addPictures(parts: Parts, images: readonly WorkbookPicture[]): void {
  const add = (path: string, text: string) =>
    partLibrary.utils.cfb_add(parts, path, new TextEncoder().encode(text))
  const numbered = images.map((image, index) => ({ image, number: index + 1 }))
  for (const { image, number } of numbered)
    partLibrary.utils.cfb_add(parts, `/xl/media/image${number}.png`, new Uint8Array(image.png))
  add('/xl/drawings/drawing1.xml', drawingXml(images))
  const each = (write: (number: number) => string) => numbered.map(({ number }) => write(number)).join('')
  add(
    '/xl/drawings/_rels/drawing1.xml.rels',
    relations(
      each(n => `<Relationship Id="rId${n}" Type="${office}/image" Target="../media/image${n}.png"/>`),
    ),
  )
  add(
    '/xl/worksheets/_rels/sheet2.xml.rels',
    relations(`<Relationship Id="rId1" Type="${office}/drawing" Target="../drawings/drawing1.xml"/>`),
  )
  change(parts, sheet, xml => xml.replace('</worksheet>', '<drawing r:id="rId1"/></worksheet>'))
  change(parts, '/[Content_Types].xml', xml =>
    xml.replace(
      /(<Types[^>]*>)/,
      '$1<Default Extension="png" ContentType="image/png"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>',
    ),
  )
}

const relations = (inside: string) =>
  `${declaration}<Relationships xmlns="${packaged}">${inside}</Relationships>`

function drawingXml(images: readonly WorkbookPicture[]): string {
  let row = 0
  const anchors = images.map(({ width, height }, index) => {
    const at = row
    row += Math.ceil(height / rowHeight) + 1
    const size = `cx="${Math.round(width * unitsPerPixel)}" cy="${Math.round(height * unitsPerPixel)}"`
    return `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${at}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext ${size}/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${index + 2}" name="Chart ${index + 1}"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${index + 1}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`
  })
  return `${declaration}<xdr:wsDr xmlns:xdr="${drawings}/spreadsheetDrawing" xmlns:a="${drawings}/main" xmlns:r="${office}">${anchors.join('')}</xdr:wsDr>`
}
