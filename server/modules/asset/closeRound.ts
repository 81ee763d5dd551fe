import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { fieldRefused } from '../../http/failure'
import { type AssetRecord, asset } from './assetKind'
import { findDepartment } from './assetPlace'
import { shortestReason } from './moveAsset'
import { noteHistory } from './noteHistory'
import { type RoundRecord, round } from './roundKind'
import { roundTexts } from './roundTexts'

type Finding = AssetRecord & {
  readonly inv_result: string
  readonly real_deptcd: string | null
  readonly real_location: string | null
  readonly remark: string | null
}

/** PROGRESS → CLOSED: what was counted takes effect. What was not counted is named, and needs a reason. */
export async function closeAssetRound(
  context: EventContext,
  stored: RoundRecord,
  said: string | undefined,
): Promise<TransitionAnswer> {
  const { tx } = context
  const roundNo = stored.round_no
  const reason = said?.trim() ?? ''
  return runAs(tx, 'all', async () => {
    const { left } = await tx
      .selectFrom('asset_inventory')
      .select(eb => eb.fn.countAll<string>().as('left'))
      .where('round_no', '=', roundNo)
      .where('inv_result', '=', 'NONE')
      .executeTakeFirstOrThrow()
    const isForced = Number(left) > 0
    if (isForced && characterLength(reason) < shortestReason)
      throw fieldRefused('reason', roundTexts.uncounted, [left])
    await noteChecks(context, roundNo)
    for (const finding of await findings(context, roundNo)) await takeEffect(context, stored, finding)
    return moveDocument(context, round, stored, {
      action: 'closeAssetRound',
      status: 'CLOSED',
      reason: reason || undefined,
      columns: { close_reason: isForced ? reason : null },
    })
  })
}

/** Everything that was counted has been checked on its day, whatever became of it since. */
async function noteChecks({ tx, actor, now }: EventContext, roundNo: string): Promise<void> {
  await sql`update asset set last_check_dt = (check_dt at time zone 'Asia/Seoul')::date
    from asset_inventory counted where counted.asset_no = asset.asset_no and round_no = ${roundNo}
      and inv_result in ('MATCH', 'MISMATCH')`.execute(tx)
  const texts = ['MATCH', 'MISMATCH', 'MISSING'].map(
    value => sql`when ${value} then ${codeText('INV_RESULT', value)}`,
  )
  await sql`insert into asset_history (asset_no, hist_type, before_text, after_text, reason, acted_by, acted_dt)
    select asset_no, 'CHECK', ${roundNo}, case inv_result ${sql.join(texts, sql` `)} end, bigo, ${actor.userId}, ${now}
    from asset_inventory where round_no = ${roundNo} and inv_result <> 'NONE' order by asset_no`.execute(tx)
}

/** What stands elsewhere or was not found, unless newer facts are known: a move, a disposal or a loss since the count. */
async function findings({ tx }: EventContext, roundNo: string): Promise<readonly Finding[]> {
  const { rows } =
    await sql<Finding>`select asset.*, inv_result, real_deptcd, real_location, counted.bigo as remark
    from asset_inventory counted join asset using (asset_no)
    where round_no = ${roundNo} and inv_result in ('MISMATCH', 'MISSING') and asset.status in ('IN_USE', 'IDLE', 'REPAIR')
      and not exists (select from asset_history newer where newer.asset_no = asset.asset_no
        and hist_type in ('MOVE', 'DISPOSAL', 'LOST') and acted_dt > check_dt)
    order by asset_no for update of asset`.execute(tx)
  return rows
}

async function takeEffect(context: EventContext, { round_no }: RoundRecord, found: Finding): Promise<void> {
  const { tx, actor, now } = context
  const { asset_no: assetNo, inv_result, real_deptcd, real_location, remark, status } = found
  const isMissing = inv_result === 'MISSING'
  const department = isMissing ? undefined : await findDepartment(context, real_deptcd ?? '')
  if (!isMissing && !department) return
  const columns = isMissing
    ? { status: 'LOST', repair_comp: null, repair_due: null }
    : {
        ...{
          deptcd: real_deptcd ?? '',
          deptnm: department?.deptnm ?? '',
          section: department?.section ?? '',
        },
        location: real_location,
      }
  await tx
    .updateTable('asset')
    .set({ ...columns, version: found.version + 1, updated_by: actor.userId, updated_dt: now })
    .where('asset_no', '=', assetNo)
    .execute()
  await addEvent(context, {
    docType: asset.docType,
    docNo: assetNo,
    action: 'closeAssetRound',
    from: status,
    to: isMissing ? 'LOST' : status,
  })
  await noteHistory(context, assetNo, [
    isMissing
      ? {
          type: 'LOST',
          before: codeText('ASSET_STATUS', status),
          after: codeText('ASSET_STATUS', 'LOST'),
          reason: `${round_no} ${remark ?? ''}`.trim(),
        }
      : {
          type: 'MOVE',
          before: `${found.deptnm ?? ''} · ${found.location ?? ''}`,
          after: `${department?.deptnm ?? ''} · ${real_location ?? ''}`,
          reason: round_no,
        },
  ])
}
