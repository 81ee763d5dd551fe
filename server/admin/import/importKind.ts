import { type CodeGroup, codeGroupName } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { parseDateText, parseMonthText } from '../../../schemas/shared/dateText'
import { compareDecimals, decimalPlaces } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { parseNumberText } from '../../../schemas/shared/numberText'
import type { Transaction } from '../../database/connect'
import type { Tables } from '../../database/tables'
import { importTexts } from './importTexts'

/** A row as the importer compares it: every value a text, numbers without needless zeros. */
export type ImportRow = Readonly<Record<string, string | null>>

/** What the rows of a file are judged by. */
export interface Known {
  /** The day in Seoul. */
  readonly today: string
  /** The codes in use, value to text. */
  codes(group: CodeGroup): ReadonlyMap<string, string>
  /** The rows of a kind as they will stand after the import, by key. */
  rows(kind: string): ReadonlyMap<string, ImportRow>
}

interface Refused {
  readonly refused: string
}
export const isRefused = (read: string | Refused): read is Refused => typeof read !== 'string'

/** What the cells of a column hold. */
export interface Holding {
  /** How a cell is filled in. */
  readonly guide: string
  read(text: string, known: Known): string | Refused
  /** The kind whose key it is; checked once every sheet is read, since rows of one file may name each other. */
  readonly refers?: string
}

const refuse = (msg: string, args: readonly (string | number)[] = []): Refused => ({
  refused: fillMessage(msg, args),
})

/** Text of at most so many characters, of a form that `isRight` judges. */
export function text(longest: number, guide = '', isRight: (text: string) => boolean = () => true): Holding {
  const said = guide === '' ? fillMessage(importTexts.longest, [longest]) : guide
  return {
    guide: said,
    read: given => (characterLength(given) <= longest && isRight(given) ? given : refuse(said)),
  }
}

/** Digits that people write with hyphens. */
export const digits = (guide: string, isRight: (text: string) => boolean): Holding => ({
  guide,
  read: given => {
    const plain = given.replace(/[-\s]/g, '')
    return isRight(plain) ? plain : refuse(guide)
  },
})

export function number(least: string, most: string, places = 0): Holding {
  const guide = fillMessage(places === 0 ? importTexts.whole : importTexts.decimal, [least, most, places])
  return {
    guide,
    read: given => {
      const read = parseNumberText(given)
      const isRight =
        read !== undefined &&
        decimalPlaces(read) <= places &&
        compareDecimals(read, least) >= 0 &&
        compareDecimals(read, most) <= 0
      return isRight ? read : refuse(guide)
    },
  }
}

export const day: Holding = {
  guide: importTexts.day,
  read: given => {
    const read = parseDateText(given)
    return read !== undefined && isDay(read) ? read : refuse(importTexts.day)
  },
}

export const month: Holding = {
  guide: importTexts.month,
  read: given => parseMonthText(given) || refuse(importTexts.month),
}

/** A code in use, by its value or its name; `only` some of its group. */
export function code(group: CodeGroup, only?: readonly string[]): Holding {
  return {
    guide: fillMessage(importTexts.code, [codeGroupName(group)]),
    read: (given, known) => {
      const values = [...known.codes(group)].filter(([value]) => only === undefined || only.includes(value))
      const found = values.find(([value, name]) => value === given || name === given)
      const choice = values.map(([value, name]) => `${value} ${name}`).join(', ')
      return found ? found[0] : refuse(importTexts.codeUnknown, [choice])
    },
  }
}

export const reference = (refers: string, title: string): Holding => ({
  guide: fillMessage(importTexts.reference, [title]),
  read: given => given,
  refers,
})

export interface ImportColumn {
  /** Of the table. */
  readonly column: string
  readonly label: string
  readonly holds: Holding
  readonly example: string
  readonly isRequired?: true
  /** What a new row gets for an empty cell; of a row that stands, an empty cell of such a column changes nothing. */
  readonly initial?: string
}

export interface RowProblem {
  readonly column: string
  readonly text: string
}

export interface ImportKind {
  /** How sheets may be called, too. */
  readonly name: string
  readonly title: string
  readonly table: keyof Tables & string
  readonly docType: string
  /** The primary key; with `snapshot` without the month. */
  readonly key: readonly string[]
  readonly columns: readonly ImportColumn[]
  /** The column of the month that a whole state of the table belongs to; what changes begins with the present month. */
  readonly snapshot?: string
  /** Columns that nobody fills in, of rows of the file and of others alike: what they copy may have changed. */
  readonly derived?: (row: ImportRow, known: Known, before?: ImportRow) => ImportRow
  /** By which a row is known again, where the primary key is not in the file. */
  readonly knownBy?: (row: ImportRow) => string
  /** Primary keys of new rows where the file has none. */
  readonly assign?: (tx: Transaction, rows: readonly ImportRow[]) => Promise<readonly ImportRow[]>
  /** The first thing that speaks against a row. */
  readonly rule?: (row: ImportRow, known: Known, before?: ImportRow) => RowProblem | undefined
  /** Columns in which no two rows are alike. */
  readonly unique?: readonly (readonly string[])[]
  /** What speaks against the table as a whole. */
  readonly whole?: (known: Known) => readonly string[]
  /** What a row is given that the whole file no longer has, and back when it comes again. */
  readonly retired?: { readonly gone: ImportRow; readonly back: ImportRow; isSpared(row: ImportRow): boolean }
  /** What follows from rows that were written. */
  readonly written?: (tx: Transaction, rows: readonly ImportRow[], now: Date) => Promise<void>
}

/** Parts of a key in one text; none of them holds a blank at its end. */
export const keyText = (kind: ImportKind, row: ImportRow): string => kind.knownBy?.(row) ?? idText(kind, row)
export const idText = ({ key }: Pick<ImportKind, 'key'>, row: ImportRow): string =>
  key.map(column => row[column] ?? '').join(' ')
