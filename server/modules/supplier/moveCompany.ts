import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { findTransition } from '../../../schemas/workflow/workflow'
import { runAs } from '../../database/runAs'
import type { DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, lockDocument, moveDocument } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { conflict, documentNotFound } from '../../http/failure'
import { draftVendorApplication } from '../supplierErp/draftVendorApplication'
import { type CompanyRecord, company } from './companyKind'
import { buyersOf } from './openWork'
import { noteChanged } from './recordChange'

export const ownCompanyPage = '/cyber/compManage/CyberCompManageEdit'
const told = '거래상태가 변경되었습니다. {0}: {1}'

interface Move extends DocumentChange<Partial<CompanyRecord>> {
  readonly status: string
}

/** A company goes to another state as a consequence of something else: of its application. */
export async function moveCompany(
  context: EventContext,
  compNo: string,
  move: Move,
): Promise<TransitionAnswer> {
  const stored = await lockDocument(context.tx, company, compNo)
  if (!stored) throw documentNotFound(context.actor.scope)
  const from = findTransition(company.workflow, move.action)?.from ?? []
  if (from !== 'any' && !from.includes(stored.status))
    throw conflict('stateRefused', [codeText('COMP_STATUS', stored.status)])
  return moveDocument(context, company, stored, move)
}

/** Trade stops, goes on or ends: noted as a change of the company, and told to those whom it concerns (domain 3.44). */
export async function changeTrade(
  context: EventContext,
  stored: CompanyRecord,
  move: Move,
): Promise<TransitionAnswer> {
  const { comp_no, comp_name_kr } = stored
  await noteChanged(context, {
    compNo: comp_no,
    field: 'STATUS',
    before: stored.status,
    after: move.status,
    reason: move.reason,
  })
  const title = fillMessage(told, [comp_name_kr, codeText('COMP_STATUS', move.status)])
  await handOver(context, {
    people: await buyersOf(context.tx, comp_no),
    title,
    link: linkOf(company, comp_no),
  })
  await handOver(context, { administratorsOf: [comp_no], title, link: ownCompanyPage })
  const answer = await moveDocument(context, company, stored, move)
  // The ERP blocks whoever is suspended or left, and takes back whoever goes on.
  const reqType = move.status === 'REGISTERED' ? 'UBL' : 'BLK'
  await draftVendorApplication(context, { compNo: comp_no, reqType })
  return answer
}

/** What ends with the trade: quotations that nobody waits for any more, its place in sourcing groups and in the council. */
export async function endDealings({ tx, actor, now }: EventContext, compNo: string): Promise<void> {
  const written = { updated_by: actor.userId, updated_dt: now }
  await runAs(tx, 'all', async () => {
    await tx
      .updateTable('sg_company')
      .set({ use_yn: 'N', main_yn: 'N', ...written })
      .where('comp_no', '=', compNo)
      .execute()
    await tx
      .updateTable('quotation')
      .set({ status: 'CANCELED', ...written })
      .where('comp_no', '=', compNo)
      .where('status', 'in', ['REQUESTED', 'CHECKED', 'DRAFT', 'SUBMITTED', 'WITHDRAWN'])
      .execute()
    await tx
      .updateTable('comp_council')
      .set({ status: 'WITHDRAWN', leave_date: koreanDay(now), ...written })
      .where('comp_no', '=', compNo)
      .where('status', '<>', 'WITHDRAWN')
      .execute()
  })
}
