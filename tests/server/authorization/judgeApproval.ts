import type { FlowRow } from '../flow/flowWorld'
import type { Caller, ProductServer } from '../modules/productServer'
import type { JudgeActors } from './judgeActors'
import type { JudgedKind } from './judgedKinds'

const apprNo = 'AP209901-000001'
/** Whose turn it is; nobody of the matrix is he. */
const approver = 'acc.head'
const wrongVersion = 987_654

export interface JudgeStage {
  readonly product: ProductServer
  readonly actors: JudgeActors
  readonly run: (statement: string, values?: readonly unknown[]) => Promise<readonly FlowRow[]>
  /** Document and history as they are now. */
  readonly stand: () => Promise<string>
}

/**
 * A document waits for one approver: he alone decides, neither others nor the drafter, not even as his delegate; and
 * nobody once it is decided.
 */
export async function judgeApproval(
  { product, actors, run, stand }: JudgeStage,
  { docType, number, approved = number, drafter }: JudgedKind,
  document: FlowRow,
): Promise<{ readonly wrong: readonly string[]; readonly asked: number }> {
  const wrong: string[] = []
  let asked = 0
  const docNo = String(document[approved])
  const wrote = String((drafter && document[drafter]) ?? 'req.mobile')
  await run(
    `insert into approval (appr_no, doc_type, doc_no, revision, title, amount_krw, drafter, drafter_nm, approval_status, drafted_dt)
      values ($1, $2, $3, 99, '시험 결재', 1000, $4, '시험', 'P', now())`,
    [apprNo, docType, docNo, wrote],
  )
  await run(
    `insert into approval_step (appr_no, step_no, step_type, singleid, status) values ($1, 1, 'APPROVE', $2, 'CURRENT')`,
    [apprNo, approver],
  )
  const [usual] = await run(
    `select delegate_singleid as singleid, delegate_from as since, delegate_to as until from person where singleid = $1`,
    [approver],
  )
  const standIn = `update person set delegate_singleid = $2, delegate_from = $3, delegate_to = $4 where singleid = $1`
  await run(standIn, [approver, wrote, '2026-01-01', '2026-12-31'])
  const before = await stand()

  const decide = async (caller: Caller, expected: readonly (string | number)[]) => {
    for (const decision of ['approveDoc', 'rejectDoc'] as const) {
      const body = { version: wrongVersion, opinion: '시험 의견입니다' }
      const { status, code } = await caller.call(decision, { apprNo, body })
      asked += 1
      if (!expected.includes(code) && !expected.includes(status))
        wrong.push(
          `${decision} of ${docNo} by ${caller.singleid || 'nobody'}: ${status} ${code}, expected ${expected}`,
        )
    }
  }
  const his = await product.logIn(approver)
  for (const { caller } of actors.all)
    if (caller.singleid !== wrote) await decide(caller, ['notCurrentApprover', 403])
  await decide(actors.nobody, [401])
  await decide(await product.logIn(wrote), ['notCurrentApprover', 403])
  await decide(his, ['staleVersion'])
  await run(`update approval set approval_status = 'A' where appr_no = $1`, [apprNo])
  await decide(his, ['approvalAlreadyDone'])

  if ((await stand()) !== before) wrong.push(`${docNo} was changed by who may not decide on it`)
  await run(standIn, [approver, usual?.singleid, usual?.since, usual?.until])
  await run('delete from approval where appr_no = $1', [apprNo])
  return { wrong, asked }
}
