import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isHolderOf } from '../../../../schemas/shared/accountHolder'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { applyTexts, refusalTexts } from '../../../../server/modules/supplierRegistration/applyTexts'
import { forgetStrangers } from '../../../../server/modules/supplierRegistration/registrationChores'
import { startUndoneProduct } from '../../requests/undoneProduct'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import {
  allPapers as all,
  applicationOf,
  askOf,
  newco,
  type Strangers,
  strangersOf,
  withToken,
} from './strangers'

let product: ProductServer
let manager: Caller
let sgCode = ''
let stranger: Strangers['stranger']
let later: Strangers['later']
let runSql: Strangers['runSql']
let mailsTo: Strangers['mailsTo']
let tokenOf: Strangers['tokenOf']
let upload: Strangers['upload']
let send: Strangers['send']
beforeAll(async () => {
  product = await startProduct()
  ;({ stranger, later, runSql, mailsTo, tokenOf, upload, send } = strangersOf(product))
  manager = await product.logIn('vendor.mgr')
  sgCode = (await manager.call('popupSourcingGroup', {})).body[0]?.sgCode ?? ''
})
afterAll(() => product.stop())

const application = (more: object = {}) => applicationOf(sgCode, more)

describe('the number of a business', () => {
  it.each([
    ['998-81-00119', '01'],
    ['999-81-00126', '03'],
    ['990-87-00136', '02'],
    ['991-87-00143', '99'],
    // Of a supplier that we know nothing else is answered.
    ['990-81-00018', '01'],
  ])('%s is answered by what the tax office says: %s', async (taxNo, ntsStatus) => {
    const { body } = await stranger.call('checkPublicTaxNo', { taxNo })
    expect(body).toEqual({ validYn: 'Y', ntsStatus })
  })

  it('is refused with a wrong check digit', async () => {
    const { status, msg } = await stranger.call('checkPublicTaxNo', { taxNo: '123-45-67890' })
    expect([status, msg]).toEqual([422, applyTexts.taxNumberWrong])
  })
})

describe('a code', () => {
  const who = { taxNo2: '998-81-00119', email: 'codes@saebit.example' }
  const body = askOf(who)
  const check = (verifyCode: string) =>
    stranger.call('checkPublicVerifyCode', { body: { ...body, verifyCode } })

  it('is sent to a contact once a minute, and judged five times', async () => {
    expect((await stranger.call('sendPublicVerifyCode', { body })).status).toBe(200)
    const again = await stranger.call('sendPublicVerifyCode', { body })
    expect([again.status, again.msg]).toEqual([429, applyTexts.tooMany])
    expect(Number(again.raw.headers['retry-after'])).toBeGreaterThan(0)
    expect((await check('000000')).msg).toBe('인증번호가 일치하지 않습니다. (남은 횟수 4회)')
    for (let n = 0; n < 4; n++) await check('000000')
    expect((await check('123456')).msg).toBe(applyTexts.codeExpired)
  })

  it('counts for three minutes, and ends when another one is sent', async () => {
    later(61)
    await stranger.call('sendPublicVerifyCode', { body })
    later(181)
    expect((await check('123456')).msg).toBe(applyTexts.codeExpired)
    await stranger.call('sendPublicVerifyCode', { body })
    const right = await check('123456')
    expect(right.status).toBe(200)
    // Only the hash is kept, and the code is used up.
    const { rows } = await runSql(`select count(*)::int as n from apply_token
      where token_hash = '${right.body.applyToken}'`)
    expect(rows).toEqual([{ n: 0 }])
    expect((await check('123456')).status).toBe(422)
  })

  it('is sent five times an hour at most', async () => {
    for (let n = 0; n < 2; n++) {
      later(61)
      expect((await stranger.call('sendPublicVerifyCode', { body })).status).toBe(200)
    }
    later(61)
    expect((await stranger.call('sendPublicVerifyCode', { body })).status).toBe(429)
    later(3_600)
    expect((await stranger.call('sendPublicVerifyCode', { body })).status).toBe(200)
  })
})

