import type { ReadOrder, ReadReport } from './readMessage'
import { readSheet } from './readSheet'

/** Handed over in parts: the copy of a large message would hold the page up. */
const rowsPerPart = 100

const report = (message: ReadReport) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  const sheet = readSheet(data)
  if ('refused' in sheet) return report({ report: 'refused', message: sheet.refused })
  const [titles = [], ...rows] = sheet.rows
  report({ report: 'head', titles, rows: rows.length })
  // The titles stand in row 1.
  for (let at = 0; at < rows.length; at += rowsPerPart)
    report({ report: 'rows', from: at + 2, rows: rows.slice(at, at + rowsPerPart) })
  return report({ report: 'finished' })
})
