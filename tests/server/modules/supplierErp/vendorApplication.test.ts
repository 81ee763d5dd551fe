import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import {
  draftVendorApplication,
  type SystemApplication,
} from '../../../../server/modules/supplierErp/draftVendorApplication'
import { vendorApplicationTexts } from '../../../../server/modules/supplierErp/vendorApplicationTexts'
import { approveBy } from '../orderRequest/orderInputs'
import {
  appOf,
  attachPapers,
  companyOf,
  create,
  freeCompany,
  newVendor,
  runSql,
  startVendorStage,
  submit,
  type VendorStage,
} from './vendorStage'

let stage: VendorStage
beforeAll(async () => {
  stage = await startVendorStage()
})
afterAll(() => stage.stop())

const refusalOf = async (answer: Promise<{ readonly status: number; readonly msg: string }>) => {
  const { status, msg } = await answer
  return [status, msg]
}
const draft = (application: SystemApplication, actor = systemActor) =>
  withActor(stage.product.database, actor, tx =>
    draftVendorApplication({ tx, actor, now: stage.product.clock.now(), requestId: 'test' }, application),
  )
const appsOf = (compNo: string) =>
  runSql(stage, `select * from comp_gerp_app where comp_no = '${compNo}' order by ga_no`)
const move = (compNo: string, status: string) =>
  runSql(stage, `update company set status = '${status}' where comp_no = '${compNo}'`)

