import { sql } from 'kysely'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { acceptedOrder, inspect, shipped } from '../delivery/deliveryInputs'
import type { Caller, ProductServer } from '../productServer'

interface Bought {
  readonly qty: string
  readonly price: string
  readonly taxCode?: string
}

/** A receipt of the expense type AST for 모바일개발팀 that its approver has confirmed, by its request number and version. */
export async function receivedAsset(
  product: ProductServer,
  { supplier, receiver, head }: { supplier: Caller; receiver: Caller; head: Caller },
  { qty, price, taxCode = 'V1' }: Bought,
) {
  const poNo = await acceptedOrder(product, { qty, price })
  await withActor(product.database, systemActor, async tx => {
    await sql`update po set expense_type = 'AST', tax_code = ${taxCode} where po_no = ${poNo}`.execute(tx)
    await sql`update po_line set item_code = '300101000001', item_name = '노트북 16형' where po_no = ${poNo}`.execute(
      tx,
    )
  })
  const { whReqNo } = await shipped(supplier, poNo, [qty])
  await inspect(receiver, whReqNo, 0, [{ accept: qty }])
  const submitted = await receiver.call('submitWarehousing', { whReqNo, body: { version: 1 } })
  if (submitted.body.status === 'CONFIRMED') return { poNo, whReqNo, version: submitted.body.version }
  const { rows } = (await head.call('listApprovalInbox', { size: 0 })).body
  const apprNo = rows.find(row => row.docNo === whReqNo)?.apprNo
  const approved = await head.call('approveDoc', { apprNo, body: { version: submitted.body.version } })
  if (approved.status !== 200) throw new Error(approved.msg)
  return { poNo, whReqNo, version: approved.body.version }
}

/** An upload for an asset that no document carries yet. */
export async function assetFile(caller: Caller): Promise<string> {
  const answer = await caller.call('uploadFile', {
    ownerType: 'ASSET',
    fileName: '사진.txt',
    body: Buffer.from('자산의 사진'),
  })
  return answer.body.fileId
}

/** Everything that the registration of a candidate asks for, but for what a test says. */
export const registration = (assetNo: string, version: number, more: object = {}) => ({
  ...{ assetNo, version, assetClass: 'IT', deptcd: 'D1020', custodian: 'req.mobile', site: 'S01' },
  ...{ location: '본관 3층', usefulLife: 5, ...more },
})
