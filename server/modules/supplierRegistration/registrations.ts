import type { OperationRequests, TransitionAnswer, TransitionRequest } from '../../../codegen/generated/types'
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
import { makeRegistrationSheet } from '../evaluationSheet/registrationSheets'
import type { Applying } from './apply'
import { approveRegistration } from './approveRegistration'
import { opinionOf, type Said } from './opinion'
import { registration } from './registrationKind'
import { applicantTexts } from './registrationTexts'
import { rejectRegistration } from './rejectRegistration'
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

/** Days until an evaluation is due, where nobody says another day. */
const evaluationDays = 14

type Asked = OperationRequests['requestRegEva']['body']

async function requestEvaluation(
  context: EventContext,
  key: DocumentKey,
  said: Asked,
): Promise<TransitionAnswer> {
  const stored = await openDocument(context, registration, 'requestRegEva', key)
  const { evaluator, dueDate } = said
  const eva_no = await makeRegistrationSheet(context, {
    ...{ regNo: stored.reg_no, compNo: stored.comp_no, evaluator },
    dueDate: dueDate ?? addDays(koreanDay(context.now), evaluationDays),
  })
  return moveDocument(context, registration, stored, {
    ...{ action: 'requestRegEva', status: 'EVALUATING' },
    columns: { ...opinionOf(said), eva_no, eva_score: null, eva_result: null },
  })
}

const parts = documentModule(registration, {
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

type Body = Pick<Said, 'opinion'> & Pick<TransitionRequest, 'version' | 'keys'>
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
export const reviewRoutes = (applying: Applying) => [
  listOf(registration, { operation: 'listCompReg', numbers: ['regNo'], numberEndsPeriod: true }),
  ...parts.routes,
  route(
    'supplementCompReg',
    stepOf((context, key, body) => supplementRegistration(context, key, body, applying)),
  ),
  route('requestRegEva', stepOf(requestEvaluation)),
  route(
    'approveCompReg',
    stepOf((context, key, body) => approveRegistration(context, key, body, applying)),
  ),
  route(
    'rejectCompReg',
    stepOf((context, key, body) => rejectRegistration(context, key, body, applying)),
  ),
]
