/** One record of the wire: names as in the contract. */
export type Row = Readonly<Record<string, unknown>>

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Without what has no value: an empty parameter would be judged as a wrong one. */
export function withoutEmptyValues(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmptyValue(value)))
}

/** A value as text; what is not there is empty. */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
