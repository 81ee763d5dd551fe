import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { itemWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { itemMasterTexts } from './itemMasterTexts'

export type ItemRecord = Row<'item'>
type Sent = OperationRequests['createItem']['body']
export type ItemHeader = Sent['header']
export type SentAttribute = Sent['attributes'][number]

export interface ItemDraft {
  readonly header: ItemHeader
  readonly attributes: readonly SentAttribute[]
  readonly lines: readonly []
}

/** Items that somebody asks for, and what they are once they are approved. */
export const item = documentKind<ItemRecord, object, ItemDraft>({
  name: 'Item',
  docType: 'IT',
  workflow: itemWorkflow,
  nextNumber: nextTempCode,
  table: 'item',
  number: 'item_code',
  title: 'item_name',
  drafter: 'requester',
  fileOwner: 'ITEM',
  page: '/itemDetail',
  noted: [
    ...[
      'item_name',
      'item_ename',
      'spec',
      'maker',
      'model_no',
      'item_type',
      'cat_code',
      'sg_code',
      'unit_code',
    ],
    ...['asset_yn', 'min_order_qty', 'lead_time', 'over_tol', 'under_tol', 'tax_code'],
  ],
  reasonTexts: { rejectItem: itemMasterTexts.rejectReasonTooShort },
})

/** Who decides about items, and may change those of others. */
export const itemManagers: readonly string[] = ['99', '50', '33', '10']

/** Requesters of group 30 see items without their prices (domain of the row scopes). */
export const groupWithoutPrices = '30'

const tempDigits = 11

/** The code that an item has until it is approved: T and a number of one sequence for good (domain 3.36 a). */
async function nextTempCode(tx: Transaction): Promise<string> {
  const { last_no } = await tx
    .insertInto('doc_sequence')
    .values({ prefix: 'T', yyyymm: '000000', last_no: 1 })
    .onConflict(taken =>
      taken.columns(['prefix', 'yyyymm']).doUpdateSet({ last_no: sql<number>`doc_sequence.last_no + 1` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  return `T${zeroPad(last_no, tempDigits)}`
}
