import { maskedAccount } from '../../../schemas/shared/maskedAccount'
import type { Actor } from '../../database/actor'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { conflict } from '../../http/failure'
import { findCompany } from '../../master/findCompany'
import { shownTaxNumber } from '../../master/shownTaxNumber'
import { bankOf, prepareVendorApplication } from './prepareVendorApplication'
import { lockCompany, type VendorApplication, vendorApplication } from './vendorApplicationKind'
import { tradedFailure, vendorFailure } from './vendorApplicationRules'
import { vendorApplicationTexts } from './vendorApplicationTexts'

/** Groups that read the accounts of suppliers (domain 6.3). */
const accountReaders = ['99', '50', '51', '34']

/** An account is shown to those groups, and to whoever enters it for a new vendor while he does. */
function shownAccount({ group, userId }: Actor, stored: VendorApplication): string | undefined {
  const { bank_account, req_type, drafter, status } = stored
  if (bank_account === null) return undefined
  const isEntering = req_type === 'NEW' && drafter === userId && ['DRAFT', 'REJECTED'].includes(status)
  return isEntering || accountReaders.includes(group) ? bank_account : maskedAccount(bank_account)
}

/** On its way to the ERP as soon as the transaction is kept; what the ERP says moves it on (sendVendorApplications.ts). */
async function enqueue(
  context: EventContext,
  stored: VendorApplication,
  change: {
    readonly action: string
    readonly approvalStatus?: string
    readonly lastDeciDt?: Date
    readonly reason?: string | undefined
  },
) {
  // Undefined only where a company is deleted, which its applications forbid.
  const company = await lockCompany(context.tx, stored.comp_no)
  const failure = company && tradedFailure(company, stored.req_type)
  if (failure) throw failure
  return moveDocument(context, vendorApplication, stored, { ...change, columns: { sending_yn: 'Y' } })
}

const refuseSending = ({ sending_yn }: VendorApplication) => {
  if (sending_yn === 'Y') throw conflict(vendorApplicationTexts.sending)
}

export const vendorApplications = documentModule(vendorApplication, {
  prepare: prepareVendorApplication,
  rules: vendorFailure,
  read: {
    header: {
      taxNo2: async ({ tx }, { comp_no }) => shownTaxNumber((await findCompany(tx, comp_no)).tax_no_2),
      bankAccount: ({ actor }, stored) => shownAccount(actor, stored),
    },
  },
  /** Who submits answers for it, so that he never approves it; bank data may have changed since the draft. */
  submit: async ({ tx, actor }, stored) => {
    const company = await lockCompany(tx, stored.comp_no)
    return {
      drafter: actor.userId,
      drafter_nm: actor.name,
      deptcd: actor.deptcd,
      deptnm: actor.deptnm,
      ...(company && stored.req_type !== 'NEW' ? bankOf(company) : {}),
    }
  },
  approved: (context, stored, { isAutomatic, reason, opinion }) =>
    enqueue(context, stored, {
      action: isAutomatic ? 'submitGerpApp' : 'approveDoc',
      approvalStatus: isAutomatic ? 'X' : 'A',
      lastDeciDt: context.now,
      reason: reason ?? opinion,
    }),
  transitions: {
    retryGerpApp: (context, stored) => {
      refuseSending(stored)
      return enqueue(context, stored, { action: 'retryGerpApp' })
    },
    cancelGerpApp: (context, stored, reason) => {
      refuseSending(stored)
      return moveDocument(context, vendorApplication, stored, {
        action: 'cancelGerpApp',
        status: 'CANCELED',
        reason,
      })
    },
  },
})
