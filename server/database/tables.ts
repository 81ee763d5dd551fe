import type { Selectable } from 'kysely'
import type { Tables } from './tables.generated'

export type { Tables } from './tables.generated'

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
