import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { checkTaxOffice } from '../../../../server/modules/supplier/checkTaxOffice'
import { foreignNumber } from '../../../../server/modules/supplier/companyRules'
import { companyTexts } from '../../../../server/modules/supplier/companyTexts'
import { remindPapers } from '../../../../server/modules/supplier/remindPapers'
import { readSettings } from '../../../../server/settings'
import { pinnedInstant } from '../../testCluster'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
let head: Caller
let supplier: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  head = await product.logIn('buy.head')
  supplier = await product.logInSupplier('daesung1')
}, 120_000)
afterAll(() => product.stop())

const run = <Row>(text: string) =>
  withActor(product.database, systemActor, async tx => (await sql.raw<Row>(text).execute(tx)).rows)
const paper = async (by: Caller, fileName = '증빙.txt') =>
  (await by.call('uploadFile', { ownerType: 'COMP', fileName, body: Buffer.from('증빙 자료') })).body.fileId

const known = {
  ...{ compNameKr: '새빛정밀(주)', bizType: 'CORP', compType: 'MFR', compSize: 'S', ceoName: '한새빛' },
  ...{ corpNo: '110111-0001191', zipCode: '16677', addr1: '경기도 수원시 영통구 삼성로 129' },
  ...{ telNo: '0312001234', email: 'tax@saebit.example', payTerm: 'P30' },
}
const paid = {
  ...{ bankCode: '088', bankAccount: '110-482-300917', accountHolder: '새빛정밀' },
  ...{ currency: 'KRW', settleType: 'CASE' },
}
const create = (header: object, by = manager, files: object[] = []) =>
  by.call('createCompany', { body: { header, groups: [], files } } as never)

describe('a company', () => {
  it.each([
    ['998-81-00118', companyTexts.taxNumberWrong],
    ['990-81-00018', '이미 등록된 사업자등록번호입니다. (C000001)'],
    ['999-81-00126', companyTexts.closed],
    ['990-87-00136', companyTexts.resting],
    ['991-87-00143', companyTexts.unknown],
  ])('is not made with the number %s', async (taxNo2, text) => {
    const refused = await create({ compNameKr: '새빛정밀(주)', taxNo2 })
    expect([refused.status, refused.msg]).toEqual([422, text])
  })

  it.each([
    [{ corpNo: '110111-0001192' }, companyTexts.corporateNumberWrong],
    [{ foundDate: '2026-11-21' }, companyTexts.foundedAhead],
    [{ overTol: '10.01' }, companyTexts.toleranceWrong],
    [{ zipCode: '1667' }, companyTexts.zipCodeWrong],
    [{ email: 'nobody' }, '이메일 형식이 올바르지 않습니다.'],
    [{ bankAccount: '110-가-1' }, companyTexts.accountWrong],
    [{ forwardYn: 'Y' }, companyTexts.noPortalUser],
  ])('is not made with %o', async (change, text) => {
    const refused = await create({ ...known, taxNo2: '998-81-00119', ...change })
    expect([refused.status, refused.msg]).toEqual([422, text])
  })

  it('waits for a tax office that does not answer', async () => {
    await run(`update tax_office_stand_in set silent_yn = 'Y' where tax_no_2 = '9988100119'`)
    const refused = await create({ compNameKr: '새빛정밀(주)', taxNo2: '998-81-00119' })
    await run(`update tax_office_stand_in set silent_yn = 'N'`)
    expect(refused.msg).toBe(companyTexts.silent)
  })

  it('is a candidate by name and number, and nobody else is registered at once but with an approval', async () => {
    const made = await create({ compNameKr: '새빛정밀(주)', taxNo2: '998-81-00119' })
    expect([made.status, made.body.status]).toEqual([200, 'CANDIDATE'])
    const registering = { ...known, ...paid, registerYn: 'Y', taxNo2: '990-82-12348' }
    expect((await create(registering)).msg).toBe(companyTexts.registeredByHead)
    const foreign = { ...registering, bizType: 'FRN', compType: 'FRN', country: 'JP', taxNo2: undefined }
    expect((await create(foreign, head)).msg).toBe(companyTexts.foreignMissing)
    const named = { ...foreign, foreignRegNo: 'JP-1', bankCode: '999', bankAccount: 'SWFT-1' }
    expect((await create(named, head)).msg).toBe(companyTexts.approvalMissing)
    const fileId = await paper(head, '내부승인.txt')
    const registered = await create({ ...named, fileId }, head, [{ fileSeq: 1, docType: 'APPR' }])
    expect([registered.status, registered.body.status]).toEqual([200, 'REGISTERED'])
    const compNo = registered.body.docNo
    const { header, files } = (await manager.call('getCompany', { compNo })).body
    expect([header.taxNo2, header.country, files[0]?.docType]).toEqual([undefined, 'JP', 'APPR'])
    // Nor do lists show the number that the server has given it.
    const shown = [
      ...(await manager.call('listCompany', { compNo })).body.rows,
      ...(await manager.call('popupCompany', { codes: [compNo] })).body,
      ...(await manager.call('listGerpApp', { compNo })).body.rows,
    ]
    expect(shown.map(({ taxNo2 }) => taxNo2)).toEqual([undefined, undefined, undefined])
    expect((await create({ ...named, fileId: await paper(head) }, head)).msg).toContain(`(${compNo})`)
  })

  it('of another country has a number that the server gives (D-66)', () => {
    expect(foreignNumber('C000061')).toBe('0000000617')
  })
})

