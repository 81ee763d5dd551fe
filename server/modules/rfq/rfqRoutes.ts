import type { TransitionAnswer, TransitionRequest } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { findPr } from '../purchaseRequest/prStore'
import { closeDue, closeWhenDue } from './closeDue'
import { compareQuotations } from './compareQuotations'
import { createRfq } from './createRfq'
import { listCyberQuotation, listCyberRfq } from './listCyber'
import {
  checkRfq,
  declineRfq,
  saveQuotation,
  submitQuotation,
  withdrawQuotation,
} from './quotationTransitions'
import { findAsked, readCyberRfq, readQuotation } from './readCyber'
import { listRfq, readRfq } from './readRfq'
import { isPast } from './rfqDeadline'
import { findRfq, type RfqRecord } from './rfqStore'
import { cancelRfq, closeRfq, extendRfq, sendRfq } from './rfqTransitions'
import { selectQuotation } from './selectQuotation'
import { updateRfq } from './updateRfq'

const keyOf = (id: string, body: Pick<TransitionRequest, 'version' | 'keys'>) =>
  keysOf(id, body)[0] ?? { id, version: -1 }

/** The company's own quotation, to staff one in their scope, with what was asked of it. */
async function findAnswer(tx: Transaction, actor: Actor, qtNo: string) {
  const quotation = await tx.selectFrom('quotation').selectAll().where('qt_no', '=', qtNo).executeTakeFirst()
  const rfq = quotation && (await findAsked(tx, quotation.rfq_no))
  if (!quotation || !rfq) throw documentNotFound(actor.scope)
  return { quotation, rfq }
}

/** A request as it stands once its deadline has been looked at. */
async function findOpened(context: EventContext, rfqNo: string): Promise<RfqRecord> {
  const seen = await findRfq(context.tx, rfqNo)
  if (!seen) throw documentNotFound(context.actor.scope)
  if (seen.status !== 'SENT' || !isPast(seen.deadline_dt, context.now)) return seen
  await closeWhenDue(context, rfqNo)
  return (await findRfq(context.tx, rfqNo)) ?? seen
}

const staffRoutes: readonly OperationRoute[] = [
  route('listRfq', async ({ tx, actor, input: { prNo } }) => {
    if (!(await findPr(tx, prNo))) throw documentNotFound(actor.scope)
    return listRfq(tx, prNo)
  }),
  route('createRfq', context => createRfq(context, context.input.prNo, context.input.body.version)),
  route('getRfq', async context => {
    const { tx, input } = context
    const rfq = await findOpened(context, input.rfqNo)
    return readRfq(tx, rfq, await compareQuotations(tx, rfq))
  }),
  route('updateRfq', context => updateRfq(context, context.input.rfqNo, context.input.body)),
  route('sendRfq', context => sendRfq(context, keyOf(context.input.rfqNo, context.input.body))),
  route('extendRfq', context => {
    const { rfqNo, body } = context.input
    return extendRfq(context, keyOf(rfqNo, body), body)
  }),
  route('closeRfq', context => closeRfq(context, keyOf(context.input.rfqNo, context.input.body))),
  route('cancelRfq', context => {
    const { rfqNo, body } = context.input
    return cancelRfq(context, keyOf(rfqNo, body), body.reason)
  }),
  route('selectQuotation', context => selectQuotation(context, context.input.rfqNo, context.input.body)),
]

type Move = (
  context: EventContext,
  qtNo: string,
  spoken: { readonly version: number; readonly reason?: string | undefined },
) => Promise<TransitionAnswer>

function move(
  context: OperationContext<{ readonly qtNo: string; readonly body: TransitionRequest }>,
  one: Move,
) {
  const { qtNo, body } = context.input
  return transitionEach(keysOf(qtNo, body), ({ id, version }) =>
    one(context, id, { version, reason: body.reason }),
  )
}

const supplierRoutes: readonly OperationRoute[] = [
  route('listCyberRfq', ({ tx, actor, now, input }) => listCyberRfq(tx, actor, input, now)),
  route('getCyberRfq', async ({ tx, actor, input: { qtNo } }) => {
    const { quotation, rfq } = await findAnswer(tx, actor, qtNo)
    return readCyberRfq(tx, rfq, quotation)
  }),
  route('checkRfq', context => move(context, checkRfq)),
  route('declineRfq', context => move(context, declineRfq)),
  route('listCyberQuotation', ({ tx, actor, now, input }) => listCyberQuotation(tx, actor, input, now)),
  route('getCyberQuotation', async ({ tx, actor, input: { qtNo } }) => {
    const { quotation, rfq } = await findAnswer(tx, actor, qtNo)
    return readQuotation(tx, actor, rfq, quotation)
  }),
  route('saveQuotation', context => saveQuotation(context, context.input.qtNo, context.input.body)),
  route('submitQuotation', context => move(context, submitQuotation)),
  route('withdrawQuotation', context => move(context, withdrawQuotation)),
]

const minute = 60_000

/** Requests for quotation and the quotations of suppliers. */
export function rfqModule(services: Services): ServerModule {
  return {
    name: 'rfq',
    routes: [...staffRoutes, ...supplierRoutes],
    chores: [{ name: 'quotation deadlines', everyMilliseconds: minute, run: () => closeDue(services) }],
  }
}
