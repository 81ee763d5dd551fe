import { type RawBuilder, sql } from 'kysely'

/** So begins the number that the server gives to a foreign company, and no business number. */
const substitute = '000'

/** A business number as it is shown: what stands in its place for a foreign company is nobody's number (D-66). */
export const shownTaxNumber = (number: string): string | null =>
  number.startsWith(substitute) ? null : number

/** The same of a column. */
export const shownTaxColumn = (column: RawBuilder<string>): RawBuilder<string | null> =>
  sql`case when ${column} like ${`${substitute}%`} then null else ${column} end`
