import { formatDateTokens } from './dateTokens'
import { koreanMoment } from './koreanTime'

const stamps = { minute: 'yyyyMMdd_HHmm', day: 'yyyyMMdd' } as const

/** `<title>_YYYYMMDD_HHmm.xlsx`, of a report `_YYYYMMDD` (domain 14.7), composed (macOS keeps Hangul in pieces) and without what a file system refuses. */
export function workbookFileName(title: string, now: number, until: keyof typeof stamps = 'minute'): string {
  const clean = title
    .normalize('NFC')
    .replace(/(_\d{8})?(\.xlsx)?$/i, '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const stamp = formatDateTokens(stamps[until], koreanMoment(now))
  return `${clean === '' ? 'GPMS' : clean}_${stamp}.xlsx`
}
