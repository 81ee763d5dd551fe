import type { Actor } from '../database/actor'
import type { Transaction } from '../database/connect'

/** Who writes, and when. */
interface Writing {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
}

/** A sourcing group has one main company: a new one takes the mark from the one before (domain 3.47). */
export async function takeMainMark(
  { tx, actor, now }: Writing,
  sgCode: string,
  compNo: string,
): Promise<void> {
  await tx
    .updateTable('sg_company')
    .set({ main_yn: 'N', updated_by: actor.userId, updated_dt: now })
    .where('sg_code', '=', sgCode)
    .where('main_yn', '=', 'Y')
    .where('comp_no', '<>', compNo)
    .execute()
}
