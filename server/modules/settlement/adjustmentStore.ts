import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'

export type AdjustmentRecord = Row<'adjustment'>
export type AdjustmentLineRecord = Row<'adjustment_line'>
export type TaxInvoiceRecord = Row<'tax_invoice'>

/** The settlement by its number; undefined where the actor does not see it. */
export async function findAdjustment(tx: Transaction, adjNo: string): Promise<AdjustmentRecord | undefined> {
  return tx.selectFrom('adjustment').selectAll().where('adj_no', '=', adjNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockAdjustment(tx: Transaction, adjNo: string): Promise<AdjustmentRecord | undefined> {
  return tx.selectFrom('adjustment').selectAll().where('adj_no', '=', adjNo).forUpdate().executeTakeFirst()
}

export async function readAdjustmentLines(
  tx: Transaction,
  adjNo: string,
): Promise<readonly AdjustmentLineRecord[]> {
  return tx.selectFrom('adjustment_line').selectAll().where('adj_no', '=', adjNo).orderBy('line_no').execute()
}

/** The invoice that has not been canceled; there is at most one. */
export async function livingInvoice(tx: Transaction, adjNo: string): Promise<TaxInvoiceRecord | undefined> {
  return tx
    .selectFrom('tax_invoice')
    .selectAll()
    .where('adj_no', '=', adjNo)
    .where('status', '<>', 'CANCELED')
    .executeTakeFirst()
}

export interface CompanyFacts {
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly tax_no_2: string
  readonly forward_yn: string
  readonly settle_type: string
  readonly subcontract_yn: string
  readonly ceo_name: string
  readonly addr1: string
  readonly biz_cond: string | null
  readonly biz_item: string | null
}

export async function findCompany(tx: Transaction, compNo: string): Promise<CompanyFacts> {
  return tx
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
}
