import { sql } from 'kysely'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { addEvent, type EventContext } from '../../document/documentEvents'

/** A company that ends leaves the council. */
export async function withdrawMember(context: EventContext, compNo: string): Promise<void> {
  const { tx, actor, now } = context
  const { rows } = await sql<{ member_no: string; before: string }>`update comp_council member
    set status = 'WITHDRAWN', leave_date = greatest(member.join_date, ${koreanDay(now)}), version = member.version + 1,
      updated_by = ${actor.userId}, updated_dt = ${now}
    from comp_council stood
    where member.comp_no = ${compNo} and member.status <> 'WITHDRAWN' and stood.member_no = member.member_no
    returning member.member_no, stood.status as before`.execute(tx)
  for (const { member_no, before } of rows)
    await addEvent(context, {
      docType: 'COUNCIL',
      docNo: member_no,
      action: 'terminateCompany',
      from: before,
      to: 'WITHDRAWN',
    })
}
