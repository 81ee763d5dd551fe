import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextCompanyNumber } from '../../master/companyNumber'
import type { ApplicationInput } from './applyRules'

const digits = (text: string | undefined) => text?.replace(/\D/g, '') ?? null

/** The columns of a company that an application fills. */
function columnsOf(input: ApplicationInput) {
  return {
    comp_name_kr: input.compNameKr ?? '',
    comp_name_en: input.compNameEn ?? null,
    corp_no: input.bizType === 'CORP' ? (input.corpNo ?? null) : null,
    biz_type: input.bizType ?? '',
    comp_type: input.compType ?? '',
    comp_size: input.compSize ?? '',
    ceo_name: input.ceoName ?? '',
    biz_cond: input.bizCond ?? null,
    biz_item: input.bizItem ?? null,
    found_date: input.foundDate ?? null,
    zip_code: input.zipCode ?? null,
    addr1: input.addr1 ?? '',
    addr2: input.addr2 ?? null,
    tel_no: digits(input.telNo),
    fax_no: digits(input.faxNo),
    bank_code: input.bankCode ?? null,
    bank_account: input.bankAccount ?? null,
    account_holder: input.accountHolder ?? null,
    ...(input.email === undefined ? {} : { email: input.email }),
  }
}

/** The company of an application, APPLIED with what was entered; made where we do not know the number yet. */
export async function applyCompany(
  context: EventContext,
  known: Row<'company'> | undefined,
  input: ApplicationInput & { readonly taxNo2: string },
  ntsStatus: string,
): Promise<string> {
  const { tx, now, actor } = context
  const columns = {
    ...columnsOf(input),
    ...{ status: 'APPLIED', nts_status: ntsStatus, nts_checked_dt: now },
    ...{ updated_by: actor.userId, updated_dt: now },
  }
  const comp_no = known?.comp_no ?? (await nextCompanyNumber(tx))
  if (known)
    await tx
      .updateTable('company')
      .set({ ...columns, pay_term: known.pay_term || 'P30', version: known.version + 1 })
      .where('comp_no', '=', comp_no)
      .execute()
  else
    await tx
      .insertInto('company')
      .values({
        ...{ comp_no, tax_no_2: input.taxNo2, pay_term: 'P30', ...columns },
        ...{ created_by: actor.userId, created_dt: now },
      })
      .execute()
  if (known?.status !== 'APPLIED')
    await addEvent(context, {
      ...{ docType: 'COMP', docNo: comp_no, action: 'applyCompReg', from: known?.status ?? null },
      to: 'APPLIED',
    })
  return comp_no
}
