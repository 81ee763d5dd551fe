import type { ForwardYnAnswer } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { fieldRefused, notAllowed } from '../../http/failure'

// Assumed: wordings (domain 3.4 gives the sense).
const sentByPortal = '결재가 완료되면 협력사 포털로 자동 전송됩니다.'
const sentByHand = '결재 완료 후 출력하여 이메일 또는 팩스로 직접 발송해야 합니다.'

/** Whether an order reaches a company by the portal or has to be handed over (spec §3, domain 3.4), in the order asked for. */
export async function getForwardYn(
  tx: Transaction,
  actor: Actor,
  compNos: readonly string[],
): Promise<ForwardYnAnswer> {
  if (actor.portal !== 'internal') throw notAllowed('how orders leave concerns staff alone')
  const companies = await tx
    .selectFrom('company')
    .select(['comp_no', 'comp_name_kr', 'tax_no_2', 'forward_yn'])
    .where('comp_no', 'in', [...compNos, ''])
    .execute()
  const byNo = new Map(companies.map(company => [company.comp_no, company]))
  const resultData = [...new Set(compNos)].map(compNo => {
    const company = byNo.get(compNo)
    if (!company) throw fieldRefused('params', 'companyUnknown')
    return {
      COMP_NO: company.comp_no,
      COMP_NAME_KR: company.comp_name_kr,
      TAX_NO_2: company.tax_no_2,
      FORWARD_YN: company.forward_yn === 'Y' ? ('Y' as const) : ('N' as const),
      forwardText: company.forward_yn === 'Y' ? sentByPortal : sentByHand,
    }
  })
  return { success: true, resultData }
}
