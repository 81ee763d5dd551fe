import { readSheet } from '../../../schemas/shared/workbook/readSheet'
import type { ReadOrder, ReadReport } from './readMessage'

/** Handed over in parts: the copy of a large message would hold the page up. */
const rowsPerPart = 100
/** Beyond so much nobody fills in a template by hand; the limit of the grid is judged later, with its own words. */
const limits = { mostRows: 100_000, mostColumns: 1_000 }

const report = (message: ReadReport) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  read(data).catch(() => report({ report: 'refused', message: 'workbookBroken' }))
})

async function read({ name, type, content }: ReadOrder): Promise<void> {
  const sheet = await readSheet({ name, type, bytes: new Uint8Array(content) }, limits)
  if ('refused' in sheet) return report({ report: 'refused', message: sheet.refused })
  const [titles = [], ...rows] = sheet.rows
  report({ report: 'head', titles, rows: rows.length })
  // The titles stand in row 1.
  for (let at = 0; at < rows.length; at += rowsPerPart)
    report({ report: 'rows', from: at + 2, rows: rows.slice(at, at + rowsPerPart) })
  report({ report: 'finished' })
}
