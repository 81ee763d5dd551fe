import { sql } from 'kysely'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import type { Caller } from '../productServer'
import type { SlipStage } from './slipStory'

let given = 0
const ntsNo = () => {
  given += 1
  return `20261110${String(given).padStart(8, '0')}CLAIMNTS`
}

function ensure(answer: { readonly status: number; readonly msg: string }): void {
  if (answer.status !== 200) throw new Error(answer.msg)
}

/** A claim of 380,245 won that staff have entered for a supplier, approved by the head of its department: its number. */
export async function approvedClaim({ product }: SlipStage, { isApproved = true } = {}): Promise<string> {
  const contact = await product.logIn('req.mobile')
  const evidence = await contact.call('uploadFile', {
    ownerType: 'NO',
    fileName: '증빙.txt',
    body: Buffer.from('운반비 내역', 'utf8'),
  })
  ensure(evidence)
  const header = {
    title: '11월 운반비',
    noneType: 'PARCEL',
    compNo: 'C000004',
    contactId: 'req.mobile',
    useFrom: '2026-11-01',
    useTo: '2026-11-10',
    evidenceType: 'TI',
    ntsNo: ntsNo(),
    writeDate: '2026-11-10',
    taxCode: 'V1',
    payTerm: 'P30',
    supplyAmt: '345678',
    vatAmt: '34567',
    fileId: evidence.body.fileId,
  }
  const lines = [{ itemName: '운반비', amt: '345678', accountCode: '5310100', costCenter: 'CC1020' }]
  const made = await contact.call('createNoneOrderProxy', { body: { header, lines } })
  ensure(made)
  const noneNo = made.body.docNo
  const sent = await contact.call('submitNoneOrder', { noneNo, body: { version: 0 } })
  ensure(sent)
  if (!isApproved) return noneNo
  const head = await product.logIn('head.mobile')
  const document = (await head.call('getNoneOrder', { noneNo })).body
  ensure(
    await head.call('approveDoc', {
      apprNo: document.approval?.apprNo,
      body: { version: document.header.version, opinion: '승인합니다.' },
    }),
  )
  return noneNo
}

interface ReturnedGoods {
  readonly whReqNo: string
  readonly poNo: string
  readonly adjNo: string
  /** What the return comes to in won, above zero. */
  readonly supply: string
}

/** One piece of a receipt that was settled and posted goes back to its supplier; another order than `besides`. */
export async function returnedGoods(
  { product }: SlipStage,
  caller: Caller,
  besides = '',
): Promise<ReturnedGoods> {
  const read = <Row>(statement: ReturnType<typeof sql<Row>>) =>
    withActor(product.database, systemActor, async tx => (await statement.execute(tx)).rows[0])
  const settled = await read(
    sql<{ wh_req_no: string; line_no: number; version: number; po_no: string; adj_no: string }>`
      select receipt.wh_req_no, line.line_no, receipt.version, receipt.po_no, line.adj_no from warehousing receipt
      join warehousing_line line using (wh_req_no) join adjustment using (adj_no)
      where receipt.status = 'CONFIRMED' and receipt.wh_type = 'GR' and adjustment.status in ('POSTED', 'PAID')
        and receipt.currency = 'KRW' and line.accept_qty - line.return_qty > 5 and line.unit_price >= 1000
        and receipt.po_no <> ${besides}
        and not exists (select from warehousing other where other.org_wh_req_no = receipt.wh_req_no)
      order by receipt.wh_req_no desc limit 1`,
  )
  if (!settled) throw new Error('nothing posted can be returned')
  const answer = await caller.call('returnWarehousing', {
    whReqNo: settled.wh_req_no,
    body: {
      version: settled.version,
      reason: '도면과 치수가 다릅니다.',
      lines: [{ lineNo: settled.line_no, qty: '1' }],
    },
  })
  ensure(answer)
  const back = await read(
    sql<{
      wh_req_no: string
      amt: string
    }>`select wh_req_no, (-accepted_amt_krw)::text as amt from warehousing
      where org_wh_req_no = ${settled.wh_req_no}`,
  )
  if (!back) throw new Error('nothing was returned')
  return { whReqNo: back.wh_req_no, poNo: settled.po_no, adjNo: settled.adj_no, supply: back.amt }
}

/** The slip that has a return, and whether a settlement may take it off. */
export async function bookedReturn({ product, staff }: SlipStage, whReqNo: string) {
  const slip = await withActor(product.database, systemActor, tx =>
    tx.selectFrom('warehousing').select('slip_no').where('wh_req_no', '=', whReqNo).executeTakeFirstOrThrow(),
  )
  const { rows } = (await staff.call('listAdjTarget', { size: 0 })).body
  return { slipNo: slip.slip_no, isTarget: rows.some(row => row.whReqNo === whReqNo) }
}
