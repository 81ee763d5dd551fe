import type { Updateable } from 'kysely'
import { runAs } from '../../database/runAs'
import type { Tables } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'

interface Change {
  readonly compNo: string
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  readonly reason?: string | undefined
}

type Columns = Updateable<Tables['comp_change']>

/** Writes a change with its event, as the server: suppliers and jobs make them as well. */
async function writeChange(
  context: EventContext,
  { compNo, field, before, after, reason }: Change,
  action: string,
  columns: Columns & { readonly status: string },
): Promise<string> {
  const { tx, actor, now } = context
  const chgNo = await nextNumber(tx, 'CC', now)
  await runAs(tx, 'all', () =>
    tx
      .insertInto('comp_change')
      .values({
        ...{ chg_no: chgNo, comp_no: compNo, chg_field: field, before_value: before, after_value: after },
        ...{ reason: reason ?? null, requested_by: actor.userId, requested_dt: now },
        ...{ created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now },
        ...columns,
      })
      .execute(),
  )
  await addEvent(context, { docType: 'CC', docNo: chgNo, action, from: null, to: columns.status, reason })
  return chgNo
}

/** Somebody else has to decide it; a second request of the same field is refused by the caller. */
export const requestChange = (context: EventContext, change: Change, action: string): Promise<string> =>
  writeChange(context, change, action, { status: 'REQUESTED' })

/** What has changed already and is kept. */
export const noteChanged = (context: EventContext, change: Change): Promise<string> =>
  writeChange(context, change, 'sys:direct', {
    status: 'APPROVED',
    decided_by: context.actor.userId,
    decided_dt: context.now,
  })

/** Fields of a company that wait for a decision. */
export async function openFields(
  { tx }: Pick<EventContext, 'tx'>,
  compNo: string,
): Promise<ReadonlySet<string>> {
  const open = await runAs(tx, 'all', () =>
    tx
      .selectFrom('comp_change')
      .select('chg_field')
      .where('comp_no', '=', compNo)
      .where('status', '=', 'REQUESTED')
      .execute(),
  )
  return new Set(open.map(({ chg_field }) => chg_field))
}