describe('an application', () => {
  it('is refused for what was entered wrongly, at its field', async () => {
    later(3_600)
    const token = await tokenOf(newco)
    const files = await upload(token, all)
    const wrong = [
      [{ termsYn: 'N' }, 'termsYn', applyTexts.termsMissing],
      [{ userId: 'Newco' }, 'userId', applyTexts.userIdWrong],
      [{ userId: 'daesung1' }, 'userId', applyTexts.userIdTaken],
      [{ passwordCheck: 'another one 72' }, 'passwordCheck', applyTexts.passwordsDiffer],
      [
        { passwordNew: 'short', passwordCheck: 'short' },
        'passwordNew',
        '비밀번호는 8자 이상 64자 이하로 입력해 주세요.',
      ],
      [{ corpNo: '110111-0001192' }, 'corpNo', applyTexts.corpNumberWrong],
      [{ accountHolder: '한새빛' }, 'accountHolder', applyTexts.holderDiffers],
      [{ sgCode: sgCode.slice(0, 4) }, 'sgCode', applyTexts.groupNotLowest],
      [{ bizType: 'FRN' }, 'bizType', applyTexts.foreign],
      [{ mainItem: ' ' }, 'mainItem', '주요품목을 입력해 주세요.'],
    ] as const
    for (const [more, field, msg] of wrong) {
      const answer = await send(token, application(more), files)
      expect({ ...answer.body, msg: answer.msg }).toMatchObject({ field, msg })
    }
    const noSeal = files.filter(({ docType }) => docType !== 'SEAL')
    expect((await send(token, application(), noSeal)).msg).toBe(
      '필수 서류(인감증명·사용인감계)를 첨부해 주세요.',
    )
    const untyped = files.map(({ docType: _, ...file }) => file)
    expect((await send(token, application(), untyped)).msg).toBe(applyTexts.fileWithoutType)
    // A file of somebody else.
    const other = await tokenOf({ taxNo2: '998-81-00119', email: 'thief@x.example' })
    expect((await send(other, application({ userId: 'thief001' }), files)).status).toBe(403)
    expect((await send('no token', application(), files)).msg).toBe(applyTexts.tokenEnded)
  })

  it('counts what is said of an identifier and by the tax office, ten an hour for an address', async () => {
    later(3_700)
    const counted = async () =>
      (await runSql(`select count(*)::int as n from apply_call where kind = 'submit'`)).rows[0]
    const ended = await tokenOf({ taxNo2: '999-81-00126', email: 'ended@x.example', applyType: 'USER' })
    const token = await tokenOf({ taxNo2: '990-81-00018', email: 'guess@x.example', applyType: 'USER' })
    const asks = async (of: string, more: object) => {
      const { status, msg, body } = await send(of, application(more), [], 'applyExtUser')
      return { status, msg, field: Object(body).field }
    }
    const before = await counted()
    expect((await asks(token, { userId: 'X' })).field).toBe('userId')
    expect(await counted()).toEqual(before)
    // Of a closed business nobody learns whether an identifier is taken.
    for (const userId of ['daesung1', 'nobody001'])
      expect(await asks(ended, { userId })).toEqual({ status: 422, msg: applyTexts.closed, field: 'taxNo2' })
    const taken = { status: 422, msg: applyTexts.userIdTaken, field: 'userId' }
    for (let n = 0; n < 8; n++) expect(await asks(token, { userId: 'daesung1' })).toEqual(taken)
    const eleventh = await asks(token, { userId: 'guess001' })
    expect(eleventh).toMatchObject({ status: 429, msg: applyTexts.tooMany })
    later(3_600)
    const fresh = await tokenOf({ taxNo2: '990-81-00018', email: 'guess@x.example', applyType: 'USER' })
    expect(await asks(fresh, { userId: 'daesung1' })).toEqual(taken)
  })

  it('makes a company, its user and an application, once for each token', async () => {
    const token = await tokenOf(newco)
    const files = await upload(token, all)
    const answer = await send(token, application(), files)
    expect(answer.body).toEqual({ success: true, msg: applyTexts.received })
    const { rows } = await runSql(`select reg.status, reg.contact, company.status as company, company.corp_no,
        ext_user.status as login, ext_user.auth_group_id, file.owner_type
      from comp_reg reg join company using (comp_no) join ext_user using (user_id)
        join file on file.owner_no = reg.reg_no where reg.tax_no_2 = '9988100119'`)
    expect(rows).toEqual([
      {
        ...{
          status: 'APPLIED',
          contact: 'newco@saebit.example',
          company: 'APPLIED',
          corp_no: '1101110001191',
        },
        ...{ login: 'APPLIED', auth_group_id: '61', owner_type: 'COMP' },
      },
    ])
    expect((await mailsTo('newco@saebit.example'))[0]).toMatch(/신청번호는 CR\d{6}-\d{6}입니다/)
    expect((await send(token, application(), files)).msg).toBe(applyTexts.tokenEnded)
    // The clock has gone further than a session lasts.
    manager = await product.logIn('vendor.mgr')
    const list = await manager.call('listCompReg', { taxNo2: '9988100119' })
    expect(list.body.rows).toMatchObject([{ status: 'APPLIED', userId: 'newco001' }])
  })

  it('answers alike whoever is known, makes nothing then, and tells the reason to whom it concerns alone', async () => {
    later(3_700)
    const count = async () =>
      (
        await runSql(`select (select count(*) from comp_reg)::int as regs, (select count(*) from company)::int as companies,
        (select count(*) from ext_user)::int as users`)
      ).rows[0]
    const before = await count()
    const strangers = [
      // Somebody applies for him already; it is a supplier; he has been told before.
      [{ taxNo2: '998-81-00119', email: 'other@x.example' }, 'other001', refusalTexts.any],
      [{ taxNo2: '990-81-00018', email: 'other2@x.example' }, 'other002', refusalTexts.any],
      [{ taxNo2: '990-81-00018', email: 'daesung1@c000001.example' }, 'other003', refusalTexts.known],
    ] as const
    for (const [who, userId, reason] of strangers) {
      const token = await tokenOf(who)
      const begun = performance.now()
      const answer = await send(token, application({ userId }), await upload(token, all))
      expect(answer.body).toEqual({ success: true, msg: applyTexts.received })
      expect(performance.now() - begun).toBeGreaterThan(490)
      expect((await mailsTo(who.email))[0]).toBe(`[OGPMS] ${reason}`)
    }
    expect(await count()).toEqual(before)
  })

  it('of a user names a company that we know, and waits for its administrator', async () => {
    const token = await tokenOf({ taxNo2: '990-81-00018', email: 'lee@daesung.example', applyType: 'USER' })
    const { termsYn, privacyYn, thirdYn, passwordNew, passwordCheck, userName, cellPhoneNo } = application()
    const user = { termsYn, privacyYn, thirdYn, passwordNew, passwordCheck, userName, cellPhoneNo }
    const answer = await send(token, { ...user, userId: 'daesung9' }, [], 'applyExtUser')
    expect(answer.body).toEqual({ success: true, msg: applyTexts.received })
    const { rows } = await runSql(
      `select comp_no, auth_group_id, status from ext_user where user_id = 'daesung9'`,
    )
    expect(rows).toEqual([{ comp_no: 'C000001', auth_group_id: '60', status: 'APPLIED' }])
  })
})