const updateOf = async (compNo: string, change: object, by = manager) => {
  const { header, groups } = (await by.call('getCompany', { compNo })).body
  const { fileId: _file, ...sent } = Object.fromEntries(
    Object.entries(header).filter(([name]) => !serverFields.includes(name)),
  )
  return by.call('updateCompany', {
    compNo,
    body: {
      version: header.version,
      header: { ...sent, ...change } as never,
      groups: groups.map(({ sgCode, mainYn, useYn }) => ({ sgCode, mainYn, useYn })),
    },
  })
}
const serverFields = [
  ...['compNo', 'taxNo2', 'status', 'version', 'ntsStatus', 'ntsTaxType', 'ntsCheckedDt', 'suspendReason'],
  ...['gerpVendorCode', 'evaGrade', 'registeredDt'],
]

describe('critical data of a traded company (D-63)', () => {
  it('need reason and evidence, wait for somebody else, and then hold at once', async () => {
    const refused = await updateOf('C000005', { ceoName: '정새로' })
    expect(refused.msg).toBe('중요 항목(대표자) 변경은 사유와 증빙파일이 필요합니다.')
    const evidenceId = await paper(manager)
    const asked = { ceoName: '정새로', telNo: '0312223344', chgReason: '대표자가 바뀌었습니다.', evidenceId }
    const saved = await updateOf('C000005', asked)
    expect([saved.status, saved.body.notice]).toEqual([
      200,
      '저장되었습니다. 중요 항목(대표자)은 승인 후 반영됩니다.',
    ])
    const { header, changes } = (await manager.call('getCompany', { compNo: 'C000005' })).body
    expect([header.ceoName, header.telNo]).toEqual(['정동양', '0312223344'])
    expect(changes.slice(0, 2).map(({ chgField, status }) => [chgField, status])).toEqual([
      ['TEL', 'APPROVED'],
      ['CEO', 'REQUESTED'],
    ])
    const [change] = changes.filter(({ chgField }) => chgField === 'CEO')
    const chgNo = change?.chgNo ?? ''
    const again = await updateOf('C000005', { ...asked, ceoName: '정다른', evidenceId: await paper(manager) })
    expect(again.msg).toBe(companyTexts.alreadyRequested)
    const own = await manager.call('approveCompChange', { chgNo, body: { version: 0 } })
    expect(own.msg).toBe(companyTexts.ownRequest)
    expect((await head.call('approveCompChange', { chgNo, body: { version: 0 } })).body.status).toBe(
      'APPROVED',
    )
    expect((await manager.call('getCompany', { compNo: 'C000005' })).body.header.ceoName).toBe('정새로')
    const twice = await head.call('approveCompChange', { chgNo, body: { version: 1 } })
    expect([twice.status, twice.msg]).toEqual([409, companyTexts.decided])
  })

  it('keep an account that comes back masked', async () => {
    const section = await product.logIn('buy.mobile')
    const { header } = (await section.call('getCompany', { compNo: 'C000003' })).body
    expect(header.bankAccount).toMatch(/^110-\*{3}-\*{3}\d{3}$/)
    const saved = await updateOf('C000003', { bankAccount: header.bankAccount })
    expect([saved.status, saved.body.notice]).toEqual([200, undefined])
  })
})

