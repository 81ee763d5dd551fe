import { sql } from 'kysely'
import type { Approval } from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { ApprovalRule } from './approvalRules'
import type { Approver, Department, Organisation } from './resolveApprovers'

export async function loadRules(tx: Transaction, docType: string): Promise<readonly ApprovalRule[]> {
  const [rules, steps] = [
    await tx
      .selectFrom('approval_rule')
      .selectAll()
      .where('doc_type', '=', docType)
      .where('use_yn', '=', 'Y')
      .execute(),
    await tx.selectFrom('approval_rule_step').selectAll().execute(),
  ]
  return rules.map(rule => ({
    ruleId: rule.rule_id,
    ruleName: rule.rule_name,
    expenseType: rule.expense_type,
    topDept: rule.top_dept,
    amtFrom: rule.amt_from,
    amtTo: rule.amt_to,
    priority: rule.priority,
    isAutomatic: rule.auto_approve_yn === 'Y',
    steps: steps
      .filter(step => step.rule_id === rule.rule_id)
      .map(step => ({
        stepNo: step.step_no,
        seq: step.seq,
        stepType: step.step_type,
        resolver: step.resolver,
        singleid: step.singleid,
      })),
  }))
}

/** Departments of the newest month up to `today`, with their heads and the people named besides. */
export async function loadOrganisation(
  tx: Transaction,
  today: string,
  named: readonly string[],
): Promise<Organisation> {
  const departments = await tx
    .selectFrom('department')
    .select(['deptcd', 'indept', 'top_dept', 'deptnm', 'head_singleid'])
    .where('yyyymm', '=', qb =>
      qb
        .selectFrom('department')
        .select(sql<string>`max(yyyymm)`.as('month'))
        .where('yyyymm', '<=', monthOf(today)),
    )
    .execute()
  const heads = departments.flatMap(department => department.head_singleid ?? [])
  const people = await loadApprovers(tx, [...heads, ...named])
  return {
    departments: new Map(
      departments.map(row => [
        row.deptcd,
        {
          deptcd: row.deptcd,
          indept: row.indept,
          topDept: row.top_dept,
          deptnm: row.deptnm,
          headSingleid: row.head_singleid,
        } satisfies Department,
      ]),
    ),
    people: new Map(people.map(person => [person.singleid, person])),
  }
}

export async function loadApprovers(tx: Transaction, ids: readonly string[]): Promise<readonly Approver[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<
    Pick<Row<'person'>, 'singleid' | 'hname' | 'deptnm' | 'position_nm' | 'status' | 'app_chk'> & {
      readonly delegate: string | null
    }
  >`select singleid, hname, deptnm, position_nm, status, app_chk, delegate
    from person left join standing_in using (singleid) where singleid = any (${[...new Set(ids)]})`.execute(
    tx,
  )
  return rows.map(row => ({
    singleid: row.singleid,
    hname: row.hname,
    deptnm: row.deptnm,
    positionNm: row.position_nm,
    status: row.status,
    appChk: row.app_chk,
    delegate: row.delegate,
  }))
}

/** The steps of an approval with who may act for whom today. */
export async function loadSteps(tx: Transaction, apprNo: string) {
  const steps = await tx
    .selectFrom('approval_step')
    .selectAll()
    .where('appr_no', '=', apprNo)
    .orderBy('step_no')
    .orderBy('seq')
    .execute()
  const people = await loadApprovers(
    tx,
    steps.flatMap(step => [step.singleid, step.delegate_singleid ?? []].flat()),
  )
  const byId = new Map(people.map(person => [person.singleid, person]))
  return steps.map(step => ({
    stepNo: step.step_no,
    seq: step.seq,
    stepType: step.step_type,
    singleid: step.singleid,
    delegate: byId.get(step.singleid)?.delegate ?? null,
    status: step.status,
    row: step,
    approver: byId.get(step.singleid),
    actingDelegate: byId.get(step.delegate_singleid ?? ''),
  }))
}

/** An approval as screens show it; undefined where the actor does not see its document. */
export async function readApproval(tx: Transaction, apprNo: string): Promise<Approval | undefined> {
  const approval = await tx
    .selectFrom('approval')
    .selectAll()
    .where('appr_no', '=', apprNo)
    .executeTakeFirst()
  if (!approval) return undefined
  const steps = await loadSteps(tx, apprNo)
  return {
    apprNo,
    docType: approval.doc_type,
    docNo: approval.doc_no,
    revision: approval.revision,
    approvalStatus: approval.approval_status,
    drafter: approval.drafter,
    drafterNm: approval.drafter_nm,
    draftedDt: approval.drafted_dt,
    ...(approval.opinion ? { opinion: approval.opinion } : {}),
    ...(approval.last_deci_dt ? { lastDeciDt: approval.last_deci_dt } : {}),
    steps: steps.map(({ row, approver, actingDelegate, delegate }) => {
      // A step that was acted upon names who acted for the approver, an open one who might.
      const delegateSingleid = row.delegate_singleid ?? (row.status === 'CURRENT' ? delegate : null)
      return {
        stepNo: row.step_no,
        seq: row.seq,
        stepType: row.step_type,
        singleid: row.singleid,
        approverNm: approver?.hname ?? row.singleid,
        ...(approver?.deptnm ? { deptnm: approver.deptnm } : {}),
        ...(approver?.positionNm ? { positionNm: approver.positionNm } : {}),
        ...(delegateSingleid ? { delegateSingleid } : {}),
        ...(actingDelegate ? { delegateNm: actingDelegate.hname } : {}),
        status: row.status,
        ...(row.acted_dt ? { actedDt: row.acted_dt } : {}),
        ...(row.opinion ? { opinion: row.opinion } : {}),
      }
    }),
  }
}

/** The approval of the newest revision of a document. */
export async function newestApproval(tx: Transaction, docType: string, docNo: string) {
  return tx
    .selectFrom('approval')
    .selectAll()
    .where('doc_type', '=', docType)
    .where('doc_no', '=', docNo)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
}
