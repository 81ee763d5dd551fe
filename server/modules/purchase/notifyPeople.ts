import type { EventContext } from '../common/documentEvents'

interface Notice {
  readonly title: string
  readonly link: string
}

/** Tells people of a hand-over on their home page; who did it himself needs no word of it. */
export async function notifyPeople(
  { tx, actor, now }: EventContext,
  people: readonly (string | null)[],
  { title, link }: Notice,
): Promise<void> {
  const others = [...new Set(people.flatMap(person => person ?? []))].filter(
    person => person !== actor.userId,
  )
  if (others.length === 0) return
  await tx
    .insertInto('notification')
    .values(others.map(user_id => ({ user_id, title, link, created_dt: now })))
    .execute()
}
