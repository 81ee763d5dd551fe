import type { Preview, PreviewRequest } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findWithPass } from '../../document/approval/approverPass'
import { lineStepsFor } from '../../document/approval/lineSteps'
import { type PlannedSubject, planApproval } from '../../document/approval/planApproval'
import { documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import type { ApprovalDocuments } from './decideApproval'

type Context = OperationContext<{ readonly body: PreviewRequest }>

/** Groups that keep the rules, and may try them for any drafter. */
const ruleGroups = ['99', '50']
const addedText = '추가'

/** Who would approve a document today; or, for those who keep the rules, the document of any drafter and amount. */
export async function previewApproval(context: Context, documents: ApprovalDocuments): Promise<Preview> {
  const { tx, actor, now, input } = context
  const { docType, docNo, lineId } = input.body
  const isTrial = docNo === undefined
  const subject = isTrial ? await trialSubject(context) : await documentSubject(context, documents, docNo)
  const line = isTrial ? [] : await lineStepsFor(tx, actor, docType, lineId)
  const { rule, steps, organisation } = await planApproval(tx, docType, subject, koreanDay(now), line)
  const rows = steps.map(({ isAdded, ...step }) => {
    const person = organisation.people.get(step.singleid)
    return {
      ...step,
      approverNm: person?.hname ?? step.singleid,
      ...(person?.deptnm ? { deptnm: person.deptnm } : {}),
      ...(person?.positionNm ? { positionNm: person.positionNm } : {}),
      ...(isAdded ? { addedYn: addedText } : { ruleName: rule.ruleName }),
    }
  })
  return {
    ruleName: rule.ruleName,
    autoApprove: rule.isAutomatic,
    amountKrw: subject.amountKrw,
    rows,
    total: rows.length,
  }
}

async function documentSubject(
  { tx, actor, input: { body } }: Context,
  documents: ApprovalDocuments,
  docNo: string,
): Promise<PlannedSubject> {
  const document = documents.get(body.docType)
  const subject =
    document &&
    (await findWithPass(
      tx,
      actor,
      () => ({ docType: body.docType, docNo }),
      () => document.find(tx, docNo),
    ))
  if (!subject) throw documentNotFound(actor.scope)
  return subject
}

async function trialSubject({ tx, actor, input: { body } }: Context): Promise<PlannedSubject> {
  if (!ruleGroups.includes(actor.group)) throw notAllowed('a trial of the rules')
  const { amountKrw, singleid = '', expenseType } = body
  if (!amountKrw) throw fieldRefused('amountKrw', 'fieldEmpty', ['금액'])
  const drafter = await tx
    .selectFrom('person')
    .select(['singleid', 'deptcd'])
    .where('singleid', '=', singleid)
    .executeTakeFirst()
  if (!drafter) throw fieldRefused('singleid', 'fieldEmpty', ['기안자'])
  return { amountKrw, expenseType: expenseType || null, deptcd: drafter.deptcd, drafter: drafter.singleid }
}
