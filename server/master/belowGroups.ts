import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { levelParameters } from '../../schemas/shared/sourcingGroup'

type GroupInput = Readonly<Partial<Record<(typeof levelParameters)[number], string>>>

/**
 * What lies at or below the groups that a search names, or undefined where it names none: a code begins with the codes
 * of the groups above it, and each level is compared on its own length, so that a group of another level finds nothing.
 */
export function belowGroups(column: RawBuilder<unknown>, input: GroupInput): RawBuilder<SqlBool> | undefined {
  const conditions = levelParameters.flatMap((name, level) => {
    const code = input[name]
    return code === undefined ? [] : [sql`left(${column}, ${sql.lit((level + 1) * 2)}) = ${code}`]
  })
  return conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
