import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { missingFields } from '../../../schemas/workflow/workflow'
import { highCostActionWorkflow } from '../../../schemas/workflow/workflows'
import { runAs } from '../../database/runAs'
import { withoutApproval } from '../../document/changeDocument'
import { cleanFields } from '../../document/cleanFields'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { judgeTransition } from '../../document/judgeTransition'
import { missingFailure } from '../../document/missingFailure'
import { checkVersion } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused } from '../../http/failure'
import { highCostDocType, highCostNumber } from './highCostDetail'
import { highCostTexts } from './highCostTexts'
import { reportMonths } from './reportMonths'

type Request = OperationRequests['saveHighCostAction']
type Header = Request['body']['header']

const action = 'saveHighCostAction'
const shortestMemo = 10
const plannedTypes = ['NEGO', 'SUBST']

/** What an action needs: a reason, and for whatever is still to be done a day and somebody who does it. */
async function checkAction(
  { tx }: EventContext,
  { actionType, actionMemo = '', planDate, ownerId }: Header,
  stored: { readonly plan_date: string | null; readonly owner_id: string | null } | undefined,
  today: string,
): Promise<void> {
  if (characterLength(actionMemo) < shortestMemo) throw fieldRefused('actionMemo', highCostTexts.memoTooShort)
  const isPlanned = plannedTypes.includes(actionType)
  if (isPlanned && planDate === undefined) throw fieldRefused('planDate', highCostTexts.planMissing)
  if (isPlanned && ownerId === undefined) throw fieldRefused('ownerId', highCostTexts.planMissing)
  if (planDate !== undefined && planDate !== stored?.plan_date && planDate < today)
    throw fieldRefused('planDate', highCostTexts.planInPast)
  // Assumed: who has left may stay until somebody changes him.
  if (ownerId === undefined || ownerId === stored?.owner_id) return
  const owner = await runAs(tx, 'all', () =>
    tx
      .selectFrom('person')
      .select('singleid')
      .where('singleid', '=', ownerId)
      .where('status', '=', 'A')
      .where('use_flag', '=', 'Y')
      .executeTakeFirst(),
  )
  if (!owner) throw fieldRefused('ownerId', highCostTexts.ownerGone)
}

/** Keeps what is done about an item in a base month; version 0 makes it. */
export async function saveHighCostAction(
  context: EventContext,
  { itemCode, body: { version, header } }: Request,
  today: string,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const sent = cleanFields(header)
  const { yyyymm, actionType } = sent
  const [missing] = missingFields(highCostActionWorkflow.requirements.action ?? { header: [], lines: [] }, {
    header: { ...sent },
    lines: [],
  })
  if (missing) throw missingFailure(action)(missing.field)
  reportMonths(yyyymm, today)
  const item = await tx
    .selectFrom('item')
    .select('item_name')
    .where('item_code', '=', itemCode)
    .executeTakeFirst()
  if (!item) throw documentNotFound(actor.scope)
  const stored = await tx
    .selectFrom('high_cost_action')
    .selectAll()
    .where('item_code', '=', itemCode)
    .where('yyyymm', '=', yyyymm)
    .forUpdate()
    .executeTakeFirst()
  const docNo = highCostNumber(itemCode, yyyymm)
  const from = stored?.action_type ?? 'NONE'
  judgeTransition(actor, highCostActionWorkflow, action, { id: docNo, status: from })
  checkVersion(stored?.version ?? 0, version)
  const isNone = actionType === 'NONE'
  if (!isNone) await checkAction(context, sent, stored, today)
  const columns = {
    action_type: actionType,
    action_memo: isNone ? null : (sent.actionMemo ?? null),
    plan_date: isNone ? null : (sent.planDate ?? null),
    owner_id: isNone ? null : (sent.ownerId ?? null),
    updated_by: actor.userId,
    updated_dt: now,
    version: version + 1,
  }
  const kept = await tx
    .insertInto('high_cost_action')
    .values({ item_code: itemCode, yyyymm, ...columns, created_by: actor.userId, created_dt: now })
    // Of two who make it at the same moment the second finds another version.
    .onConflict(of =>
      of
        .columns(['item_code', 'yyyymm'])
        .doUpdateSet(columns)
        .where('high_cost_action.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  if (!kept) throw conflict('staleVersion')
  await addEvent(context, {
    ...{ docType: highCostDocType, docNo, action, from, to: actionType },
    ...(stored && {
      before: { actionMemo: stored.action_memo, planDate: stored.plan_date, ownerId: stored.owner_id },
    }),
    after: { actionMemo: columns.action_memo, planDate: columns.plan_date, ownerId: columns.owner_id },
  })
  if (columns.owner_id !== (stored?.owner_id ?? null))
    await handOver(context, {
      people: [columns.owner_id],
      title: `고단가 조치: ${item.item_name} (${itemCode}) — ${actor.name}`,
      link: `/report/costUnit/highCostUnitDetail?itemCode=${itemCode}&yyyymm=${yyyymm}`,
    })
  // The page knows it by its item.
  return {
    success: true,
    docNo: itemCode,
    status: actionType,
    approvalStatus: withoutApproval,
    version: kept.version,
  }
}
