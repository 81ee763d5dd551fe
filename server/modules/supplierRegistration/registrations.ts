import type { TransitionAnswer, TransitionRequest } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { compRegWorkflow } from '../../../schemas/workflow/workflows'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { takenElsewhere } from '../../document/documentParts'
import { listOf } from '../../document/listOf'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import { type DocumentKey, eachDocument } from '../../document/transitionKeys'
import { type OperationContext, route } from '../../http/route'
import { opinionOf, type Said } from './opinion'
import { registration } from './registrationKind'
import { applicantTexts } from './registrationTexts'
import { type Mailing, publicAddress, tellApplicant } from './tellApplicant'

/** Days in which an applicant mends what was asked of him. */
const supplementDays = 30

async function supplementRegistration(
  context: EventContext,
  key: DocumentKey,
  said: Said,
  mailing: Mailing,
): Promise<TransitionAnswer> {
  const reason = reasonOf(compRegWorkflow, 'supplementCompReg', said.reason)
  const stored = await openDocument(context, registration, 'supplementCompReg', key)
  const due = addDays(koreanDay(context.now), supplementDays)
  const address = publicAddress(mailing, `/template/ogpmsUserApply1?regNo=${stored.reg_no}`)
  const values = [stored.comp_name_kr, stored.reg_no, reason, due, address]
  await tellApplicant(context, stored, applicantTexts.supplement, values, mailing)
  return moveDocument(context, registration, stored, {
    action: 'supplementCompReg',
    status: 'SUPPLEMENT',
    reason,
    columns: { ...opinionOf(said), supplement_reason: reason, supplement_due: due },
  })
}

/** What the workflow does not lead to yet, and the history of what was decided tells of. */
const decisionLabels = {
  requestRegEva: '등록평가 요청',
  approveCompReg: '등록승인',
  rejectCompReg: '등록반려',
}

const parts = documentModule(registration, {
  read: { stepLabels: decisionLabels },
  transitions: {
    ...takenElsewhere(compRegWorkflow),
    startCompRegReview: (context, stored) =>
      moveDocument(context, registration, stored, {
        action: 'startCompRegReview',
        status: 'DOC_REVIEW',
        columns: { reviewer: context.actor.userId },
      }),
  },
})

export const reviewStart = parts.transition

type Body = Said & Pick<TransitionRequest, 'version' | 'keys'>
type Step<Sent extends Body> = (
  context: EventContext,
  key: DocumentKey,
  body: Sent,
) => Promise<TransitionAnswer>

/** A step of one application, named by its number and version. */
const stepOf =
  <Sent extends Body>(step: Step<Sent>) =>
  (context: OperationContext<{ readonly regNo: string; readonly body: Sent }>) => {
    const { regNo, body } = context.input
    return eachDocument(regNo, body, key => step(context, key, body))
  }

/** What staff do with applications. */
export const reviewRoutes = (mailing: Mailing) => [
  listOf(registration, { operation: 'listCompReg', numbers: ['regNo'], numberEndsPeriod: true }),
  ...parts.routes,
  route(
    'supplementCompReg',
    stepOf((context, key, body) => supplementRegistration(context, key, body, mailing)),
  ),
]
