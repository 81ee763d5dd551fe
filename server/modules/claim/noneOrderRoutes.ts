import { noneOrderWorkflow } from '../../../schemas/workflow/workflows'
import { findWithPass } from '../../document/approval/approverPass'
import { checkGroup } from '../../document/checkGroup'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MayChangeFiles } from '../file/fileRoutes'
import { type ClaimRecord, findClaim } from './claimStore'
import { listClaims, readClaim, readSupplierClaim } from './listClaims'
import {
  assignClaim,
  createClaimProxy,
  recallClaim,
  receiveClaim,
  submitForApproval,
  supplementClaim,
} from './staffClaims'
import { cancelClaim, createClaim, submitClaim, updateClaim } from './supplierClaims'

/** Evidence changes as the claim itself: by its supplier until it is handed in, by staff while they work on it. */
export const mayChangeClaimFiles: MayChangeFiles = async (tx, actor, noneNo) => {
  const stored = await findClaim(tx, noneNo)
  if (!stored) return false
  const open = actor.portal === 'external' ? ['DRAFT', 'SUPPLEMENT'] : ['RECEIVED', 'REJECTED']
  return open.includes(stored.status)
}

const named = (stored: ClaimRecord) => ({ docType: 'NO', docNo: stored.none_no })

async function seenClaim({
  tx,
  actor,
  input,
}: OperationContext<{ readonly noneNo: string }>): Promise<ClaimRecord> {
  const stored = await findWithPass(tx, actor, named, () => findClaim(tx, input.noneNo))
  if (!stored) throw documentNotFound(actor.scope)
  return stored
}

const routes: readonly OperationRoute[] = [
  route('listNoneOrder', ({ tx, input }) => listClaims(tx, input, true)),
  route('getNoneOrder', async context => readClaim(context.tx, await seenClaim(context), context.now)),
  route('createNoneOrderProxy', context => {
    checkGroup(noneOrderWorkflow, 'createNoneOrderProxy', context.actor)
    return createClaimProxy(context, context.input.body)
  }),
  route('updateNoneOrder', context => assignClaim(context, context.input.noneNo, context.input.body)),
  route('receiveNoneOrder', context =>
    transitionEach(keysOf(context.input.noneNo, context.input.body), key => receiveClaim(context, key)),
  ),
  route('supplementNoneOrder', context => {
    const { noneNo, body } = context.input
    return transitionEach(keysOf(noneNo, body), key => supplementClaim(context, key, body.reason))
  }),
  route('submitNoneOrder', context => {
    const { noneNo, body } = context.input
    return transitionEach(keysOf(noneNo, body), key => submitForApproval(context, key, body))
  }),
  route('recallNoneOrder', context =>
    transitionEach(keysOf(context.input.noneNo, context.input.body), key => recallClaim(context, key)),
  ),
  route('listCyberNoneOrder', ({ tx, actor, input }) => listClaims(tx, input, actor.portal === 'internal')),
  route('getCyberNoneOrder', async context => readSupplierClaim(context.tx, await seenClaim(context))),
  route('createNoneOrder', context => {
    checkGroup(noneOrderWorkflow, 'createNoneOrder', context.actor)
    return createClaim(context, context.input.body)
  }),
  route('updateCyberNoneOrder', context => updateClaim(context, context.input.noneNo, context.input.body)),
  route('submitCyberNoneOrder', context =>
    transitionEach(keysOf(context.input.noneNo, context.input.body), key => submitClaim(context, key)),
  ),
  route('cancelCyberNoneOrder', context => {
    const { noneNo, body } = context.input
    return transitionEach(keysOf(noneNo, body), key => cancelClaim(context, key, body.reason))
  }),
]

/** Claims without orders, on both sides. */
export function noneOrderModule(): ServerModule {
  return { name: 'noneOrder', routes }
}
