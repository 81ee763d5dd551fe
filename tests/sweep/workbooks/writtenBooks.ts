import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as XLSX from 'xlsx'
import { type DifficultValue, difficultValues } from '../../schemas/shared/workbook/difficultValues'

export interface WrittenBook {
  readonly writer: string
  readonly path: string
  readonly value: DifficultValue
  /** What the writer itself makes of the value, where that is something else than what was asked for. */
  readonly made: DifficultValue['expected']
}

/** Thrown where a tool is not there; its text says how to install it. */
export class ToolMissing extends Error {}

function run(command: string, parameters: readonly string[], input = ''): boolean {
  const { status } = spawnSync(command, parameters, { input, stdio: ['pipe', 'ignore', 'inherit'] })
  return status === 0
}

const isThere = (command: string, ...parameters: string[]) =>
  spawnSync(command, parameters, { stdio: 'ignore' }).status === 0

function tools(): { readonly python: string; readonly office: string } {
  const python = ['python3', '/usr/bin/python3', 'python'].find(each =>
    isThere(each, '-c', 'import openpyxl'),
  )
  const office = ['soffice', 'libreoffice'].find(each => isThere(each, '--version'))
  if (!python)
    throw new ToolMissing('openpyxl is missing: apt-get install python3-openpyxl, or pip install openpyxl.')
  if (!office) throw new ToolMissing('LibreOffice is missing: apt-get install libreoffice-calc-nogui.')
  return { python, office }
}

/** openpyxl knows the formats of the standard alone, without those of the Korean Excel. */
const formatsOfOpenpyxl = [10, 14, 17]
const isWritten = ({ book: { content } }: DifficultValue) =>
  content.cell !== 'number' || content.formatId === undefined || formatsOfOpenpyxl.includes(content.formatId)

/** openpyxl writes no results beside formulas. */
const madeByOpenpyxl = ({ book, expected }: DifficultValue): DifficultValue['expected'] =>
  book.content.cell === 'formula' ? { refused: 'cellUncounted' } : expected

/** LibreOffice computes what it opens; of empty cells the sum is 0. */
const madeByOffice = ({ book, expected }: DifficultValue): DifficultValue['expected'] =>
  book.content.cell === 'formula' && book.content.result === undefined ? '0' : expected

/** The same values in workbooks of openpyxl, and in all that LibreOffice makes of them. */
export function writeBooks(folder: string): readonly WrittenBook[] {
  const { python, office } = tools()
  const values = difficultValues.filter(isWritten)
  const named = (sub: string, ending: string) => values.map((_, at) => join(folder, sub, `${at}.${ending}`))
  mkdirSync(join(folder, 'openpyxl'))
  const first = named('openpyxl', 'xlsx')
  const jobs = values.map(({ book }, at) => ({ ...book, file: first[at] }))
  if (!run(python, [join(import.meta.dirname, 'writeBooks.py')], JSON.stringify(jobs)))
    throw new Error('openpyxl could not write the workbooks; the reason stands above.')
  const convert = (files: readonly string[], filter: string, sub: string) => {
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const target = ['--headless', '--convert-to', filter, '--outdir', join(folder, sub)]
    if (!run(office, [profile, ...target, ...files]))
      throw new Error(`LibreOffice could not write ${filter}.`)
    return named(sub, filter.split(':')[0] ?? filter)
  }
  const again = convert(first, 'xlsx', 'again')
  const sheets = convert(first, 'ods', 'ods')
  const fromSheets = convert(sheets, 'xlsx', 'fromSheets')
  const old = convert(first, 'xls:MS Excel 97', 'old')
  const books = (
    writer: string,
    paths: readonly string[],
    made: (value: DifficultValue) => WrittenBook['made'],
  ) =>
    values.flatMap((value, at): readonly WrittenBook[] => [
      { writer, path: paths[at] ?? '', value, made: made(value) },
    ])
  return [
    ...books('openpyxl, .xlsx', first, madeByOpenpyxl),
    ...books('LibreOffice, .xlsx', again, madeByOffice),
    // On the way through .ods LibreOffice shows a hidden sheet that stands first.
    ...books('LibreOffice, .xlsx from .ods', fromSheets, madeByOffice).filter(
      ({ value }) => !value.book.hasHiddenFirst,
    ),
    ...books('LibreOffice, .xls', old, madeByOffice),
  ]
}

/** LibreOffice writes no Excel 95 any more, so that the library of the product does. */
export function asExcel95({ path }: WrittenBook): Uint8Array {
  const book = XLSX.read(readFileSync(path), { cellNF: true })
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'biff5' }))
}
