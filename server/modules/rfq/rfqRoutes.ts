import type { TransitionRequest } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { documentNotFound, notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { keysOf, transitionEach } from '../common/transitionKeys'
import { findPr } from '../purchase/prStore'
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
import { findRfq } from './rfqStore'
import { cancelRfq, closeRfq, extendRfq, sendRfq } from './rfqTransitions'
import { selectQuotation } from './selectQuotation'
import { updateRfq } from './updateRfq'

const keyOf = (id: string, body: Pick<TransitionRequest, 'version' | 'keys'>) =>
  keysOf(id, body)[0] ?? { id, version: -1 }

/** The company's own quotation with what was asked of it. */
async function findOwn(tx: Transaction, of: { readonly qtNo?: string; readonly rfqNo?: string }) {
  const query = tx.selectFrom('quotation').selectAll()
  const quotation = await (of.qtNo === undefined
    ? query.where('rfq_no', '=', of.rfqNo ?? '')
    : query.where('qt_no', '=', of.qtNo)
  ).executeTakeFirst()
  const rfq = quotation && (await findAsked(tx, quotation.rfq_no))
  if (!quotation || !rfq) throw notAllowed('no quotation of this company')
  return { quotation, rfq }
}

function staffRoutes(secret: string): readonly OperationRoute[] {
  return [
    route('listRfq', async ({ tx, actor, input: { prNo } }) => {
      if (!(await findPr(tx, prNo))) throw documentNotFound(actor.scope)
      return listRfq(tx, prNo)
    }),
    route('createRfq', context => createRfq(context, context.input.prNo, context.input.body.version)),
    route('getRfq', async ({ tx, actor, input: { rfqNo } }) => {
      const rfq = await findRfq(tx, rfqNo)
      if (!rfq) throw documentNotFound(actor.scope)
      return readRfq(tx, rfq, await compareQuotations(tx, rfq))
    }),
    route('updateRfq', context => updateRfq(context, context.input.rfqNo, context.input.body)),
    route('sendRfq', context => sendRfq(context, keyOf(context.input.rfqNo, context.input.body), secret)),
    route('extendRfq', context => {
      const { rfqNo, body } = context.input
      return extendRfq(context, keyOf(rfqNo, body), body, secret)
    }),
    route('closeRfq', context => closeRfq(context, keyOf(context.input.rfqNo, context.input.body))),
    route('cancelRfq', context => {
      const { rfqNo, body } = context.input
      return cancelRfq(context, keyOf(rfqNo, body), body.reason, secret)
    }),
    route('compareQuotations', async ({ tx, actor, input: { rfqNo } }) => {
      const rfq = await findRfq(tx, rfqNo)
      if (!rfq) throw documentNotFound(actor.scope)
      return compareQuotations(tx, rfq)
    }),
    route('selectQuotation', context =>
      selectQuotation(context, context.input.rfqNo, context.input.body, secret),
    ),
  ]
}

const supplierRoutes: readonly OperationRoute[] = [
  route('listCyberRfq', ({ tx, actor, now, input }) => listCyberRfq(tx, actor, input, now)),
  route('getCyberRfq', async ({ tx, input: { rfqNo } }) => {
    const { quotation, rfq } = await findOwn(tx, { rfqNo })
    return readCyberRfq(tx, rfq, quotation)
  }),
  route('checkRfq', context =>
    transitionEach(keysOf(context.input.rfqNo, context.input.body), ({ id, version }) =>
      checkRfq(context, id, version),
    ),
  ),
  route('declineRfq', context => {
    const { rfqNo, body } = context.input
    return transitionEach(keysOf(rfqNo, body), ({ id, version }) =>
      declineRfq(context, id, version, body.reason),
    )
  }),
  route('listCyberQuotation', ({ tx, actor, now, input }) => listCyberQuotation(tx, actor, input, now)),
  route('getCyberQuotation', async ({ tx, input: { qtNo } }) => {
    const { quotation, rfq } = await findOwn(tx, { qtNo })
    return readQuotation(tx, rfq, quotation)
  }),
  route('saveQuotation', context => saveQuotation(context, context.input.qtNo, context.input.body)),
  route('submitQuotation', context =>
    transitionEach(keysOf(context.input.qtNo, context.input.body), ({ id, version }) =>
      submitQuotation(context, id, version),
    ),
  ),
  route('withdrawQuotation', context =>
    transitionEach(keysOf(context.input.qtNo, context.input.body), ({ id, version }) =>
      withdrawQuotation(context, id, version),
    ),
  ),
]

/** Requests for quotation and the quotations of suppliers. */
export function rfqModule({ settings }: Services): ServerModule {
  return { name: 'rfq', routes: [...staffRoutes(settings.secret), ...supplierRoutes] }
}