describe('a request of the supplier', () => {
  const ask = async (header: object) =>
    supplier.call('requestCompChange', {
      body: { header: { reason: '변경합니다.', fileId: await paper(supplier), ...header } as never },
    })

  it.each([
    [{ chgField: 'TEL' }, '허용되지 않은 코드입니다. (TEL)'],
    [{ chgField: 'CEO', ceoName: '김대성' }, companyTexts.sameValue],
    [{ chgField: 'CEO', ceoName: '김새로', reason: undefined }, companyTexts.reasonMissing],
    [{ chgField: 'CEO', ceoName: '김새로', fileId: undefined }, companyTexts.evidenceOfChange],
    [
      { chgField: 'BANK', bankCode: '088', bankAccount: '110-1', accountHolder: '김대성' },
      companyTexts.holderDiffers,
    ],
  ])('is refused: %o', async (header, text) => {
    expect((await ask(header)).msg).toBe(text)
  })

  it('of an account already waits, is decided against what the company has, and renews its paper', async () => {
    const bank = {
      chgField: 'BANK',
      bankCode: '088',
      bankAccount: '110-5',
      accountHolder: '주식회사 대성정밀',
    }
    expect((await ask(bank)).msg).toBe(companyTexts.alreadyRequested)
    const [open] = (
      await manager.call('listCompChange', {
        compNo: 'C000001',
        status: 'REQUESTED',
        requestedDtFrom: '2026-10-01',
        requestedDtTo: '2026-11-30',
      })
    ).body.rows
    const { chgNo = '', version = 0 } = open ?? {}
    await run(`update company set bank_code = '020' where comp_no = 'C000001'`)
    const changed = await manager.call('approveCompChange', { chgNo, body: { version } })
    expect([changed.status, changed.msg]).toEqual([409, companyTexts.valueChanged])
    const reason = '계좌를 다시 확인해 주세요.'
    expect((await manager.call('rejectCompChange', { chgNo, body: { version, reason } })).status).toBe(200)
    const asked = await ask(bank)
    expect([asked.status, asked.msg]).toEqual([200, ''])
    const body = { version: 0 }
    expect((await manager.call('approveCompChange', { chgNo: asked.body.docNo, body })).status).toBe(200)
    const { header, files } = (await supplier.call('getCyberCompany', {})).body
    expect(header).toMatchObject({ bankAccount: '110-5', accountHolder: '주식회사 대성정밀' })
    expect(files.filter(({ docType }) => docType === 'BANK').map(({ fileName }) => fileName)).toEqual([
      '증빙.txt',
    ])
    const user = await product.logInSupplier('daesung2')
    expect((await user.call('getCyberCompany', {})).body.header.bankAccount).toBe('110-5')
  })

  it('changes at once what is nobody else’s business, and is taken back by itself', async () => {
    const { header } = (await supplier.call('getCyberCompany', {})).body
    const free = { telNo: '0311112222', email: 'tax@daesung.example', homepage: 'https://daesung.example' }
    const saved = await supplier.call('updateCyberCompany', {
      body: { version: header.version, header: free },
    })
    expect([saved.status, saved.msg]).toEqual([200, ''])
    const asked = await ask({ chgField: 'BIZ', bizCond: '제조업', bizItem: '정밀기계' })
    const gone = await supplier.call('cancelCompChange', { chgNo: asked.body.docNo, body: { version: 0 } })
    expect([gone.status, gone.body.status]).toEqual([200, 'CANCELED'])
  })
})

