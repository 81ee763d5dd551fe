import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../../schemas/shared/calendar'
import { demoPassword } from '../../../server/modules/demo/demoAccounts'
import { refusalTexts } from '../../../server/modules/supplierRegistration/applyTexts'
import { registrationTexts } from '../../../server/modules/supplierRegistration/registrationTexts'
import { approveBy, order, receivedRequest } from '../modules/orderRequest/orderInputs'
import type { Caller } from '../modules/productServer'
import { line } from '../modules/purchaseRequest/prInputs'
import {
  attachPapers,
  runSql,
  startVendorStage,
  submit,
  type VendorStage,
} from '../modules/supplierErp/vendorStage'
import {
  allPapers,
  applicationOf,
  newco,
  type Strangers,
  strangersOf,
} from '../modules/supplierRegistration/strangers'

// Scenario S11 of the domain: a company that nobody knows, from its proposal to its first order.

let stage: VendorStage
let strangers: Strangers
let sgCode = ''
beforeAll(async () => {
  stage = await startVendorStage()
  strangers = strangersOf(stage.product)
  const { body } = await stage.manager.call('popupSourcingGroup', {})
  sgCode = body[0]?.sgCode ?? ''
})
afterAll(() => stage.stop())

const number = '9988100119'
const password = { passwordNew: demoPassword, passwordCheck: demoPassword }
const application = (more: object = {}) => applicationOf(sgCode, { ...password, ...more })
const registrationOf = async (caller: Caller) => {
  const [row] = (await caller.call('listCompReg', { taxNo2: number })).body.rows
  if (!row) throw new Error('nobody has applied')
  return row
}
type Step = 'startCompRegReview' | 'supplementCompReg' | 'requestRegEva' | 'approveCompReg' | 'rejectCompReg'
const decide = async (caller: Caller, step: Step, more: object = {}) => {
  const { regNo, version } = await registrationOf(stage.manager)
  return caller.call(step, { regNo, body: { version, ...more } })
}
const told = async (answer: Promise<{ readonly status: number; readonly msg: string }>) => {
  const { status, msg } = await answer
  return status === 200 ? 'done' : msg
}

async function propose(): Promise<void> {
  const { buyer, manager } = stage
  const header = {
    ...{ compNameKr: '새빛정밀(주)', taxNo2: number, sgCode, excRoute: 'FAIR', strength: '소형 정밀 가공' },
    ...{ contactName: '한새빛', contactEmail: newco.email },
  }
  const proposed = await buyer.call('saveExcavation', { body: { header } })
  expect(`${proposed.msg}${proposed.body.status}`).toBe('PROPOSED')
  expect(await told(buyer.call('saveExcavation', { body: { header } }))).toBe(
    '최근 90일 내 발굴 제안된 업체입니다.',
  )
  const exNo = proposed.body.docNo
  const reviewed = await manager.call('reviewExcavation', { exNo, body: { version: 0 } })
  const early = manager.call('inviteExcavation', { exNo, body: { version: reviewed.body.version } })
  expect(await told(early)).not.toBe('done')
  const opinion = { ...header, exNo, reviewOpinion: '정밀가공 역량을 확인했습니다.' }
  const saved = await manager.call('saveExcavation', {
    body: { version: reviewed.body.version, header: opinion },
  })
  const invited = await manager.call('inviteExcavation', { exNo, body: { version: saved.body.version } })
  expect(invited.body.status).toBe('INVITED')
  expect((await strangers.mailsTo(newco.email))[0]).toContain(`exNo=${exNo}`)
}

