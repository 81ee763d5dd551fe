import { sql } from 'kysely'
import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Transaction } from '../../database/connect'
import { loadApprovers } from '../../document/approval/approvalStore'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { approverFailure } from '../../document/approval/planApproval'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { overlapping, ruleFailure, withSeq } from './ruleRules'

type Body = OperationRequests['saveApprovalRule']['body']

const find = (tx: Transaction, ruleId: string) =>
  tx.selectFrom('approval_rule').selectAll().where('rule_id', '=', ruleId).forUpdate().executeTakeFirst()

const given = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text)

/** One at a time: two new rules must not take one number, nor two rules the same amounts. */
const takeTurns = (tx: Transaction) =>
  sql`select pg_advisory_xact_lock(hashtext('approval_rule'))`.execute(tx)

/** Makes a rule or changes one, with all its steps. Approvals that run already keep the line they were given. */
export async function saveApprovalRule(context: EventContext, body: Body): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { header, steps: written = [] } = body
  const steps = [...written].sort((a, b) => a.stepNo - b.stepNo)
  await takeTurns(tx)
  const ruleId = given(header.ruleId)
  const stored = ruleId === null ? undefined : await find(tx, ruleId)
  if (ruleId !== null && !stored) throw documentNotFound(actor.scope)
  if (stored) checkVersion(stored.version, body.version ?? -1)
  const failure = ruleFailure(header, steps)
  if (failure) throw failure
  await checkNamed(tx, steps)
  if (header.useYn === 'Y') await checkRoom(tx, header, ruleId)

  const number = ruleId ?? (await freeNumber(tx))
  const version = stored ? stored.version + 1 : 0
  const columns = {
    rule_name: header.ruleName.normalize('NFC').trim(),
    doc_type: header.docType,
    expense_type: given(header.expenseType),
    top_dept: given(header.topDept),
    amt_from: header.amtFrom,
    amt_to: given(header.amtTo),
    priority: header.priority,
    auto_approve_yn: header.autoApproveYn,
    use_yn: header.useYn,
    updated_by: actor.userId,
    updated_dt: now,
    version,
  }
  if (stored) await tx.updateTable('approval_rule').set(columns).where('rule_id', '=', number).execute()
  else
    await tx
      .insertInto('approval_rule')
      .values({ ...columns, rule_id: number, created_by: actor.userId, created_dt: now })
      .execute()
  await tx.deleteFrom('approval_rule_step').where('rule_id', '=', number).execute()
  if (steps.length > 0)
    await tx
      .insertInto('approval_rule_step')
      .values(
        withSeq(steps).map(step => ({
          rule_id: number,
          step_no: step.stepNo,
          seq: step.seq,
          step_type: step.stepType,
          resolver: step.resolver,
          singleid: step.resolver === 'PERSON' ? (step.singleid ?? null) : null,
        })),
      )
      .execute()
  await addEvent(context, {
    docType: 'APPROVAL_RULE',
    docNo: number,
    action: 'saveApprovalRule',
    from: stored?.use_yn ?? null,
    to: header.useYn,
    ...(stored ? { before: rangeOf(stored) } : {}),
    after: {
      ...rangeOf(columns),
      steps: steps.map(({ stepNo, stepType, resolver }) => [stepNo, stepType, resolver]),
    },
  })
  return { success: true, docNo: number, status: header.useYn, approvalStatus: 'N', version }
}

/** Rules are asked only when a document is submitted, so none is ever in use. */
export async function deleteApprovalRule(
  context: EventContext,
  ruleId: string,
  version: number,
): Promise<void> {
  const { tx, actor } = context
  await takeTurns(tx)
  const stored = await find(tx, ruleId)
  if (!stored) throw documentNotFound(actor.scope)
  checkVersion(stored.version, version)
  await tx.deleteFrom('approval_rule').where('rule_id', '=', ruleId).execute()
  await addEvent(context, {
    docType: 'APPROVAL_RULE',
    docNo: ruleId,
    action: 'deleteApprovalRule',
    from: stored.use_yn,
    to: null,
    before: rangeOf(stored),
  })
}

interface Range {
  readonly rule_name: string
  readonly doc_type: string
  readonly amt_from: string
  readonly amt_to: string | null
}

const rangeOf = ({ rule_name, doc_type, amt_from, amt_to }: Range) => ({
  rule_name,
  doc_type,
  amt_from,
  amt_to,
})

/** People named by hand must be at work and may approve (domain §3.1). */
async function checkNamed(tx: Transaction, steps: Body['steps'] = []): Promise<void> {
  const named = steps.flatMap(step => (step.resolver === 'PERSON' && step.singleid ? [step.singleid] : []))
  const people = new Map((await loadApprovers(tx, named)).map(person => [person.singleid, person]))
  for (const singleid of named) {
    const person = people.get(singleid)
    if (person?.status !== 'A') throw approverFailure({ problem: 'absent', status: person?.status ?? 'R' })
    if (person.appChk !== 'Y') throw approverFailure({ problem: 'noRight' })
  }
}

async function checkRoom(tx: Transaction, header: Body['header'], ruleId: string | null): Promise<void> {
  const topDept = given(header.topDept)
  if (topDept !== null) {
    const section = await tx
      .selectFrom('section')
      .select('top_dept')
      .where('top_dept', '=', topDept)
      .executeTakeFirst()
    if (!section) throw fieldRefused('topDept', 'codeNotAllowed', [topDept])
  }
  const others = await tx
    .selectFrom('approval_rule')
    .select(['rule_id', 'amt_from', 'amt_to'])
    .where('doc_type', '=', header.docType)
    .where('expense_type', 'is not distinct from', given(header.expenseType))
    .where('top_dept', 'is not distinct from', topDept)
    .where('use_yn', '=', 'Y')
    .where('rule_id', '<>', ruleId ?? '')
    .orderBy('amt_from')
    .execute()
  const other = overlapping(
    { amtFrom: header.amtFrom, amtTo: given(header.amtTo) },
    others.map(row => ({ ruleId: row.rule_id, amtFrom: row.amt_from, amtTo: row.amt_to })),
  )
  if (other) throw refused('amountsOverlap', approvalTexts.amountsOverlap, [other.ruleId])
}

async function freeNumber(tx: Transaction): Promise<string> {
  const last = await tx
    .selectFrom('approval_rule')
    .select('rule_id')
    .orderBy('rule_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return `RL${zeroPad(Number(last?.rule_id.slice(2) ?? 0) + 1, 5)}`
}
