import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { findDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { erasedRoute } from '../../document/erasedRoute'
import { keysOf } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { purchaseRequest } from '../purchaseRequest/prKind'
import { closeDue, closeWhenDue } from './closeDue'
import { createRfq } from './createRfq'
import { cancelRfq, closeRfq, extendRfq } from './endRfq'
import { quotationList } from './listQuotations'
import { checkProxy } from './proxyEntry'
import { checkRfq, declineRfq, submitQuotation, withdrawQuotation } from './quotationTransitions'
import { cyberQuotationRoute, cyberRfqRoute } from './readQuotation'
import { listRfq, readRfq } from './readRfq'
import { isPast } from './rfqDeadline'
import { quotation, type RfqRecord, rfq } from './rfqKind'
import { saveQuotation } from './saveQuotation'
import { selectQuotation } from './selectQuotation'
import { sendRfq } from './sendRfq'
import { updateRfq } from './updateRfq'

export const rfqs = documentModule(rfq, {
  read: 'elsewhere',
  transitions: {
    createRfq: 'elsewhere',
    updateRfq: 'elsewhere',
    sendRfq,
    extendRfq: 'elsewhere',
    closeRfq,
    cancelRfq,
    selectQuotation: 'elsewhere',
  },
})

const quotations = documentModule(quotation, {
  read: 'elsewhere',
  transitions: { checkRfq, declineRfq, saveQuotation: 'elsewhere', submitQuotation, withdrawQuotation },
})

/** The supplier's own until he submits, or those of the paper quotation that staff enter. */
export async function mayChangeQuotationFiles(tx: Transaction, actor: Actor, qtNo: string): Promise<boolean> {
  const stored = await findDocument(tx, quotation, qtNo)
  if (!stored || !quotation.workflow.editable.includes(stored.status)) return false
  await checkProxy(tx, actor, stored.comp_no)
  return true
}

/** A request as it stands once its deadline has been looked at. */
async function findOpened(context: EventContext, rfqNo: string): Promise<RfqRecord> {
  const seen = await findDocument(context.tx, rfq, rfqNo)
  if (!seen) throw documentNotFound(context.actor.scope)
  if (seen.status !== 'SENT' || !isPast(seen.deadline_dt, context.now)) return seen
  await closeWhenDue(context, rfqNo)
  return (await findDocument(context.tx, rfq, rfqNo)) ?? seen
}

const minute = 60_000

/** Requests for quotation and the quotations of suppliers. */
export function rfqModule(services: Services): ServerModule {
  return {
    name: 'rfq',
    routes: [
      erasedRoute<{ readonly prNo: string }>('listRfq', async ({ tx, actor, input: { prNo } }) => {
        if (!(await findDocument(tx, purchaseRequest, prNo))) throw documentNotFound(actor.scope)
        return listRfq(tx, prNo)
      }),
      erasedRoute<{ readonly rfqNo: string }>('getRfq', async context =>
        readRfq(context.tx, await findOpened(context, context.input.rfqNo)),
      ),
      route('createRfq', context => createRfq(context, context.input.prNo, context.input.body.version)),
      route('updateRfq', context => updateRfq(context, context.input.rfqNo, context.input.body)),
      route('extendRfq', context => {
        const { rfqNo, body } = context.input
        const [key = { id: rfqNo, version: -1 }] = keysOf(rfqNo, body)
        return extendRfq(context, key, body)
      }),
      route('selectQuotation', context => selectQuotation(context, context.input.rfqNo, context.input.body)),
      ...rfqs.routes,
      quotationList('listCyberRfq'),
      cyberRfqRoute,
      quotationList('listCyberQuotation'),
      cyberQuotationRoute,
      route('saveQuotation', context => saveQuotation(context, context.input.qtNo, context.input.body)),
      ...quotations.routes,
    ],
    chores: [
      {
        name: 'quotation deadlines',
        title: '견적 마감',
        everyMilliseconds: minute,
        run: () => closeDue(services),
      },
    ],
  }
}
