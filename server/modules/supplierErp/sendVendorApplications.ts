import type { TransitionAnswer } from '../../../codegen/generated/types'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, lockDocument, moveDocument } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import type { Services } from '../../http/serverModule'
import { postingLimits } from '../../limits'
import { findCompany } from '../../master/findCompany'
import { askErp } from '../erp/askErp'
import { vendorManagement } from './draftVendorApplication'
import { nameOf, type VendorApplication, vendorApplication } from './vendorApplicationKind'
import { vendorApplicationTexts } from './vendorApplicationTexts'

/*
 * approved, or tried again ──kept──▶ sending_yn Y ──ERP──▶ CREATED with its code
 *                                         │         └────▶ ERROR, refused or without a word
 *                                         └─ the sender died: the chore sends it; the key makes a second sending harmless
 */

const sender = { ...systemActor, name: '시스템' }
const vendorCode = /^\d{10}$/
const longestError = 400

/** What the ERP made of an application: the code of its vendor, or why it did not take it. */
type Outcome = { readonly code: string } | { readonly error: string }

/** Sends at once what a call has put on its way, and answers with what has become of it. */
export async function awaitVendors(services: Services, answer: TransitionAnswer): Promise<TransitionAnswer> {
  const numbers = (answer.results ?? [answer]).map(({ docNo }) => docNo).filter(isApplication)
  if (numbers.length === 0) return answer
  await sendVendorApplications(services, numbers)
  const now = await withActor(services.database, systemActor, tx =>
    tx
      .selectFrom('comp_gerp_app')
      .select(['ga_no', 'status', 'version'])
      .where('ga_no', 'in', numbers)
      .execute(),
  )
  const current = <Result extends Pick<TransitionAnswer, 'docNo' | 'status' | 'version'>>(result: Result) => {
    const { status = result.status, version = result.version } =
      now.find(row => row.ga_no === result.docNo) ?? {}
    return { ...result, status, version }
  }
  return { ...current(answer), ...(answer.results ? { results: answer.results.map(current) } : {}) }
}

const isApplication = (docNo: string) => docNo.startsWith(vendorApplication.docType)

/** Sends what is on its way: the applications that are named, or all that their sender has left. Answers how many. */
export async function sendVendorApplications(
  services: Services,
  numbers?: readonly string[],
): Promise<number> {
  const { database, clock } = services
  const left = new Date(clock.now().getTime() - postingLimits.leaseMilliseconds).toISOString()
  const waiting = await withActor(database, systemActor, tx => {
    const sending = tx.selectFrom('comp_gerp_app').selectAll().where('sending_yn', '=', 'Y').orderBy('ga_no')
    return (
      numbers ? sending.where('ga_no', 'in', numbers) : sending.where('updated_dt', '<', left)
    ).execute()
  })
  await Promise.all(waiting.map(async stored => settle(services, stored.ga_no, await ask(services, stored))))
  return waiting.length
}

async function ask({ database, settings: { erp } }: Services, stored: VendorApplication): Promise<Outcome> {
  const noWord = { error: vendorApplicationTexts.noWord }
  if (!erp) return noWord
  const company = await withActor(database, systemActor, tx => findCompany(tx, stored.comp_no))
  const word = await askErp(erp, {
    path: 'vendors',
    // A number may come again in a database that was created again.
    key: `${stored.ga_no}.${Date.parse(stored.created_dt ?? '')}`,
    body: {
      gaNo: stored.ga_no,
      reqType: stored.req_type,
      compNo: stored.comp_no,
      compNameKr: company.comp_name_kr,
      taxNo2: company.tax_no_2,
      vendorCode: company.gerp_vendor_code,
      accountGroup: stored.account_group,
      reconAccount: stored.recon_account,
      payTerm: stored.pay_term,
      payMethod: stored.pay_method,
      currency: stored.currency,
      bankCode: stored.bank_code,
      bankAccount: stored.bank_account,
      accountHolder: stored.account_holder,
    },
  })
  if (word.status === undefined) return noWord
  const code = word.text('vendorCode')
  if (word.status === 200 && vendorCode.test(code)) return { code }
  const error = word.text('errorMsg').slice(0, longestError)
  return word.status >= 400 && word.status < 500 && error !== '' ? { error } : noWord
}

async function settle({ database, clock }: Services, gaNo: string, outcome: Outcome): Promise<void> {
  const now = clock.now()
  const requestId = `vendor ${gaNo}`
  await withActor(
    database,
    sender,
    tx => settleVendor({ tx, actor: sender, now, requestId }, gaNo, outcome),
    {
      idempotent: true,
      today: clock.today(),
    },
  )
}

/** What the ERP said of an application. Said twice it counts once. */
export async function settleVendor(context: EventContext, gaNo: string, outcome: Outcome): Promise<void> {
  const stored = await lockDocument(context.tx, vendorApplication, gaNo)
  if (stored?.sending_yn !== 'Y') return
  await ('code' in outcome
    ? keepVendor(context, stored, outcome.code)
    : keepError(context, stored, outcome.error))
}

const action = 'sendGerpApp'

/** The company can be ordered of from now on; a new vendor keeps the bank data that were approved with it. */
async function keepVendor(context: EventContext, stored: VendorApplication, code: string): Promise<void> {
  const { tx, actor, now } = context
  const { req_type, bank_code, bank_account, account_holder, currency, pay_term } = stored
  const bank = {
    bank_code,
    bank_account,
    account_holder,
    currency,
    ...(pay_term === null ? {} : { pay_term }),
  }
  await tx
    .updateTable('company')
    .set({
      ...(req_type === 'NEW' ? bank : {}),
      gerp_vendor_code: code,
      version: eb => eb('version', '+', 1),
      updated_by: actor.userId,
      updated_dt: now,
    })
    .where('comp_no', '=', stored.comp_no)
    .execute()
  await moveDocument(context, vendorApplication, stored, {
    action,
    status: 'CREATED',
    columns: { sending_yn: 'N', gerp_vendor_code: code, err_msg: null },
  })
  await tell(context, stored, fillMessage(vendorApplicationTexts.created, [await nameOf(tx, stored), code]))
}

async function keepError(context: EventContext, stored: VendorApplication, error: string): Promise<void> {
  await moveDocument(context, vendorApplication, stored, {
    action,
    status: 'ERROR',
    reason: error,
    columns: { sending_yn: 'N', err_msg: error },
  })
  await tell(
    context,
    stored,
    fillMessage(vendorApplicationTexts.failed, [await nameOf(context.tx, stored), error]),
  )
}

async function tell(
  context: EventContext,
  { ga_no, drafter }: VendorApplication,
  title: string,
): Promise<void> {
  const managers = await context.tx
    .selectFrom('person')
    .select('singleid')
    .where('auth_group_id', '=', vendorManagement)
    .where('use_flag', '=', 'Y')
    .execute()
  const people = [drafter, ...managers.map(({ singleid }) => singleid)]
  await handOver(context, { people, title, link: linkOf(vendorApplication, ga_no) })
}
