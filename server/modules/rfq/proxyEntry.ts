import { characterLength } from '../../../schemas/shared/byteLength'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { fieldRefused, refused } from '../../http/failure'
import type { QuotationRecord } from './rfqKind'
import { rfqTexts } from './rfqTexts'

const shortestReason = 5

/** Staff answer only for suppliers who do not use the portal: a paper quotation (D-05). */
export async function checkProxy(tx: Transaction, actor: Actor, compNo: string): Promise<void> {
  if (actor.scope === 'company') return
  const company = await tx
    .selectFrom('company')
    .select('forward_yn')
    .where('comp_no', '=', compNo)
    .executeTakeFirst()
  if (company?.forward_yn !== 'N') throw refused('proxyRefused', rfqTexts.proxyRefused)
}

/** Who entered it, and why; asked for with the first thing that staff do to a quotation, and part of it whenever it is saved. */
export function proxyOf(
  actor: Actor,
  quotation: QuotationRecord,
  reason: string | undefined,
  field: 'reason' | 'proxyReason',
): Partial<Pick<QuotationRecord, 'proxy_yn' | 'proxy_by' | 'proxy_reason'>> {
  if (actor.scope === 'company') return {}
  const said = reason?.trim() ?? ''
  const proxy_reason = said === '' && field === 'reason' ? (quotation.proxy_reason ?? '') : said
  if (characterLength(proxy_reason) < shortestReason) throw fieldRefused(field, rfqTexts.proxyReason)
  return { proxy_yn: 'Y', proxy_by: actor.userId, proxy_reason }
}