async function applyFor(): Promise<void> {
  const token = await strangers.tokenOf(newco)
  const sent = await strangers.send(token, application(), await strangers.upload(token, allPapers))
  expect(sent.body.success).toBe(true)
  const [row] = await runSql(
    stage,
    `select reg.status as reg, company.status as company, proposal.status as proposal from comp_reg reg
      join company using (comp_no) join comp_excavation proposal on proposal.reg_no = reg.reg_no
      where reg.tax_no_2 = '${number}'`,
  )
  expect(row).toEqual({ reg: 'APPLIED', company: 'APPLIED', proposal: 'CONVERTED' })
  expect((await stage.product.logInSupplier('newco001')).tokens.accessToken).toBe('')
  // Whoever applies as well, or for a supplier, reads the same, and nothing of the reason by mail.
  const others = [
    { taxNo2: newco.taxNo2, email: 'other@x.example' },
    { taxNo2: '990-81-00018', email: 'other@y.example' },
  ]
  for (const [at, who] of others.entries()) {
    const other = await strangers.tokenOf(who)
    const papers = await strangers.upload(other, allPapers)
    const answer = await strangers.send(other, application({ userId: `other00${at}` }), papers)
    expect(answer.body).toEqual(sent.body)
    expect((await strangers.mailsTo(who.email))[0]).toBe(`[OGPMS] ${refusalTexts.any}`)
  }
}

async function supplement(): Promise<void> {
  const { manager } = stage
  await decide(manager, 'startCompRegReview')
  expect(await told(decide(manager, 'requestRegEva', {}))).toBe('평가자를 지정해 주세요.')
  const reason = '회사소개서를 최신본으로 교체해 주세요.'
  expect((await decide(manager, 'supplementCompReg', { reason })).body.status).toBe('SUPPLEMENT')
  const { regNo } = await registrationOf(manager)
  const { supplementDue } = (await manager.call('getCompReg', { regNo })).body.header
  expect(supplementDue).toBe(addDays(stage.product.clock.today(), 30))
  const token = await strangers.tokenOf({ ...newco, regNo })
  const { userId: _, ...header } = application()
  const papers = await strangers.upload(token, allPapers)
  expect((await strangers.send(token, { ...header, regNo }, papers)).body.success).toBe(true)
  expect(await registrationOf(manager)).toMatchObject({ regNo, status: 'APPLIED' })
  await decide(manager, 'startCompRegReview')
}

async function evaluate(): Promise<void> {
  const { manager, buyer } = stage
  expect((await decide(manager, 'requestRegEva', { evaluator: 'buy.mobile' })).body.status).toBe('EVALUATING')
  expect(await told(decide(manager, 'approveCompReg'))).toBe(registrationTexts.notSuitable)
  const { evaNo = '' } = await registrationOf(manager)
  const opened = await buyer.call('getRegEva', { evaNo })
  expect(opened.body.header).toMatchObject({
    status: 'ASSIGNED',
    dueDate: addDays(stage.product.clock.today(), 14),
  })
  // The evaluator reads what the applicant has sent.
  expect(opened.body.files.map(({ docType }) => docType).sort()).toEqual([...allPapers].sort())
  const scores = ['4', '4', '4.5', '4', '4']
  const lines = scores.map((score, at) => ({ itemNo: at + 1, score }))
  const save = async (more: object) => {
    const { version } = (await buyer.call('getRegEva', { evaNo })).body.header
    const header = { opinion: '등록을 추천합니다.', ...more }
    return buyer.call('saveRegEva', { evaNo, body: { version, header, lines } })
  }
  const take = async (by: Caller, step: 'submitRegEva' | 'confirmRegEva') => {
    const { version } = (await manager.call('getRegEva', { evaNo })).body.header
    return by.call(step, { evaNo, body: { version } })
  }
  await save({})
  expect((await manager.call('getRegEva', { evaNo })).body.header.totalScore).toBe('82.00')
  expect(await told(take(buyer, 'submitRegEva'))).toBe('제조업체는 현장실사일과 실사자료가 필수입니다.')
  const photo = { ownerType: 'EVA', ownerNo: evaNo, fileName: '실사.pdf', body: Buffer.from('%PDF-1.4 실사') }
  const { fileId } = (await buyer.call('uploadFile', photo)).body
  await save({ visitDate: stage.product.clock.today(), fileId })
  expect((await take(buyer, 'submitRegEva')).body.status).toBe('SUBMITTED')
  expect((await take(manager, 'confirmRegEva')).body.status).toBe('CONFIRMED')
  expect(await registrationOf(manager)).toMatchObject({ evaScore: '82.00', evaResult: 'PASS' })
  expect((await manager.call('listRegEva', { evaNo })).body.rows[0]?.sgName).toBeTruthy()
}