describe('an application that somebody writes', () => {
  it('is refused by what the ERP knows of the company and by what is open already', async () => {
    const { manager } = stage
    const unknown = await freeCompany(stage)
    expect(await refusalOf(create(manager, { compNo: 'C000001', reqType: 'NEW' }))).toEqual([
      422,
      vendorApplicationTexts.hasCode,
    ])
    for (const reqType of ['CHG', 'BLK', 'UBL'])
      expect(await refusalOf(create(manager, { compNo: unknown, reqType }))).toEqual([
        422,
        vendorApplicationTexts.noCode,
      ])
    const wrong = newVendor(unknown, { bankAccount: '110-abc-456' })
    expect(await refusalOf(create(manager, wrong))).toEqual([422, vendorApplicationTexts.accountWrong])
    const { body } = await create(manager, newVendor(unknown))
    expect(await refusalOf(create(manager, newVendor(unknown)))).toEqual([
      422,
      `진행 중인 GERP 신청이 있습니다. (${body.docNo})`,
    ])
    expect(await refusalOf(create(manager, { compNo: 'C000009', reqType: 'NEW' }))).toEqual([
      422,
      '거래할 수 없는 상태의 협력사입니다. (등록신청)',
    ])
  })

  it('takes copies of the papers that it needs of its company, and leaves those with it', async () => {
    const { manager } = stage
    const compNo = await freeCompany(stage)
    const body = Buffer.from('%PDF-1.4 시험')
    const target = { ownerType: 'COMP' }
    const { fileId } = (await manager.call('uploadFile', { ...target, fileName: '통장사본.pdf', body })).body
    for (const fileName of ['사업자등록증.pdf', '회사소개서.pdf'])
      await manager.call('uploadFile', { ...target, fileId, fileName, body })
    await runSql(
      stage,
      `update file_item set doc_type = (array['BANK', 'BIZ', 'INTRO'])[file_seq] where file_id = '${fileId}'`,
    )
    await runSql(stage, `update company set file_id = '${fileId}' where comp_no = '${compNo}'`)
    await runSql(stage, `update file set owner_no = '${compNo}' where file_id = '${fileId}'`)
    const made = await create(manager, newVendor(compNo, { fileId }))
    expect([made.status, made.msg]).toEqual([200, made.msg])
    const { header, files } = (await manager.call('getGerpApp', { gaNo: made.body.docNo })).body
    expect(header.fileId).not.toBe(fileId)
    expect(files?.map(({ fileName }) => fileName)).toEqual(['통장사본.pdf', '사업자등록증.pdf'])
    expect((await companyOf(stage, compNo)).file_id).toBe(fileId)
    expect((await submit(manager, made.body.docNo)).status).toBe(200)
  })

  it('of a foreign company has an account of capitals, digits and hyphens', async () => {
    const compNo = await freeCompany(stage)
    await runSql(stage, `update company set biz_type = 'FRN' where comp_no = '${compNo}'`)
    const header = newVendor(compNo, { bankAccount: 'gb-29' })
    expect(await refusalOf(create(stage.manager, header))).toEqual([
      422,
      vendorApplicationTexts.accountOfForeignWrong,
    ])
    expect((await create(stage.manager, newVendor(compNo, { bankAccount: 'GB29-NWBK-6016' }))).status).toBe(
      200,
    )
  })

  it('is submitted with both papers, and needs none to block', async () => {
    const { manager, buyer } = stage
    const compNo = await freeCompany(stage)
    const { docNo } = (await create(manager, newVendor(compNo))).body
    expect(await refusalOf(submit(manager, docNo))).toEqual([422, vendorApplicationTexts.documentsMissing])
    await attachPapers(stage, manager, docNo)
    expect((await submit(manager, docNo)).body.status).toBe('APPROVING')
    const known = await freeCompany(stage, true)
    const blocked = (await create(buyer, { compNo: known, reqType: 'BLK' })).body.docNo
    expect((await submit(buyer, blocked)).body.status).toBe('APPROVING')
    expect((await stage.manager.call('deleteGerpApp', { gaNo: docNo, version: 3 })).msg).toBe(
      vendorApplicationTexts.deleteOnly,
    )
  })

  it('takes bank data of its company unless it is a new vendor, and shows accounts to few', async () => {
    const { manager, buyer } = stage
    const compNo = await freeCompany(stage, true)
    const company = await companyOf(stage, compNo)
    const header = { compNo, reqType: 'CHG', bankAccount: '999-999-999999', accountHolder: '남의 이름' }
    const { docNo } = (await create(buyer, header)).body
    expect(await appOf(manager, docNo)).toMatchObject({
      ...{ bankAccount: company.bank_account, currency: company.currency, payTerm: company.pay_term },
    })
    const masked = String((await appOf(buyer, docNo)).bankAccount)
    expect(masked).toMatch(/^110-\*{3}-\*{3}\d{3}$/)

    // Whoever enters a new vendor reads what he enters; a masked account that is sent back is the one that is stored.
    const other = await freeCompany(stage)
    const own = (await create(buyer, newVendor(other))).body.docNo
    expect((await appOf(buyer, own)).bankAccount).toBe('110-123-456012')
    const monitor = await stage.product.logIn('audit.mon')
    expect((await appOf(monitor, own)).bankAccount).toBe('110-***-***012')
    const back = newVendor(other, { bankAccount: '110-***-***012', accountHolder: '새 예금주' })
    await buyer.call('updateGerpApp', { gaNo: own, body: { version: 0, header: back } })
    expect(await appOf(manager, own)).toMatchObject({
      bankAccount: '110-123-456012',
      accountHolder: '새 예금주',
    })
    expect((await manager.call('deleteGerpApp', { gaNo: own, version: 1 })).status).toBe(200)
    expect((await buyer.call('deleteGerpApp', { gaNo: docNo, version: 0 })).status).toBe(200)
  })

  it('is not approved by whoever submitted it, nor for a company that ended meanwhile', async () => {
    const { manager, head, accountant } = stage
    const compNo = await freeCompany(stage, true)
    const { docNo } = (await create(manager, { compNo, reqType: 'BLK' })).body
    expect((await submit(head, docNo)).status).toBe(200)
    expect(await appOf(manager, docNo)).toMatchObject({ drafter: 'buy.head' })
    const { rows } = (await head.call('listApprovalInbox', { size: 0 })).body
    expect(rows.filter(row => row.docNo === docNo)).toEqual([])
    expect((await head.call('recallGerpApp', { gaNo: docNo, body: { version: 1 } })).body.status).toBe(
      'DRAFT',
    )
    const again = await submit(manager, docNo)
    await move(compNo, 'CANDIDATE')
    await approveBy([head], docNo, again.body.version)
    await expect(approveBy([accountant], docNo, again.body.version)).rejects.toThrow(
      '거래할 수 없는 상태의 협력사입니다. (발굴후보)',
    )
    expect((await appOf(manager, docNo)).status).toBe('APPROVING')
    await move(compNo, 'TERMINATED')
    expect(await approveBy([accountant], docNo, again.body.version)).toBe('CREATED')
  })

  it('is read by whoever works with vendors, and by nobody else', async () => {
    const requester = await stage.product.logIn('req.mobile')
    expect((await requester.call('listGerpApp', {})).status).toBe(403)
    const other = await stage.product.logIn('buy.semi')
    const [all, seen] = [await stage.manager.call('listGerpApp', {}), await other.call('listGerpApp', {})]
    expect(seen.body.total).toBe(all.body.total)
    const found = await other.call('listGerpApp', { compNo: 'C000045', sort: 'taxNo2:asc' })
    expect(found.body.rows).toMatchObject([{ compNo: 'C000045', reqType: 'NEW', status: 'DRAFT' }])
  })
})

