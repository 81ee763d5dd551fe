import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { levelParameters } from '../../schemas/shared/sourcingGroup'

/**
 * What lies at or below the groups that a search names, or undefined where it names none: a code begins with the codes
 * of the groups above it, and each level is compared on its own length, so that a group of another level finds nothing.
 */
export function belowGroups(column: RawBuilder<unknown>, input: object): RawBuilder<SqlBool> | undefined {
  const groups: Readonly<Record<string, string>> = { ...input }
  const conditions = levelParameters.flatMap((name, level) => {
    const code: string | undefined = groups[name]
    return code === undefined ? [] : [sql`left(${column}, ${sql.lit((level + 1) * 2)}) = ${code}`]
  })
  return conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
