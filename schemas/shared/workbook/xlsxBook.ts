import { type NumberLook, numberLook } from './numberLook'
import { WorkbookRefused } from './readCell'
import { attributeOf, isTrue, scanXml } from './scanXml'
import type { ZipParts } from './zipParts'

interface BookSheet {
  readonly name: string
  readonly part: string
}

/** What the cells of a sheet refer to. */
export interface XlsxBook {
  /** The sheets that can be seen, in their order; there is at least one. */
  readonly sheets: readonly BookSheet[]
  readonly is1904: boolean
  /** The file asks to be computed when it is opened: what stands beside its formulas is not their result. */
  readonly isUncounted: boolean
  readonly strings: readonly string[]
  /** By the number of a cell's style. */
  readonly looks: readonly NumberLook[]
}

interface Relation {
  readonly type: string
  readonly target: string
}

const folder = 'xl/'

export async function readBook(parts: ZipParts): Promise<XlsxBook> {
  const workbook = await parts.text('xl/workbook.xml')
  if (workbook === undefined) throw new WorkbookRefused('notSpreadsheet')
  const relations = readRelations((await parts.text('xl/_rels/workbook.xml.rels')) ?? '')
  const sheets: { readonly id: string; readonly name: string; readonly isHidden: boolean }[] = []
  let is1904 = false
  let isUncounted = false
  scanXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributeOf(attributes, 'date1904'))
      if (name === 'calcPr') isUncounted = isTrue(attributeOf(attributes, 'fullCalcOnLoad'))
      if (name !== 'sheet') return
      const state = attributeOf(attributes, 'state') ?? 'visible'
      sheets.push({
        id: attributeOf(attributes, 'id') ?? '',
        name: attributeOf(attributes, 'name') ?? '',
        isHidden: state !== 'visible',
      })
    },
    close: () => undefined,
    text: () => undefined,
  })
  // Charts stand among the sheets and have no cells.
  const shown = sheets.flatMap(({ id, name, isHidden }): BookSheet[] => {
    const relation = relations.get(id)
    return relation && !isHidden && relation.type.endsWith('/worksheet')
      ? [{ name, part: relation.target }]
      : []
  })
  if (!shown[0] || !parts.has(shown[0].part)) throw new WorkbookRefused('workbookBroken')
  const partOf = (type: string) =>
    [...relations.values()].find(relation => relation.type.endsWith(`/${type}`))?.target
  const textOf = async (part: string | undefined) =>
    part === undefined ? '' : ((await parts.text(part)) ?? '')
  return {
    sheets: shown,
    is1904,
    isUncounted,
    strings: readStrings(await textOf(partOf('sharedStrings'))),
    looks: readLooks(await textOf(partOf('styles'))),
  }
}

function readRelations(xml: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>()
  scanXml(xml, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const target = attributeOf(attributes, 'Target') ?? ''
      relations.set(attributeOf(attributes, 'Id') ?? '', {
        type: attributeOf(attributes, 'Type') ?? '',
        target: target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, ''),
      })
    },
    close: () => undefined,
    text: () => undefined,
  })
  return relations
}

/** The text of a string in its pieces; what says how it is pronounced is left out. */
export function createStringListener() {
  let text = ''
  let isText = false
  let isSpoken = false
  return {
    begin: () => {
      text = ''
    },
    open: (name: string) => {
      if (name === 'rPh') isSpoken = true
      if (name === 't') isText = true
    },
    close: (name: string) => {
      if (name === 'rPh') isSpoken = false
      if (name === 't') isText = false
    },
    text: (piece: string) => {
      if (isText && !isSpoken) text += piece
    },
    take: () => plainString(text),
  }
}

/** Signs that XML cannot hold are written _x000D_; a text that looks like one is written _x005F_x000D_. */
export function plainString(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}

function readStrings(xml: string): readonly string[] {
  const strings: string[] = []
  const listener = createStringListener()
  scanXml(xml, {
    open: name => {
      if (name === 'si') listener.begin()
      listener.open(name)
    },
    close: name => {
      listener.close(name)
      if (name === 'si') strings.push(listener.take())
    },
    text: listener.text,
  })
  return strings
}

function readLooks(xml: string): readonly NumberLook[] {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isInCells = false
  scanXml(xml, {
    open: (name, attributes) => {
      const id = () => Number(attributeOf(attributes, 'numFmtId') ?? '0')
      if (name === 'numFmt') codes.set(id(), attributeOf(attributes, 'formatCode') ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) ids.push(id())
    },
    close: name => {
      if (name === 'cellXfs') isInCells = false
    },
    text: () => undefined,
  })
  return ids.map(id => numberLook(id, codes.get(id)))
}
