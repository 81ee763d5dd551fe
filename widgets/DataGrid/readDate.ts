import type { GridParsed } from './dataGridContract'
import { gridTexts } from './gridTexts'

const compact = /^(\d{4}|\d{2})(\d{2})(\d{2})$/
const parted = /^(\d{4}|\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/
const moment = /^(.+?)[T\s]+(\d{1,2}):?(\d{2})(?::?\d{2}(?:\.\d+)?)?$/

/** Reads 20261120, 261120, 2026.11.20, 26-11-20, 2026/11/20 or 2026년 11월 20일 as "2026-11-20". */
export function readDate(text: string): GridParsed {
  const written = text.normalize('NFKC').trim()
  const match = compact.exec(written) ?? parted.exec(written)
  if (!match) return { refused: gridTexts.badDate }
  // Two digits mean this century: nobody orders or receives goods in the last one.
  const year = Number(match[1]) + (match[1]?.length === 2 ? 2000 : 0)
  const month = Number(match[2])
  const day = Number(match[3])
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) {
    return { refused: gridTexts.noSuchDate }
  }
  return { value: `${year}-${two(month)}-${two(day)}` }
}

/** Reads a date with hours and minutes as "2026-11-20 14:30"; a date alone means midnight, seconds are dropped. */
export function readDateTime(text: string): GridParsed {
  const written = text.normalize('NFKC').trim()
  const parts = moment.exec(written)
  const date = readDate(parts?.[1] ?? written)
  if ('refused' in date) return date
  const hour = Number(parts?.[2] ?? 0)
  const minute = Number(parts?.[3] ?? 0)
  if (hour > 23 || minute > 59) return { refused: gridTexts.badTime }
  return { value: `${String(date.value)} ${two(hour)}:${two(minute)}` }
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