async function approve(): Promise<string> {
  const { manager } = stage
  await runSql(
    stage,
    `insert into tax_office_stand_in (tax_no_2, nts_status) values ('${number}', '03')
    on conflict (tax_no_2) do update set nts_status = '03'`,
  )
  expect(await told(decide(manager, 'approveCompReg'))).toBe('국세청 상태가 계속사업자가 아닙니다.')
  await runSql(stage, `update tax_office_stand_in set nts_status = '01' where tax_no_2 = '${number}'`)
  expect((await decide(manager, 'approveCompReg')).body.status).toBe('APPROVED')
  const [row] = await runSql(
    stage,
    `select comp_no, status, pay_term, settle_type, currency, forward_yn, registered_dt::text as day,
      (select string_agg(sg_code, ',') from sg_company where sg_company.comp_no = company.comp_no) as groups,
      (select count(*)::int from file_item where file_item.file_id = company.file_id) as papers,
      (select status || auth_group_id || main_yn from ext_user where user_id = 'newco001') as login,
      (select status || drafter from comp_gerp_app app where app.comp_no = company.comp_no) as vendor,
      (select string_agg(doc_type, ',' order by doc_type) from comp_gerp_app app
        join file_item using (file_id) where app.comp_no = company.comp_no) as vendor_papers
    from company where tax_no_2 = '${number}'`,
  )
  expect(row).toMatchObject({
    ...{ status: 'REGISTERED', pay_term: 'P30', settle_type: 'CASE', currency: 'KRW', forward_yn: 'Y' },
    ...{ day: stage.product.clock.today(), groups: sgCode, papers: 4, login: 'ACTIVE61Y' },
    ...{ vendor: 'DRAFTvendor.mgr', vendor_papers: 'BANK,BIZ' },
  })
  expect((await strangers.mailsTo(newco.email))[0]).toContain('승인되었습니다')
  return String(row?.comp_no)
}

async function orderFrom(compNo: string): Promise<void> {
  const { buyer, manager, head, accountant, product } = stage
  const hands = {
    requester: await product.logIn('req.mobile'),
    approvers: [await product.logIn('head.mobile'), await product.logIn('dir.mobile')],
    buyer,
  }
  const { prNo } = await receivedRequest(hands, [line({ qty: '20', unitPrice: '150000' })])
  const body = order(`${prNo}-10`, { compNo }, { qty: '20', unitPrice: '150000' })
  const orNo = (await buyer.call('createOrderRequest', { body })).body.docNo
  const submitOrder = () => buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
  expect((await submitOrder()).msg).toMatch(/^GERP 업체코드가 없는 협력사입니다\./)
  const [app] = await runSql(stage, `select ga_no from comp_gerp_app where comp_no = '${compNo}'`)
  const gaNo = String(app?.ga_no)
  await attachPapers(stage, manager, gaNo)
  const submitted = await submit(manager, gaNo)
  expect(await approveBy([head, accountant], gaNo, submitted.body.version)).toBe('CREATED')
  expect((await submitOrder()).body.status).toBe('APPROVING')

  // Suspended while it waits: nobody approves the order, and its user still comes in.
  const trade = async (step: 'suspendCompany' | 'resumeCompany' | 'terminateCompany', by: Caller) => {
    const { version } = (await manager.call('getCompany', { compNo })).body.header
    return by.call(step, { compNo, body: { version, reason: '거래 조건을 확인합니다.' } })
  }
  expect((await trade('suspendCompany', manager)).body.status).toBe('SUSPENDED')
  await expect(approveBy([head], orNo, 1)).rejects.toThrow('거래가능 상태의 협력사만 발주할 수 있습니다.')
  const supplier = await product.logInSupplier('newco001')
  expect((await supplier.call('getCyberCompany', {})).status).toBe(200)
  expect((await trade('resumeCompany', manager)).body.status).toBe('REGISTERED')
  expect(await approveBy([head], orNo, 1)).toBe('ORDERED')
  expect(await told(trade('terminateCompany', await product.logIn('system.admin')))).toBe(
    '진행 중인 발주가 1건 있어 거래종료할 수 없습니다.',
  )
}

it('S11: a company that nobody knows comes from its proposal to its first order', async () => {
  await propose()
  await applyFor()
  await supplement()
  await evaluate()
  await orderFrom(await approve())
})
