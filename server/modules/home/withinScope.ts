import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../database/actor'

const keys = { po: 'po_no', warehousing: 'wh_req_no', adjustment: 'adj_no' } as const

/** Says again what the row policies enforce: they read the actor from settings whose values the planner cannot know. */
export function withinScope(actor: Actor, table: keyof typeof keys): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  switch (actor.scope) {
    case 'all':
      return sql`true`
    case 'section':
      return sql`${column('section')} = ${actor.section}`
    case 'dept':
      return sql`${column('deptcd')} in (${sql.join(['', ...actor.deptcds])})`
    case 'own':
      return sql`${column(keys[table])} in (select ${sql.ref(keys[table])} from ${sql.table(`${table}_party`)}
        where singleid = ${actor.userId})`
    case 'company':
      return sql`${column('comp_no')} = ${actor.compNo ?? ''}`
  }
}
