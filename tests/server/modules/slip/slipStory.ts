import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type ErpStandIn, startErpStandIn } from '../../../../server/erpStandIn/startErpStandIn'
import { approveBy } from '../orderRequest/orderInputs'
import { type Caller, type ProductProbe, type ProductServer, startProduct } from '../productServer'

export interface SlipStage {
  readonly product: ProductServer
  readonly erp: ErpStandIn
  readonly staff: Caller
  readonly head: Caller
  readonly stop: () => Promise<void>
}

/**
 * The product beside an ERP of its own, with an accountant and the head of accounting. The ERP answers within `seconds`,
 * of which a busy machine wants many, unless a test is about an ERP that does not.
 */
export async function startSlipStage(seconds = 30, probe: ProductProbe = {}): Promise<SlipStage> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-erp-'))
  const erp = await startErpStandIn(join(folder, 'journal.jsonl'))
  const product = await startProduct({ GPMS_ERP_URL: erp.url, GPMS_ERP_SECONDS: String(seconds) }, probe)
  return {
    product,
    erp,
    staff: await product.logIn('acc.staff'),
    head: await product.logIn('acc.head'),
    stop: async () => {
      await product.stop()
      await erp.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let made = 0

interface SettlementChanges {
  readonly status?: string
  readonly compNo?: string
}

/** A settlement of 2,057,000 won with its tax invoice, copied from one of the story: its number. */
export async function invoicedSettlement(
  { product }: Pick<SlipStage, 'product'>,
  { status = 'INVOICED', compNo }: SettlementChanges = {},
): Promise<string> {
  made += 1
  const adjNo = `AJ209901-${String(made).padStart(6, '0')}`
  await withActor(product.database, systemActor, async tx => {
    const model = await tx
      .selectFrom('adjustment')
      .selectAll()
      .where('currency', '=', 'KRW')
      .where('tax_code', '=', 'V1')
      .where('status', '=', 'PAID')
      .where('section', '=', '모바일사업부')
      .where(eb =>
        eb.exists(
          eb
            .selectFrom('adjustment_line')
            .innerJoin('po', 'po.po_no', 'adjustment_line.po_no')
            .select('po.po_no')
            .whereRef('adjustment_line.adj_no', '=', 'adjustment.adj_no')
            .where('po.status', '=', 'CLOSED'),
        ),
      )
      .orderBy('adj_no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('adjustment')
      .values({
        ...model,
        adj_no: adjNo,
        status,
        comp_no: compNo ?? model.comp_no,
        slip_no: null,
        paid_dt: null,
        receipt_amt: '1870000',
        deduct_amt: '0',
        deduct_reason: null,
        supply_amt: '1870000',
        supply_amt_krw: '1870000',
        vat_amt: '187000',
        total_amt: '2057000',
        version: 0,
      })
      .execute()
    await sql`insert into adjustment_line select ${adjNo}, line_no, wh_req_no, wh_line_no, wh_app_no, po_no, item_code,
        item_name, spec, unit_code, 1, 1870000, 1870000, 187000, bigo
      from adjustment_line where adj_no = ${model.adj_no} order by line_no limit 1`.execute(tx)
  })
  return adjNo
}

export async function createSlip({ staff }: SlipStage, sources: readonly string[]): Promise<string> {
  const answer = await staff.call('createSignifier', { body: { sources } })
  if (answer.status !== 200) throw new Error(answer.msg)
  return answer.body.docNo
}

export async function slipOf(caller: Caller, slipNo: string) {
  return (await caller.call('getSignifier', { slipNo })).body
}

/** Saves a slip as it is, with another text. */
export async function saveText(caller: Caller, slipNo: string, headerText: string) {
  const { header, lines } = await slipOf(caller, slipNo)
  return caller.call('updateSignifier', {
    slipNo,
    body: {
      version: header.version,
      header: {
        docDate: header.docDate,
        postingDate: header.postingDate,
        dueDate: header.dueDate,
        payMethod: header.payMethod,
        headerText,
      },
      lines: lines.map(({ lineNo, dcType, accountCode, costCenter, amt, taxCode, lineText }) => ({
        lineNo,
        dcType,
        accountCode,
        amt,
        ...(costCenter ? { costCenter } : {}),
        ...(taxCode ? { taxCode } : {}),
        ...(lineText ? { lineText } : {}),
      })),
    },
  })
}

/** A slip that may be posted; what the stand-in does to it is said in its text. */
export async function approvedSlip(stage: SlipStage, text = '정산 전표', sources?: readonly string[]) {
  const { staff, head } = stage
  const slipNo = await createSlip(stage, sources ?? [await invoicedSettlement(stage)])
  const saved = await saveText(staff, slipNo, text)
  if (saved.status !== 200) throw new Error(saved.msg)
  await staff.call('submitSignifier', { slipNo, body: { version: saved.body.version } })
  await approveBy([head], slipNo, saved.body.version + 1)
  return slipNo
}

export async function post(caller: Caller, slipNo: string) {
  const { header } = await slipOf(caller, slipNo)
  return caller.call('postSignifier', { slipNo, body: { version: header.version } })
}

export async function openError(caller: Caller, slipNo: string) {
  const { rows } = (await caller.call('listPostingError', { slipNo, postAction: 'OPEN' })).body
  const [row] = rows
  if (!row) throw new Error(`${slipNo} has no open error`)
  return row
}

export async function retry(caller: Caller, slipNo: string) {
  const { postSeq, version } = await openError(caller, slipNo)
  return caller.call('retryPosting', { postSeq, body: { version } })
}

export const settlementStatus = async ({ product }: Pick<SlipStage, 'product'>, adjNo: string) =>
  withActor(product.database, systemActor, async tx => {
    const row = await tx
      .selectFrom('adjustment')
      .select(['status', 'slip_no'])
      .where('adj_no', '=', adjNo)
      .executeTakeFirstOrThrow()
    return [row.status, row.slip_no]
  })
