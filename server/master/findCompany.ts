import type { Transaction } from '../database/connect'

const selectCompany = (tx: Transaction, compNo: string | null) =>
  tx
    .selectFrom('company')
    .select([
      'comp_no',
      'comp_name_kr',
      'status',
      'currency',
      'pay_term',
      'gerp_vendor_code',
      'tax_no_2',
      'forward_yn',
      'settle_type',
      'subcontract_yn',
      'ceo_name',
      'addr1',
      'biz_cond',
      'biz_item',
    ])
    .where('comp_no', '=', compNo ?? '')

/** What documents take from the master data of a supplier; suppliers themselves have no table of companies. */
export const findCompany = (tx: Transaction, compNo: string) =>
  selectCompany(tx, compNo).executeTakeFirstOrThrow()

/** The same of a draft, whose supplier may not be chosen yet. */
export const chosenCompany = (tx: Transaction, compNo: string | null | undefined) =>
  selectCompany(tx, compNo ?? null).executeTakeFirst()
