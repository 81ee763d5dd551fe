import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendVendorApplications } from '../../../../server/modules/supplierErp/sendVendorApplications'
import { vendorApplicationTexts } from '../../../../server/modules/supplierErp/vendorApplicationTexts'
import { readSettings } from '../../../../server/settings'
import { order, receivedRequest } from '../orderRequest/orderInputs'
import { line } from '../purchaseRequest/prInputs'
import {
  appOf,
  approvedVendor,
  companyOf,
  freeCompany,
  retry,
  runSql,
  startVendorStage,
  type VendorStage,
} from './vendorStage'

let stage: VendorStage
beforeAll(async () => {
  stage = await startVendorStage()
})
afterAll(() => stage.stop())

const code = /^000\d{7}$/
/** Codes that the ERP has given so far, by their number. */
const codes = async () => {
  const rows = await runSql(
    stage,
    `select gerp_vendor_code from comp_gerp_app where gerp_vendor_code is not null`,
  )
  return rows.map(row => String(row.gerp_vendor_code))
}
const noticesOf = (gaNo: string) =>
  runSql(stage, `select user_id, title from notification where link like '%${gaNo}' order by noti_seq`)

describe('an approved application', () => {
  it('makes a vendor, whose company is ordered of and keeps what was approved', async () => {
    const compNo = await freeCompany(stage)
    const { gaNo, status } = await approvedVendor(stage, compNo, '110-123-456012')
    expect(status).toBe('CREATED')
    const { gerpVendorCode, approvalStatus } = await appOf(stage.manager, gaNo)
    expect(gerpVendorCode).toMatch(code)
    expect(approvalStatus).toBe('A')
    expect(await companyOf(stage, compNo)).toMatchObject({
      ...{ gerp_vendor_code: gerpVendorCode, bank_code: '004', bank_account: '110-123-456012' },
      ...{ account_holder: '시험상사', pay_term: 'P45', currency: 'KRW' },
    })
    const { history } = (await stage.manager.call('getGerpApp', { gaNo })).body
    expect(history.map(({ historyText }) => historyText).slice(-3)).toEqual([
      '승인',
      '승인',
      'GERP 전송 (결재중 → 생성완료)',
    ])
    const told = (await noticesOf(gaNo)).filter(({ title }) => String(title).includes(String(gerpVendorCode)))
    expect(told).toMatchObject([{ user_id: 'vendor.mgr' }])
  })

  it('lets orders of its company be submitted from then on', async () => {
    const { product, buyer } = stage
    const compNo = await freeCompany(stage)
    const approvers = [await product.logIn('head.mobile')]
    const requester = await product.logIn('req.mobile')
    const { prNo } = await receivedRequest({ requester, approvers, buyer }, [
      line({ qty: '10', unitPrice: '50000' }),
    ])
    const made = await buyer.call('createOrderRequest', { body: order(`${prNo}-10`, { compNo }) })
    const submitOrder = () =>
      buyer.call('submitOrderRequest', { orNo: made.body.docNo, body: { version: 0 } })
    expect((await submitOrder()).msg).toMatch(/^GERP 업체코드가 없는 협력사입니다\./)
    expect((await approvedVendor(stage, compNo, '110-123-456015')).status).toBe('CREATED')
    expect((await submitOrder()).body.status).toBe('APPROVING')
  })

  it('that the ERP refuses is an error in its words, and refused again when it is sent again', async () => {
    const compNo = await freeCompany(stage)
    const { gaNo, status } = await approvedVendor(stage, compNo, '000-0000-0000')
    expect(status).toBe('ERROR')
    expect(await appOf(stage.manager, gaNo)).toMatchObject({ errMsg: '은행 계좌를 확인할 수 없습니다.' })
    expect((await retry(stage.manager, gaNo)).body.status).toBe('ERROR')
    expect((await companyOf(stage, compNo)).gerp_vendor_code).toBeNull()

    // Corrected it is a draft, which is approved again.
    const { version } = await appOf(stage.manager, gaNo)
    const header = { compNo, reqType: 'NEW', bankAccount: '110-123-456013' }
    const saved = await stage.manager.call('updateGerpApp', { gaNo, body: { version, header } })
    expect(saved.body).toMatchObject({ status: 'DRAFT', approvalStatus: 'N' })
    const corrected = await appOf(stage.manager, gaNo)
    expect(corrected).toMatchObject({ status: 'DRAFT', approvalStatus: 'N', bankAccount: '110-123-456013' })
    expect(corrected.errMsg).toBeUndefined()
  })

  it.each([
    ['books it and gives no word', '000-0000-0001'],
    ['answers after eight seconds', '000-0000-0002'],
    ['dies before it has booked it', '000-0000-0003'],
  ])('whose ERP %s is an error, and one vendor when it is sent again', async (_, account) => {
    const compNo = await freeCompany(stage)
    const before = await codes()
    const { gaNo, status } = await approvedVendor(stage, compNo, account)
    expect(status).toBe('ERROR')
    expect(await appOf(stage.manager, gaNo)).toMatchObject({ errMsg: vendorApplicationTexts.noWord })
    await expect
      .poll(async () => (await retry(stage.manager, gaNo)).body.status, { timeout: 10_000, interval: 300 })
      .toBe('CREATED')
    const { gerpVendorCode } = await appOf(stage.manager, gaNo)
    expect(gerpVendorCode).toMatch(code)
    expect((await companyOf(stage, compNo)).gerp_vendor_code).toBe(gerpVendorCode)
    expect((await codes()).filter(one => !before.includes(one))).toEqual([gerpVendorCode])
  })

  it('whose sender died is sent by another, under the same key', async () => {
    const compNo = await freeCompany(stage)
    const { gaNo } = await approvedVendor(stage, compNo, '110-123-456014')
    const first = (await appOf(stage.manager, gaNo)).gerpVendorCode
    await runSql(
      stage,
      `update comp_gerp_app set status = 'APPROVING', sending_yn = 'Y', gerp_vendor_code = null,
        updated_dt = updated_dt - interval '1 hour' where ga_no = '${gaNo}'`,
    )
    await runSql(stage, `update company set gerp_vendor_code = null where comp_no = '${compNo}'`)
    const { database, clock, filesFolder } = stage.product
    const settings = readSettings({ GPMS_DATA: filesFolder, GPMS_ERP_URL: stage.erp.url })
    expect(await sendVendorApplications({ database, settings, clock })).toBe(1)
    expect(await appOf(stage.manager, gaNo)).toMatchObject({ status: 'CREATED', gerpVendorCode: first })
    expect(await sendVendorApplications({ database, settings, clock })).toBe(0)
  })

  it('is not changed, canceled or sent again while it is on its way', async () => {
    const compNo = await freeCompany(stage)
    const { gaNo } = await approvedVendor(stage, compNo, '000-0000-0000')
    await runSql(stage, `update comp_gerp_app set sending_yn = 'Y' where ga_no = '${gaNo}'`)
    const { version } = await appOf(stage.manager, gaNo)
    const body = { version, reason: '그만두기로 하였습니다.' }
    const header = { compNo, reqType: 'NEW' }
    for (const answer of [
      await stage.manager.call('updateGerpApp', { gaNo, body: { version, header } }),
      await stage.manager.call('cancelGerpApp', { gaNo, body }),
      await stage.manager.call('retryGerpApp', { gaNo, body: { version } }),
    ])
      expect([answer.status, answer.msg]).toEqual([409, vendorApplicationTexts.sending])
  })
})
