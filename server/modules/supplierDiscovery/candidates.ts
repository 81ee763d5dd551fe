import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { type Failure, fieldRefused } from '../../http/failure'
import { nextCompanyNumber } from '../../master/companyNumber'
import { discoveryTexts } from './discoveryTexts'

const companyOf = (tx: Transaction, taxNo: string) =>
  tx.selectFrom('company').select(['comp_no', 'status']).where('tax_no_2', '=', taxNo).executeTakeFirst()

/** Why nobody needs to look for the company with a business number: we know it, or it has applied. */
export async function knownCompanyFailure(tx: Transaction, taxNo: string): Promise<Failure | undefined> {
  const company = await companyOf(tx, taxNo)
  if (company?.status === 'APPLIED') return fieldRefused('taxNo2', discoveryTexts.applying, [company.comp_no])
  return ['REGISTERED', 'SUSPENDED'].includes(company?.status ?? '')
    ? fieldRefused('taxNo2', discoveryTexts.alreadySupplier, [company?.comp_no ?? ''])
    : undefined
}

/** The company with a business number; made of name and number where there is none. */
export async function candidateOf(
  { tx, actor, now }: EventContext,
  { compNameKr, taxNo2 }: { readonly compNameKr: string; readonly taxNo2: string },
): Promise<string> {
  const known = await companyOf(tx, taxNo2)
  if (known) return known.comp_no
  const unknown = { biz_type: '', comp_type: '', comp_size: '', ceo_name: '', addr1: '', pay_term: '' }
  // Buyers add no companies otherwise.
  return runAs(tx, 'all', async () => {
    const comp_no = await nextCompanyNumber(tx)
    const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
    await tx
      .insertInto('company')
      .values({
        comp_no,
        comp_name_kr: compNameKr,
        tax_no_2: taxNo2,
        ...unknown,
        status: 'CANDIDATE',
        ...written,
      })
      .execute()
    return comp_no
  })
}
