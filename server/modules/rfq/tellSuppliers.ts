import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../common/documentEvents'
import { sendMessage } from '../session/outbox'

interface Word {
  readonly title: string
  readonly text: string
  readonly link: string
}

/** A notice and a mail to the active users of suppliers; it leaves with the transaction. */
export async function tellSuppliers(
  { tx, now }: EventContext,
  secret: string,
  companies: readonly string[],
  { title, text, link }: Word,
): Promise<void> {
  if (companies.length === 0) return
  await runAsSystem(tx, async () => {
    const users = await tx
      .selectFrom('ext_user')
      .select(['user_id', 'email'])
      .where('comp_no', 'in', companies)
      .where('status', '=', 'ACTIVE')
      .execute()
    if (users.length === 0) return
    await tx
      .insertInto('notification')
      .values(users.map(({ user_id }) => ({ user_id, title, link, created_dt: now })))
      .execute()
    for (const { user_id, email } of users) {
      if (!email) continue
      await sendMessage(
        tx,
        secret,
        { channel: 'E', recipient: email, portal: 'E', userId: user_id, purpose: 'NOTICE', title, text },
        now,
      )
    }
  })
}