describe('a token', () => {
  it('opens the sourcing groups, level by level, which nobody reads without one', async () => {
    const token = await tokenOf({ taxNo2: '998-81-00119', email: 'groups@saebit.example' })
    const read = async (more: object, headers = withToken(token)) =>
      stranger.call('getPublicSgCode', { SG_LEVEL: '001', ...more }, headers)
    const first = (await read({})).body
    expect(first.length).toBeGreaterThan(2)
    const below = (await read({ SG_LEVEL: '002', UP_LEVEL: first[0]?.SG_CODE ?? '' })).body
    expect(below.length).toBeGreaterThan(0)
    expect(below.every(({ SG_CODE }) => SG_CODE.startsWith(first[0]?.SG_CODE ?? '?'))).toBe(true)
    expect((await read({}, withToken('x'.repeat(43)))).msg).toBe(applyTexts.tokenEnded)
  })

  it('asks for an identifier as somebody with a session on one connection alone', async () => {
    const small = await startUndoneProduct()
    const person = await small.logIn('system.admin')
    expect((await person.call('checkExtUserId', { userId: 'daesung1' })).body).toEqual({ existsYn: 'Y' })
    await small.stop()
  })
})

describe('the codes of an application', () => {
  it('are those that administrators keep, and of no other group', async () => {
    const admin = await product.logIn('system.admin')
    const added = { rowState: 'I', value: '099', text: '시험은행', sortNo: 990, useYn: 'Y' } as const
    const saved = await admin.call('saveCode', { groupCode: 'BANK', body: { rows: [added] } })
    expect(saved.status, saved.msg).toBe(200)
    const codesOf = async (groupCode: string) => stranger.call('getPublicCodes', { groupCode })
    expect((await codesOf('BANK')).body).toContainEqual(
      expect.objectContaining({ value: '099', text: '시험은행' }),
    )
    expect((await codesOf('BIZ_TYPE')).body.map(({ value }) => value)).toContain('CORP')
    expect((await codesOf('BLOCK_REASON')).status).toBe(403)
  })
})

