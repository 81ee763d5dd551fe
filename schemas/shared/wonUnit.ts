import { divideDecimals, isDecimal } from './decimal'

/** What amounts of reports are read in, with the zeros that each leaves out. */
const wonUnits = { won: 0, thousand: 3, million: 6 } as const
export type WonUnit = keyof typeof wonUnits

export const isWonUnit = (text: string | undefined): text is WonUnit =>
  text !== undefined && Object.hasOwn(wonUnits, text)

/** An amount in won in another unit, rounded half up by itself; anything else stays as it is. */
export function inWonUnit(text: string, unit: WonUnit): string {
  if (unit === 'won' || !isDecimal(text)) return text
  return divideDecimals(text, String(10 ** wonUnits[unit]), 0)
}

/** The number format of a spreadsheet that shows an exact amount in a unit: each comma leaves three zeros out. */
export const wonUnitFormat = (unit: WonUnit): string => `#,##0${','.repeat(wonUnits[unit] / 3)}`
