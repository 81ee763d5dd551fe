import { formatDateTokens } from './dateTokens'
import { koreanMoment } from './koreanTime'

/** `<title>_YYYYMMDD_HHmm.xlsx`, composed (macOS keeps Hangul in pieces) and without what a file system refuses. */
export function workbookFileName(title: string, now: number): string {
  const clean = title
    .normalize('NFC')
    .replace(/(_\d{8})?(\.xlsx)?$/i, '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const stamp = formatDateTokens('yyyyMMdd_HHmm', koreanMoment(now))
  return `${clean === '' ? 'GPMS' : clean}_${stamp}.xlsx`
}
