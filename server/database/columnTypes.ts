import type { ColumnType } from 'kysely'

/** timestamptz: read as ISO text with +09:00, written as that or as a Date. */
export type Timestamp = ColumnType<string, string | Date, string | Date>
/** numeric and bigint: decimal text in both directions. */
export type Decimal = string
/** jsonb: any JSON value, given as it is, never as text. */
export type Json = ColumnType<unknown, unknown, unknown>
/** A column that may be left out of an insert and then is null. */
export type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
/** An instant that may be missing. */
export type OptionalTimestamp = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>
/** A column with a default of the database. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>
