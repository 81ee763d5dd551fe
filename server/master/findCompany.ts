import type { Transaction } from '../database/connect'

/** What documents take from the master data of a supplier; suppliers themselves have no table of companies. */
export const findCompany = (tx: Transaction, compNo: string) =>
  tx
    .selectFrom('company')
    .select([
      'comp_no',
      'comp_name_kr',
      'tax_no_2',
      'forward_yn',
      'settle_type',
      'subcontract_yn',
      'ceo_name',
      'addr1',
      'biz_cond',
      'biz_item',
    ])
    .where('comp_no', '=', compNo)
    .executeTakeFirstOrThrow()