describe('a supplement', () => {
  it('is opened by the contact of the application alone, and keeps its number', async () => {
    later(3_700)
    manager = await product.logIn('vendor.mgr')
    const [row] = (await manager.call('listCompReg', { taxNo2: '9988100119' })).body.rows
    const regNo = row?.regNo ?? ''
    const started = await manager.call('startCompRegReview', { regNo, body: { version: row?.version ?? 0 } })
    const short = { version: started.body.version, reason: '짧음' }
    expect((await manager.call('supplementCompReg', { regNo, body: short })).status).toBe(422)
    const body = { version: started.body.version, reason: '회사소개서를 최신본으로 교체해 주세요.' }
    expect((await manager.call('supplementCompReg', { regNo, body })).body.status).toBe('SUPPLEMENT')
    expect((await mailsTo('newco@saebit.example'))[0]).toContain(`/template/ogpmsUserApply1?regNo=${regNo}`)

    // What is typed is ignored, and an application that there is not is answered alike.
    const typed = askOf({ taxNo2: '998-81-00119', email: 'thief@x.example', regNo })
    expect((await stranger.call('sendPublicVerifyCode', { body: typed })).body).toEqual({ success: true })
    const unknown = askOf({ ...newco, regNo: 'CR209901-000001' })
    expect((await stranger.call('sendPublicVerifyCode', { body: unknown })).body).toEqual({ success: true })
    expect(await mailsTo('thief@x.example')).toHaveLength(1)
    const checked = await stranger.call('checkPublicVerifyCode', { body: { ...typed, verifyCode: '123456' } })
    const token = checked.body.applyToken
    const nobody = await stranger.call('checkPublicVerifyCode', {
      body: { ...unknown, verifyCode: '123456' },
    })
    expect(nobody.status).toBe(422)

    const read = await stranger.call('getPublicCompReg', { regNo }, withToken(token))
    expect(read.body.header).toMatchObject({
      ...{ compNameKr: '새빛정밀(주)', userId: 'newco001', supplementReason: body.reason },
    })
    const others = await stranger.call('getPublicCompReg', { regNo: 'CR209901-000001' }, withToken(token))
    expect(others.status).toBe(403)
    const kept = read.body.files
      .map(({ fileId, fileSeq }, index) => ({ fileId, fileSeq, docType: all[index] }))
      .filter(({ docType }) => docType !== 'INTRO')
    const [intro] = await upload(token, ['INTRO'])
    const { userId: _, ...header } = application({ mainItem: '정밀부품과 금형' })
    const answer = await send(token, { ...header, regNo }, [...kept, intro ?? {}])
    expect(answer.body).toEqual({ success: true, msg: applyTexts.received })
    const again = await manager.call('getCompReg', { regNo })
    expect(again.body.header).toMatchObject({ status: 'APPLIED', mainItem: '정밀부품과 금형' })
    expect(again.body.files).toHaveLength(4)
  })
})

it('an account is that of the company by its name, of a person in business by his own', () => {
  const daesung = { bizType: 'CORP', compNameKr: '(주)대성정밀', ceoName: '김대성' }
  const gildong = { bizType: 'INDV', compNameKr: '길동상사', ceoName: '홍길동' }
  expect(isHolderOf('주식회사 대성정밀', daesung)).toBe(true)
  expect(isHolderOf('대성정밀(주)', daesung)).toBe(true)
  expect(isHolderOf('홍길동', gildong)).toBe(true)
  expect(isHolderOf('김대성', daesung)).toBe(false)
})

it('what strangers left is forgotten in time', async () => {
  await runSql(`update comp_reg set status = 'REJECTED', decided_dt = now() - interval '91 days'
    where user_id = 'newco001'; update ext_user set status = 'REJECTED' where user_id = 'newco001'`)
  const now = new Date()
  await withActor(product.database, systemActor, tx => forgetStrangers(tx, now))
  const { rows } = await runSql(`select contact, file_id, user_id, comp_name_kr from comp_reg
    where tax_no_2 = '9988100119'`)
  expect(rows).toEqual([{ contact: null, file_id: null, user_id: null, comp_name_kr: '새빛정밀(주)' }])
})
