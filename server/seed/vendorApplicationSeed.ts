import { koreanDay } from '../../schemas/shared/koreanTime'
import { systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { draftVendorApplication } from '../modules/supplierErp/draftVendorApplication'
import { settleVendor } from '../modules/supplierErp/sendVendorApplications'
import type { VendorApplication } from '../modules/supplierErp/vendorApplicationKind'
import { vendorApplications } from '../modules/supplierErp/vendorApplications'
import { vendorApplicationTexts } from '../modules/supplierErp/vendorApplicationTexts'
import { contextOf, endActs } from './actOfSeed'
import { decideOfSeed } from './decideOfSeed'
import { fileOfSeed } from './fileOfSeed'
import { atWorkBy } from './workingTime'

const hour = 3_600_000
const day = 24 * hour

interface Plan {
  readonly compNo: string
  readonly reqType: 'NEW' | 'CHG' | 'BLK' | 'UBL'
  /** @default vendor.mgr */
  readonly drafter?: string
  readonly daysAgo: number
  readonly turn: 'draft' | 'canceled' | 'submitted' | 'reviewed' | 'rejected' | 'failed' | 'created'
}

/** Why companies became vendors, were changed there and blocked; the codes are those that they have anyway. */
const plans: readonly Plan[] = [
  { compNo: 'C000041', reqType: 'NEW', daysAgo: 82, turn: 'created' },
  { compNo: 'C000042', reqType: 'NEW', daysAgo: 64, turn: 'created' },
  { compNo: 'C000008', reqType: 'BLK', daysAgo: 47, turn: 'created' },
  { compNo: 'C000043', reqType: 'NEW', drafter: 'buy.all', daysAgo: 38, turn: 'created' },
  { compNo: 'C000002', reqType: 'CHG', drafter: 'buy.mobile', daysAgo: 26, turn: 'created' },
  { compNo: 'C000015', reqType: 'BLK', drafter: 'buy.all', daysAgo: 19, turn: 'canceled' },
  { compNo: 'C000014', reqType: 'CHG', drafter: 'buy.mobile', daysAgo: 12, turn: 'rejected' },
  { compNo: 'C000012', reqType: 'CHG', daysAgo: 8, turn: 'failed' },
  { compNo: 'C000046', reqType: 'BLK', daysAgo: 5, turn: 'reviewed' },
  { compNo: 'C000013', reqType: 'CHG', drafter: 'buy.mobile', daysAgo: 3, turn: 'submitted' },
  { compNo: 'C000045', reqType: 'NEW', daysAgo: 2, turn: 'draft' },
  { compNo: 'C000003', reqType: 'CHG', daysAgo: 1, turn: 'draft' },
]

/** Applications for the ERP in every state. */
export async function seedVendorApplications(tx: Transaction, now: Date, folder: string | undefined) {
  for (const plan of plans) await tellOne(tx, now, folder, plan)
  await endActs(tx, now)
}

async function tellOne(tx: Transaction, now: Date, folder: string | undefined, plan: Plan): Promise<void> {
  const { compNo, reqType, drafter = 'vendor.mgr', daysAgo, turn } = plan
  const at = new Date(`${koreanDay(atWorkBy(now.getTime() - daysAgo * day))}T10:20:00+09:00`)
  const context = await contextOf(tx, drafter, at)
  const code = reqType === 'NEW' && turn === 'created' ? await forgetCode(tx, compNo) : undefined
  await draftVendorApplication(context, { compNo, reqType })
  const stored = await tx
    .selectFrom('comp_gerp_app')
    .selectAll()
    .where('comp_no', '=', compNo)
    .executeTakeFirstOrThrow()
  if (turn === 'draft') return
  const key = { id: stored.ga_no, version: stored.version }
  if (turn === 'canceled') {
    await vendorApplications.transition(context, 'cancelGerpApp', key, '거래를 계속하기로 하여 취소합니다.')
    return
  }
  if (reqType === 'NEW' || reqType === 'CHG') await attachPapers(tx, folder, stored, at)
  await vendorApplications.submit(context, key)
  if (turn === 'submitted') return
  await decideOfSeed(tx, vendorApplications.approval, stored.ga_no, {
    at,
    ...(turn === 'reviewed' ? { steps: 1 } : {}),
    rejection: turn === 'rejected' ? '통장사본의 예금주를 다시 확인해 주세요.' : undefined,
  })
  if (turn !== 'failed' && turn !== 'created') return
  const sent = new Date(atWorkBy(at.getTime() + 3 * hour))
  const company = await tx
    .selectFrom('company')
    .select('gerp_vendor_code')
    .where('comp_no', '=', compNo)
    .executeTakeFirstOrThrow()
  await endActs(tx, now)
  await settleVendor(
    { tx, actor: { ...systemActor, name: '시스템' }, now: sent, requestId: 'seed' },
    stored.ga_no,
    turn === 'failed'
      ? { error: vendorApplicationTexts.noWord }
      : { code: code ?? company.gerp_vendor_code ?? '' },
  )
}

/** The company as it was before the ERP knew it; answers the code that it will have. */
async function forgetCode(tx: Transaction, compNo: string): Promise<string> {
  const { gerp_vendor_code } = await tx
    .selectFrom('company')
    .select('gerp_vendor_code')
    .where('comp_no', '=', compNo)
    .executeTakeFirstOrThrow()
  await tx.updateTable('company').set({ gerp_vendor_code: null }).where('comp_no', '=', compNo).execute()
  return gerp_vendor_code ?? ''
}

async function attachPapers(
  tx: Transaction,
  folder: string | undefined,
  { ga_no, drafter, comp_no }: VendorApplication,
  at: Date,
): Promise<void> {
  const fileId = await fileOfSeed(tx, folder, { ownerType: 'COMP', ownerNo: ga_no, by: drafter, at }, [
    { name: `통장사본_${comp_no}.txt`, text: `통장사본\n\n협력사: ${comp_no}\n`, docType: 'BANK' },
    { name: `사업자등록증_${comp_no}.txt`, text: `사업자등록증\n\n협력사: ${comp_no}\n`, docType: 'BIZ' },
  ])
  await tx.updateTable('comp_gerp_app').set({ file_id: fileId }).where('ga_no', '=', ga_no).execute()
}
