import type { EventContext } from './documentEvents'

/** Columns of a new row that say who wrote it, and when. */
export const createdBy = ({ actor, now }: Pick<EventContext, 'actor' | 'now'>) => ({
  created_by: actor.userId,
  created_dt: now,
  updated_by: actor.userId,
  updated_dt: now,
})
