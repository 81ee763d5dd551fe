import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { messageText } from '../../../schemas/shared/resultCodes'
import { WorkbookRefused } from '../../../schemas/shared/workbook/readCell'
import { type NamedSheet, readXlsxSheets } from '../../../schemas/shared/workbook/readXlsx'
import { checkWorkbook } from '../../modules/workbook/checkWorkbook'
import { StartFailure } from '../../startFailure'
import { importTexts } from './importTexts'

const limits = { mostRows: 1_048_576, mostColumns: 200 }

const unread = (path: string, why: string) =>
  new StartFailure(`${path}: ${fillMessage(importTexts.fileUnread, [why])}`)

/** The sheets of a workbook, or a CSV file as the one sheet that its name tells. */
export async function readImportFile(path: string): Promise<readonly NamedSheet[]> {
  const extension = extname(path).toLowerCase()
  if (extension !== '.xlsx' && extension !== '.csv')
    throw new StartFailure(`${path}: ${importTexts.fileKind}`)
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unread(path, error instanceof Error ? error.message : String(error))
  })
  if (extension === '.csv') return [{ name: basename(path, extname(path)), rows: readCsv(decode(bytes)) }]
  const refused = await checkWorkbook(bytes)
  if (refused) throw unread(path, messageText(refused))
  try {
    return await readXlsxSheets(bytes, limits)
  } catch (error) {
    throw unread(path, messageText(error instanceof WorkbookRefused ? error.key : 'workbookBroken'))
  }
}

/** UTF-8, or what Excel in Korea writes where it is not asked for UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

/** RFC 4180: a cell in quotation marks may hold commas, line breaks and doubled quotation marks. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  const cell = /"((?:[^"]|"")*)"(?=[,\r\n]|$)|[^,\r\n]*/y
  let row: string[] = []
  for (let at = 0; at < text.length; ) {
    cell.lastIndex = at
    const [whole = '', quoted] = cell.exec(text) ?? []
    row.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'))
    at += whole.length
    if (text[at] === ',') {
      at += 1
      // A comma that ends the file has an empty cell behind it.
      if (at < text.length) continue
      row.push('')
    } else if (text.startsWith('\r\n', at)) at += 2
    else at += 1
    rows.push(row)
    row = []
  }
  return rows
}
