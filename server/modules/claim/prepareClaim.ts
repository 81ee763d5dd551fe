import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import type { Prepared } from '../../document/documentParts'
import { fieldRefused } from '../../http/failure'
import { checkCompany } from '../../master/companySteps'
import type { ClaimDraft, ClaimRecord } from './claimKind'
import { claimAmounts } from './claimRules'
import { claimTexts } from './claimTexts'

/** Columns that both sides write; a claim stays that of its company and of the side that entered it. */
export async function prepareClaim(
  { tx, actor }: EventContext,
  { header, lines }: ClaimDraft,
  stored?: ClaimRecord,
): Promise<Prepared> {
  if (!stored)
    await checkCompany(tx, (actor.compNo ?? header.compNo) || null, actor.compNo ? 'claim' : 'settle')
  const contact = await findContact(tx, header.contactId)
  const ntsNo = header.ntsNo?.toUpperCase() ?? null
  await checkNumber(tx, ntsNo, stored?.none_no ?? '')
  const { supplyAmt, vatAmt, totalAmt } = claimAmounts(header)
  const isStaff = actor.portal === 'internal'
  return {
    header: {
      comp_no: stored?.comp_no ?? (isStaff ? header.compNo : actor.compNo),
      source_type: stored?.source_type ?? (isStaff ? 'I' : 'E'),
      contact_id: contact.singleid,
      section: contact.section ?? '',
      deptcd: contact.deptcd ?? '',
      deptnm: contact.deptnm ?? '',
      nts_no: ntsNo,
      supply_amt: supplyAmt,
      vat_amt: vatAmt,
      total_amt: totalAmt,
    },
    lines: lines.map(() => ({})),
  }
}

/** The person of staff whom a claim is for, by Single ID or e-mail (domain 6.2: by exact search alone). */
async function findContact(tx: Transaction, name = '') {
  if (name === '') throw fieldRefused('contactId', claimTexts.contactMissing)
  const found = await runAs(tx, 'all', () =>
    tx
      .selectFrom('person')
      .select(['singleid', 'section', 'deptcd', 'deptnm'])
      .where(eb => eb.or([eb('singleid', '=', name), eb('email', '=', name)]))
      .where('use_flag', '=', 'Y')
      .executeTakeFirst(),
  )
  if (!found) throw fieldRefused('contactId', claimTexts.contactUnknown)
  return found
}

/** A number of the tax office is used once, in claims and in settlements. */
async function checkNumber(tx: Transaction, ntsNo: string | null, besides: string): Promise<void> {
  if (ntsNo === null) return
  const found = await runAs(tx, 'all', async () => {
    const claim = await tx
      .selectFrom('none_order')
      .select('none_no')
      .where('nts_no', '=', ntsNo)
      .where('status', '<>', 'CANCELED')
      .where('none_no', '<>', besides)
      .executeTakeFirst()
    return (
      claim ??
      (await tx
        .selectFrom('tax_invoice')
        .select('ti_no')
        .where('nts_no', '=', ntsNo)
        .where('status', '<>', 'CANCELED')
        .executeTakeFirst())
    )
  })
  if (found) throw fieldRefused('ntsNo', claimTexts.ntsTaken)
}
