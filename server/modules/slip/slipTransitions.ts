import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { signifierWorkflow } from '../../../schemas/workflow/workflows'
import { sentAgain } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument, readLines } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { sentFields } from '../../document/documentWork'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { updateRow } from '../../document/writeRows'
import { conflict } from '../../http/failure'
import { closeErrors } from './closeErrors'
import { type SlipRecord, slip } from './slipKind'
import { slipFailure } from './slipRules'
import { freeSources } from './slipSources'
import { slipTexts } from './slipTexts'

/** The slip must stay as it is while it is on its way, or as long as nobody knows whether the ERP took it. */
const resting = ['updateSignifier', 'deleteSignifier', 'postSignifier']

/** The slip locked behind its sources, judged, and compared with the version the actor has seen. */
export const openSlip = (context: EventContext, transition: string, key: DocumentKey): Promise<SlipRecord> =>
  openDocument(context, slip, transition, key, ({ sending_yn, unsure_yn }) => {
    if (!resting.includes(transition)) return
    if (sending_yn === 'Y') throw conflict(slipTexts.sending)
    if (unsure_yn === 'Y') throw conflict(slipTexts.unsure)
  })

const { sentHeader, sentLines } = sentFields('updateSignifier')

export const slips = documentModule(slip, {
  read: 'elsewhere',
  submit: async ({ tx, now }, stored) => {
    const lines = await readLines(tx, slip, stored.slip_no)
    const draft = {
      header: sentAgain(sentHeader, stored),
      lines: lines.map(line => sentAgain(sentLines, line)),
    }
    const failure = await slipFailure(tx, draft, stored.total_amt, koreanDay(now))
    if (failure) throw failure
    return {}
  },
  approved: (context, stored, { isAutomatic, reason, opinion }) =>
    moveDocument(context, slip, stored, {
      action: 'approveDoc',
      status: 'APPROVED',
      approvalStatus: isAutomatic ? 'X' : 'A',
      lastDeciDt: context.now,
      reason: reason ?? opinion,
    }),
  transitions: {
    createSignifier: 'elsewhere',
    updateSignifier: 'elsewhere',
    postSignifier: 'elsewhere',
    reverseSignifier: 'elsewhere',
    deleteSignifier: 'elsewhere',
  },
})

/** Final: the sources can be booked again, open errors are closed. A reversal that failed leaves its original alone. */
export async function cancelSlip(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const action = 'deleteSignifier'
  const stored = await openSlip(context, action, key)
  const given = reasonOf(signifierWorkflow, action, reason)
  const answer = await moveDocument(context, slip, stored, { action, status: 'CANCELED', reason: given })
  await closeErrors(context, stored.slip_no)
  if (stored.slip_type === 'RV')
    await updateRow(context.tx, 'signifier', ['slip_no', stored.ref_no ?? ''], { reverse_no: null })
  else await freeSources(context, stored.slip_no)
  return answer
}
