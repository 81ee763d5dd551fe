import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OperationRequests } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type ErpStandIn, startErpStandIn } from '../../../../server/erpStandIn/startErpStandIn'
import { approveBy } from '../orderRequest/orderInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'

export interface VendorStage {
  readonly product: ProductServer
  readonly erp: ErpStandIn
  readonly manager: Caller
  readonly buyer: Caller
  readonly head: Caller
  readonly accountant: Caller
  readonly stop: () => Promise<void>
}

/** The product beside an ERP of its own that answers within `seconds`, and the people of an application. */
export async function startVendorStage(seconds = 2): Promise<VendorStage> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-erp-'))
  const erp = await startErpStandIn(join(folder, 'journal.jsonl'))
  const product = await startProduct({ GPMS_ERP_URL: erp.url, GPMS_ERP_SECONDS: String(seconds) })
  return {
    product,
    erp,
    manager: await product.logIn('vendor.mgr'),
    buyer: await product.logIn('buy.mobile'),
    head: await product.logIn('buy.head'),
    accountant: await product.logIn('acc.head'),
    stop: async () => {
      await product.stop()
      await erp.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const runSql = ({ product }: Pick<VendorStage, 'product'>, text: string) =>
  withActor(product.database, systemActor, async tx => {
    const { rows } = await sql.raw<Record<string, unknown>>(text).execute(tx)
    return rows
  })

export const companyOf = async (stage: VendorStage, compNo: string) =>
  (await runSql(stage, `select * from company where comp_no = '${compNo}'`))[0] ?? {}

/** Registered, with nothing under way: one that the ERP knows, or has never heard of. */
export async function freeCompany(stage: VendorStage, isKnown = false): Promise<string> {
  const [company] = await runSql(
    stage,
    `select comp_no from company where status = 'REGISTERED' and biz_type = 'CORP' and comp_no > 'C000015'
      and not exists (select from comp_gerp_app app where app.comp_no = company.comp_no) order by comp_no limit 1`,
  )
  const compNo = String(company?.comp_no)
  if (!isKnown) await runSql(stage, `update company set gerp_vendor_code = null where comp_no = '${compNo}'`)
  return compNo
}

type Header = OperationRequests['createGerpApp']['body']['header']

export const newVendor = (compNo: string, more: Partial<Header> = {}): Header => ({
  ...{ compNo, reqType: 'NEW', accountGroup: 'KDOM', reconAccount: '2110000', payTerm: 'P45' },
  ...{ payMethod: 'T', currency: 'KRW', bankCode: '004', bankAccount: '110-123-456012' },
  ...{ accountHolder: '시험상사' },
  ...more,
})

export const create = (caller: Caller, header: Header) => caller.call('createGerpApp', { body: { header } })

export const appOf = async (caller: Caller, gaNo: string) =>
  (await caller.call('getGerpApp', { gaNo })).body.header

/** The copy of the bankbook and the certificate, as the page attaches them. */
export async function attachPapers(stage: VendorStage, caller: Caller, gaNo: string): Promise<void> {
  const { version, ...stored } = await appOf(caller, gaNo)
  const body = Buffer.from('%PDF-1.4 시험')
  const target = { ownerType: 'COMP', ownerNo: gaNo }
  const first = await caller.call('uploadFile', { ...target, fileName: '통장사본.pdf', body })
  if (first.status !== 200) throw new Error(first.msg)
  const { fileId } = first.body
  await caller.call('uploadFile', { ...target, fileId, fileName: '사업자등록증.pdf', body })
  const { compNo, reqType } = stored
  const header = reqType === 'NEW' ? newVendor(compNo, pick(stored)) : { compNo, reqType }
  const saved = await caller.call('updateGerpApp', {
    gaNo,
    body: { version, header: { ...header, fileId } },
  })
  if (saved.status !== 200) throw new Error(saved.msg)
  await runSql(
    stage,
    `update file_item set doc_type = case file_seq when 1 then 'BANK' else 'BIZ' end where file_id = '${fileId}'`,
  )
}

const pick = ({ bankAccount, accountHolder }: { bankAccount?: string; accountHolder?: string }) => ({
  ...(bankAccount === undefined ? {} : { bankAccount }),
  ...(accountHolder === undefined ? {} : { accountHolder }),
})

export async function submit(caller: Caller, gaNo: string) {
  const { version } = await appOf(caller, gaNo)
  return caller.call('submitGerpApp', { gaNo, body: { version } })
}

/** A new vendor with an account that says what the stand-in does, up to the answer of the last approver: its number and state. */
export async function approvedVendor(stage: VendorStage, compNo: string, bankAccount: string) {
  const { manager, head, accountant } = stage
  const made = await create(manager, newVendor(compNo, { bankAccount }))
  if (made.status !== 200) throw new Error(made.msg)
  const gaNo = made.body.docNo
  await attachPapers(stage, manager, gaNo)
  const submitted = await submit(manager, gaNo)
  if (submitted.status !== 200) throw new Error(submitted.msg)
  return { gaNo, status: await approveBy([head, accountant], gaNo, submitted.body.version) }
}

export async function retry(caller: Caller, gaNo: string) {
  const { version } = await appOf(caller, gaNo)
  return caller.call('retryGerpApp', { gaNo, body: { version } })
}
