import { sql } from 'kysely'
import type { ApprovalLineList, OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { groupRows } from '../../../schemas/shared/groupRows'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { partOf, rowOf } from '../../document/answerRows'
import { loadApprovers } from '../../document/approval/approvalStore'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { approverFailure } from '../../document/approval/planApproval'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { contains, soughtCodes } from '../../document/listQuery'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, notAllowed, refused } from '../../http/failure'
import { orderFailure, withSeq } from './ruleRules'

type Body = OperationRequests['saveApprovalLine']['body']

const lineRow = rowOf('listApprovalLine')
const lineStep = partOf('listApprovalLine', 'steps')

/** The actor's own lines and those that his department shares; the row policies keep all others away. */
export async function listApprovalLine(
  tx: Transaction,
  { codes, lineName, docType, shareYn }: OperationRequests['listApprovalLine'],
): Promise<ApprovalLineList> {
  let query = tx
    .selectFrom('approval_line')
    .innerJoin('person', 'person.singleid', 'approval_line.owner_singleid')
    .selectAll('approval_line')
    .select('hname')
    .orderBy('doc_type')
    .orderBy('default_yn', 'desc')
    .orderBy('line_name')
    .orderBy('line_id')
  if (codes !== undefined) query = query.where('line_id', 'in', soughtCodes(codes))
  if (lineName) query = query.where(contains(sql.ref('line_name'), lineName))
  if (docType) query = query.where('doc_type', '=', docType)
  if (shareYn) query = query.where('share_yn', '=', shareYn)
  const lines = await query.execute()
  const steps = groupRows(await readSteps(tx), step => step.line_id)
  const rows = lines.map(line => {
    const own = steps.get(line.line_id) ?? []
    return {
      ...lineRow({ ...line, owner_nm: line.hname }),
      approvers: own.map(step => step.hname).join(' → '),
      steps: own.map(step => lineStep({ ...step, approver_nm: step.hname })),
    }
  })
  return { rows, total: rows.length }
}

const readSteps = (tx: Transaction) =>
  tx
    .selectFrom('approval_line_step')
    .innerJoin('person', 'person.singleid', 'approval_line_step.singleid')
    .selectAll('approval_line_step')
    .select(['hname', 'deptnm', 'position_nm'])
    .orderBy('step_no')
    .orderBy('seq')
    .execute()

const find = (tx: Transaction, lineId: string) =>
  tx.selectFrom('approval_line').selectAll().where('line_id', '=', lineId).executeTakeFirst()

/** The actor's own line, locked; one that his department shares he may only use. */
async function openOwn({ tx, actor }: EventContext, lineId: string, version: number) {
  const seen = await find(tx, lineId)
  if (!seen) throw documentNotFound(actor.scope)
  if (seen.owner_singleid !== actor.userId) throw notAllowed(`${lineId} belongs to ${seen.owner_singleid}`)
  const stored = await tx
    .selectFrom('approval_line')
    .selectAll()
    .where('line_id', '=', lineId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  checkVersion(stored.version, version)
  return stored
}

/** Makes a line or changes one's own, with all its steps. */
export async function saveApprovalLine(context: EventContext, body: Body): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { header, steps: written = [] } = body
  const steps = [...written].sort((a, b) => a.stepNo - b.stepNo)
  const lineId = header.lineId === '' ? undefined : header.lineId
  const stored = lineId === undefined ? undefined : await openOwn(context, lineId, body.version ?? -1)
  await checkSteps(context, steps)
  const lineName = header.lineName.normalize('NFC').trim()
  await checkName(tx, actor, lineName, lineId)
  if (header.defaultYn === 'Y')
    await tx
      .updateTable('approval_line')
      .set({ default_yn: 'N' })
      .where('owner_singleid', '=', actor.userId)
      .where('doc_type', '=', header.docType)
      .where('line_id', '<>', lineId ?? '')
      .execute()

  const number = lineId ?? (await freeNumber(tx))
  const version = stored ? stored.version + 1 : 0
  const columns = {
    line_name: lineName,
    doc_type: header.docType,
    deptcd: actor.deptcd === '' ? null : actor.deptcd,
    share_yn: header.shareYn,
    default_yn: header.defaultYn,
    updated_by: actor.userId,
    updated_dt: now,
    version,
  }
  if (stored) await tx.updateTable('approval_line').set(columns).where('line_id', '=', number).execute()
  else
    await tx
      .insertInto('approval_line')
      .values({
        ...columns,
        line_id: number,
        owner_singleid: actor.userId,
        created_by: actor.userId,
        created_dt: now,
      })
      .execute()
  await tx.deleteFrom('approval_line_step').where('line_id', '=', number).execute()
  await tx
    .insertInto('approval_line_step')
    .values(
      withSeq(steps).map(({ stepNo, seq, stepType, singleid }) => ({
        line_id: number,
        step_no: stepNo,
        seq,
        step_type: stepType,
        singleid,
      })),
    )
    .execute()
  await addEvent(context, {
    docType: 'APPROVAL_LINE',
    docNo: number,
    action: 'saveApprovalLine',
    from: stored?.share_yn ?? null,
    to: header.shareYn,
    after: { lineName, approvers: steps.map(step => step.singleid) },
  })
  return { success: true, docNo: number, status: header.shareYn, approvalStatus: 'N', version }
}

export async function deleteApprovalLine(
  context: EventContext,
  lineId: string,
  version: number,
): Promise<void> {
  const stored = await openOwn(context, lineId, version)
  await context.tx.deleteFrom('approval_line').where('line_id', '=', lineId).execute()
  await addEvent(context, {
    docType: 'APPROVAL_LINE',
    docNo: lineId,
    action: 'deleteApprovalLine',
    from: stored.share_yn,
    to: null,
    before: { lineName: stored.line_name },
  })
}

/** Domain 80: nobody puts himself or a person twice on his line, nor somebody who cannot approve. */
async function checkSteps({ tx, actor }: EventContext, steps: NonNullable<Body['steps']>): Promise<void> {
  const ids = steps.map(step => step.singleid)
  if (ids.includes(actor.userId))
    throw fieldRefused('singleid', approvalTexts.selfApprover, [], ids.indexOf(actor.userId) + 1)
  const second = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (second >= 0) throw fieldRefused('singleid', approvalTexts.approverTwice, [], second + 1)
  const failure = orderFailure(steps)
  if (failure) throw failure
  const people = new Map((await loadApprovers(tx, ids)).map(person => [person.singleid, person]))
  for (const id of ids) {
    const person = people.get(id)
    if (person?.status !== 'A') throw approverFailure({ problem: 'absent', status: person?.status ?? 'R' })
    if (person.appChk !== 'Y') throw approverFailure({ problem: 'noRight' })
  }
}

async function checkName(
  tx: Transaction,
  actor: Actor,
  lineName: string,
  lineId: string | undefined,
): Promise<void> {
  const taken = await tx
    .selectFrom('approval_line')
    .select('line_id')
    .where('owner_singleid', '=', actor.userId)
    .where('line_name', '=', lineName)
    .where('line_id', '<>', lineId ?? '')
    .executeTakeFirst()
  if (taken) throw refused('lineNameTaken', approvalTexts.lineNameTaken)
}

async function freeNumber(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ no: string }>`select nextval('approval_line_no') as no`.execute(tx)
  return `LN${zeroPad(Number(rows[0]?.no ?? 1), 5)}`
}