describe('an application that follows from something else', () => {
  it('is a draft of vendor management with the data of the company', async () => {
    const compNo = await freeCompany(stage)
    await draft({ compNo, reqType: 'CHG' })
    expect(await appsOf(compNo)).toEqual([])
    await draft({ compNo, reqType: 'NEW' })
    const company = await companyOf(stage, compNo)
    expect(await appsOf(compNo)).toMatchObject([
      {
        ...{
          req_type: 'NEW',
          status: 'DRAFT',
          drafter: 'vendor.mgr',
          account_group: 'KDOM',
          pay_method: 'T',
        },
        ...{ recon_account: '2110000', bank_account: company.bank_account, pay_term: company.pay_term },
      },
    ])
  })

  it('is refreshed by a change that meets it, and stands beside none of its kind', async () => {
    const compNo = await freeCompany(stage, true)
    await draft({ compNo, reqType: 'CHG' })
    await runSql(stage, `update company set bank_account = '555-555-555555' where comp_no = '${compNo}'`)
    await runSql(
      stage,
      `update comp_gerp_app set status = 'ERROR', approval_status = 'A' where comp_no = '${compNo}'`,
    )
    await draft({ compNo, reqType: 'CHG' })
    expect(await appsOf(compNo)).toMatchObject([
      { status: 'DRAFT', approval_status: 'N', bank_account: '555-555-555555', version: 1 },
    ])
    await draft({ compNo, reqType: 'BLK' })
    expect(await appsOf(compNo)).toHaveLength(2)
  })

  it('cancels the suspension that nobody has asked for yet, and undoes one that was', async () => {
    const compNo = await freeCompany(stage, true)
    await draft({ compNo, reqType: 'BLK' })
    await draft({ compNo, reqType: 'UBL' })
    expect(await appsOf(compNo)).toMatchObject([{ req_type: 'BLK', status: 'CANCELED' }])
    await draft({ compNo, reqType: 'BLK' })
    await runSql(
      stage,
      `update comp_gerp_app set status = 'APPROVING' where comp_no = '${compNo}' and status = 'DRAFT'`,
    )
    await draft({ compNo, reqType: 'UBL' })
    expect((await appsOf(compNo)).map(({ req_type, status }) => [req_type, status])).toEqual([
      ['BLK', 'CANCELED'],
      ['BLK', 'APPROVING'],
      ['UBL', 'DRAFT'],
    ])
  })
})