describe('the state of a company', () => {
  const move = async (
    operation: 'suspendCompany' | 'resumeCompany' | 'terminateCompany',
    compNo: string,
    reason: string,
    by = manager,
  ) => {
    const { version } = (await head.call('getCompany', { compNo })).body.header
    return by.call(operation, { compNo, body: { version, reason } })
  }

  it('stops and goes on with a reason, while the tax office lists it', async () => {
    expect((await move('suspendCompany', 'C000020', '짧음')).msg).toBe(companyTexts.suspensionReason)
    expect((await move('suspendCompany', 'C000020', '납기가 반복해서 늦습니다.')).body.status).toBe(
      'SUSPENDED',
    )
    const [{ tax_no_2 = '' } = {}] = await run<{ tax_no_2: string }>(
      `select tax_no_2 from company where comp_no = 'C000020'`,
    )
    await run(`insert into tax_office_stand_in values ('${tax_no_2}', '03', '01', 'N')`)
    expect((await move('resumeCompany', 'C000020', '개선을 확인했습니다.')).msg).toBe(
      companyTexts.notInBusiness,
    )
    await run(`delete from tax_office_stand_in where tax_no_2 = '${tax_no_2}'`)
    expect((await move('resumeCompany', 'C000020', '개선을 확인했습니다.')).body.status).toBe('REGISTERED')
    const { header, changes } = (await manager.call('getCompany', { compNo: 'C000020' })).body
    expect(header.suspendReason).toBeUndefined()
    expect(
      changes.filter(({ chgField }) => chgField === 'STATUS').map(({ afterValue }) => afterValue),
    ).toEqual(['거래가능', '거래정지'])
  })

  it('ends only when nothing is underway, and then everybody leaves', async () => {
    expect((await move('terminateCompany', 'C000001', '거래를 마칩니다.', head)).msg).toMatch(
      /^진행 중인 발주가 \d+건 있어 거래종료할 수 없습니다\.$/,
    )
    expect((await move('terminateCompany', 'C000020', '거래를 마칩니다.')).status).toBe(403)
    await run(`update po set status = 'CLOSED' where comp_no = 'C000020'`)
    await run(`update adjustment set status = 'PAID' where comp_no = 'C000020' and status <> 'CANCELED'`)
    await run(`update none_order set status = 'POSTED' where comp_no = 'C000020'`)
    await run(
      `update order_request set status = 'CANCELED' where comp_no = 'C000020' and status = 'APPROVING'`,
    )
    await run(`update loi set status = 'CANCELED' where comp_no = 'C000020'`)
    const work = await move('terminateCompany', 'C000020', '거래를 마칩니다.', head)
    if (work.status !== 200) {
      expect(work.msg).toMatch(/^진행 중인 업무가 있어 거래종료할 수 없습니다\. \(입고 \d+건\)$/)
      await run(`update warehousing set status = 'CANCELED' where comp_no = 'C000020'
        and status in ('REQUESTED', 'INSPECTED', 'APPROVING', 'REJECTED')`)
      await run(`update warehousing_line set adj_no = coalesce(adj_no, (select min(adj_no) from adjustment))
        where wh_req_no in (select wh_req_no from warehousing where comp_no = 'C000020')`)
      expect((await move('terminateCompany', 'C000020', '거래를 마칩니다.', head)).msg).toBe('')
    }
    const left = await run<{ status: string }>(
      `select distinct status from ext_user where comp_no = 'C000020' and status <> 'REJECTED'`,
    )
    expect(left.map(({ status }) => status)).toEqual(['WITHDRAWN'])
    expect(await run(`select from sg_company where comp_no = 'C000020' and use_yn = 'Y'`)).toEqual([])
  })
})

const hour = 3_600_000
/** From the pinned instant to ten past three of the next day. */
const untilNight = new Date('2026-11-21T03:10:00+09:00').getTime() - new Date(pinnedInstant).getTime()

describe('jobs', () => {
  const services = () => ({
    database: product.database,
    settings: readSettings({ GPMS_MODE: 'demo' }),
    clock: product.clock,
  })

  it('the tax office is asked once a day, suspends who is closed, and changes nothing while it is silent', async () => {
    const [{ tax_no_2 = '' } = {}] = await run<{ tax_no_2: string }>(
      `select tax_no_2 from company where comp_no = 'C000004'`,
    )
    await run(`insert into tax_office_stand_in values ('${tax_no_2}', '02', '07', 'Y')`)
    const before = await run(`select nts_checked_dt from company where comp_no = 'C000004'`)
    // The demo was last asked about this morning.
    product.clock.advance(untilNight)
    expect(await checkTaxOffice(services())).toBe(0)
    expect(await run(`select nts_checked_dt from company where comp_no = 'C000004'`)).toEqual(before)
    await run(`update tax_office_stand_in set silent_yn = 'N'`)
    expect(await checkTaxOffice(services())).toBeGreaterThan(30)
    expect(await checkTaxOffice(services())).toBe(0)
    const [company] = await run(
      `select status, suspend_reason, nts_status from company where comp_no = 'C000004'`,
    )
    expect(company).toEqual({
      status: 'SUSPENDED',
      suspend_reason: companyTexts.suspendedByTaxOffice['02'],
      nts_status: '02',
    })
    const changes = await run<{ chg_field: string; requested_by: string }>(
      `select chg_field, requested_by from comp_change where comp_no = 'C000004' order by chg_no desc limit 3`,
    )
    expect(changes.map(({ chg_field }) => chg_field).sort()).toEqual(['NTS', 'STATUS', 'TAXTYPE'])
    expect(new Set(changes.map(({ requested_by }) => requested_by))).toEqual(new Set(['system']))
  })

  it('papers that end are told of, each day once', async () => {
    product.clock.advance(5 * hour)
    expect(await remindPapers(services())).toBeGreaterThan(5)
    expect(await remindPapers(services())).toBe(0)
  })
})
