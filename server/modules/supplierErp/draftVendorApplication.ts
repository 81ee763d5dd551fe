import type { GerpAppInput } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { saveDocument } from '../../document/saveDocument'
import { prepareVendorApplication } from './prepareVendorApplication'
import { lockCompany, type VendorApplication, vendorApplication } from './vendorApplicationKind'
import { openApplications } from './vendorApplicationRules'

export interface SystemApplication {
  readonly compNo: string
  /** A value of GERP_REQ_TYPE. */
  readonly reqType: 'NEW' | 'CHG' | 'BLK' | 'UBL'
}

const notYetApproving = ['DRAFT', 'REJECTED']

/**
 * The application that follows from what happened to a company: a draft of whoever did it, in vendor management where a job did
 * (Assumed). Nothing but NEW is asked for a company that the ERP does not know. A change meets one that is open and not being
 * approved by refreshing it; the end of a suspension that nobody has asked for yet cancels its application.
 */
export async function draftVendorApplication(
  context: EventContext,
  { compNo, reqType }: SystemApplication,
): Promise<void> {
  const { tx } = context
  const company = await lockCompany(tx, compNo)
  if (!company || (company.gerp_vendor_code === null) !== (reqType === 'NEW')) return
  const open = await openApplications(tx, compNo)
  const blocking = open.find(({ req_type, status }) => req_type === 'BLK' && notYetApproving.includes(status))
  if (reqType === 'UBL' && blocking) {
    const reason = '정지해제로 취소되었습니다.' // wording Assumed
    await moveDocument(context, vendorApplication, blocking, {
      action: 'cancelGerpApp',
      status: 'CANCELED',
      reason,
    })
    return
  }
  const same = open.find(({ req_type }) => ['NEW', 'CHG'].includes(req_type))
  if (same && ['NEW', 'CHG'].includes(reqType)) {
    if (same.status !== 'APPROVING' && same.sending_yn === 'N') await save(context, { compNo, reqType }, same)
    return
  }
  // The papers that the applicant has handed in are not asked for once more.
  const papers = reqType === 'NEW' && company.file_id !== null ? { fileId: company.file_id } : {}
  await save(context, { compNo, reqType, ...papers })
}

async function save(
  context: EventContext,
  header: SystemApplication & Pick<GerpAppInput, 'fileId'>,
  stored?: VendorApplication,
) {
  const prepared = await prepareVendorApplication(context, { header, lines: [] }, stored)
  const drafter = stored ? {} : await drafterOf(context)
  await saveDocument(
    context,
    {
      kind: vendorApplication,
      prepare: async () => ({ ...prepared, header: { ...prepared.header, ...drafter } }),
      rules: undefined,
      sentHeader: {},
      sentLines: {},
    },
    { header, lines: [] },
    stored,
  )
}

async function drafterOf({ tx, actor }: EventContext) {
  const people = tx.selectFrom('person').select(['singleid', 'hname', 'deptcd', 'deptnm'])
  const person = await people
    .where(eb => eb.or([eb('singleid', '=', actor.userId), eb('auth_group_id', '=', vendorManagement)]))
    .where('use_flag', '=', 'Y')
    .orderBy(eb => eb('singleid', '=', actor.userId), 'desc')
    .orderBy('singleid')
    .limit(1)
    .executeTakeFirstOrThrow()
  return {
    drafter: person.singleid,
    drafter_nm: person.hname,
    deptcd: person.deptcd,
    deptnm: person.deptnm ?? '',
  }
}

export const vendorManagement = '34'
