import { sql } from 'kysely'
import type { MayChangeFiles } from '../../document/documentModule'
import { documentModule } from '../../document/documentModule'
import { takenElsewhere } from '../../document/documentParts'
import { listOf } from '../../document/listOf'
import { contains } from '../../document/listQuery'
import type { ServerModule } from '../../http/serverModule'
import { claim, supplierClaim } from './claimKind'
import { keptFailure, staffClaimFailure } from './claimRules'
import {
  approvedClaim,
  cancelSupplierClaim,
  dueOfClaim,
  recallClaim,
  receiveClaim,
  rejectedClaim,
  submitSupplierClaim,
  supplementClaim,
} from './claimTransitions'
import { prepareClaim } from './prepareClaim'

export const claims = documentModule(claim, {
  prepare: prepareClaim,
  rules: staffClaimFailure,
  submit: dueOfClaim,
  approved: approvedClaim,
  transitions: {
    ...takenElsewhere(supplierClaim.workflow),
    receiveNoneOrder: receiveClaim,
    supplementNoneOrder: supplementClaim,
    recallNoneOrder: recallClaim,
    rejectDoc: rejectedClaim,
  },
})

const supplierClaims = documentModule(supplierClaim, {
  prepare: prepareClaim,
  rules: async (_context, { header, lines }) => keptFailure(header, lines),
  transitions: { submitCyberNoneOrder: submitSupplierClaim, cancelCyberNoneOrder: cancelSupplierClaim },
})

/** Evidence changes as the claim itself, on either side. */
export const mayChangeClaimFiles: MayChangeFiles = (tx, actor, noneNo) =>
  (actor.portal === 'external' ? supplierClaims : claims).mayChangeFiles(tx, actor, noneNo)

const listed = {
  numbers: ['noneNo'],
  numberEndsPeriod: true,
  namesOfServer: true,
  names: { contactNm: { column: 'contact_id', of: 'person' } },
} as const
/** A draft is its supplier's alone. */
const handedIn = [sql`document.status <> 'DRAFT'`]

/** Claims without orders, on both sides. */
export function noneOrderModule(): ServerModule {
  return {
    name: 'noneOrder',
    routes: [
      listOf(claim, {
        ...listed,
        operation: 'listNoneOrder',
        where: { ntsNo: part => contains(sql`document.nts_no`, part) },
        only: () => handedIn,
        withheld: () => ['createdBy'],
      }),
      ...claims.routes,
      listOf(supplierClaim, {
        ...listed,
        operation: 'listCyberNoneOrder',
        only: ({ portal }) => (portal === 'internal' ? handedIn : []),
        // A supplier reads neither approvals nor slips.
        withheld: ({ portal }) =>
          portal === 'internal' ? ['createdBy'] : ['createdBy', 'approvalStatus', 'slipNo'],
      }),
      ...supplierClaims.routes,
    ],
  }
}
