import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { ReadCell, SheetRead } from '../../../schemas/shared/workbook/readCell'
import { readSheet } from '../../../schemas/shared/workbook/readSheet'
import { asExcel95, ToolMissing, type WrittenBook, writeBooks } from './writtenBooks'

const limits = { mostRows: 100, mostColumns: 50 }

type Verdict = 'exact' | 'refused' | 'changed'

interface Read {
  readonly book: WrittenBook
  readonly verdict: Verdict
  /** What was read in the place of what the writer wrote. */
  readonly cell: unknown
}

/** Workbooks that openpyxl and LibreOffice write: each value is read exactly or refused with its cell and a reason. */
export async function sweepWorkbooks(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-books-'))
  try {
    const books = writeBooks(folder)
    const reads = await Promise.all(books.map(readBook))
    const old = books.filter(({ writer }) => writer === 'LibreOffice, .xls')
    const refusedWhole = await Promise.all(
      old.map(async book => isTooOld(await readBytes('a.xls', asExcel95(book)))),
    )
    return report(reads, refusedWhole)
  } catch (error) {
    if (!(error instanceof ToolMissing)) throw error
    console.log(error.message)
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readBytes = (name: string, bytes: Uint8Array) => readSheet({ name, bytes }, limits)
const isTooOld = (read: SheetRead) => 'refused' in read && read.refused === 'workbookTooOld'

async function readBook(book: WrittenBook): Promise<Read> {
  const read = await readBytes(`a${extname(book.path)}`, new Uint8Array(readFileSync(book.path)))
  const [title, row] = 'rows' in read ? read.rows : []
  const cell = row?.[0]
  const isAlone = title?.length === 1 && title[0] === '값' && row?.length === 1
  return { book, cell: cell ?? read, verdict: isAlone ? verdictOf(cell, book.made) : 'changed' }
}

function verdictOf(cell: ReadCell | undefined, made: WrittenBook['made']): Verdict {
  if (typeof cell !== 'object') return cell === made ? 'exact' : 'changed'
  // A refusal names its cell; that of a value that could be read is no loss of it.
  return cell.args[0] === 'A2' ? 'refused' : 'changed'
}

function report(reads: readonly Read[], refusedWhole: readonly boolean[]): boolean {
  const count = (verdict: Verdict, of = reads) => of.filter(read => read.verdict === verdict).length
  for (const { book, cell, verdict } of reads) {
    const isNeedless = verdict === 'refused' && typeof book.made === 'string'
    if (verdict === 'changed' || isNeedless)
      console.log(
        `${verdict}: ${book.value.title}, ${book.writer}: ${JSON.stringify(cell)} for ${JSON.stringify(book.made)}`,
      )
  }
  for (const writer of new Set(reads.map(({ book }) => book.writer))) {
    const of = reads.filter(({ book }) => book.writer === writer)
    console.log(
      `${writer}: ${of.length} files, ${count('exact', of)} exact, ${count('refused', of)} refused, ${count('changed', of)} changed`,
    )
  }
  const wholly = refusedWhole.filter(isRefused => isRefused).length
  console.log(`Excel 95: ${refusedWhole.length} files, ${wholly} refused as a whole`)
  const files = reads.length + refusedWhole.length
  const changed = count('changed') + refusedWhole.length - wholly
  console.log(
    `\nworkbooks: ${files} files, ${files} values, ${count('exact')} exact, ${count('refused') + wholly} refused, ${changed} changed`,
  )
  return changed === 0
}
