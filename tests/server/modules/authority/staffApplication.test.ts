import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { applicationTexts } from '../../../../server/modules/authority/applicationTexts'
import { authorityTexts } from '../../../../server/modules/authority/authorityTexts'
import { expireApplications } from '../../../../server/modules/authority/expireApplications'
import { readOutbox } from '../../../../server/modules/message/outbox'
import { readSettings } from '../../../../server/settings'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let stranger: Caller
let head: Caller
beforeAll(async () => {
  product = await startProduct()
  stranger = product.callerWith('', { accessToken: '', refreshToken: '' })
  head = await product.logIn('buy.head')
})
afterAll(() => product.stop())

const hour = 3_600_000
const password = 'quiet river 72'
const settings = readSettings({})
const entered = {
  ...{
    singleid: 'new.comer',
    hname: '신입사',
    ename: 'Shin Ipsa',
    section: '모바일사업부',
    deptnm: '모바일개발팀',
  },
  ...{ email: 'New.Comer@hanbit.example', telNo: '031-200-1234', authGroupId: '30', agreeYn: 'Y' },
  reason: '모바일 개발 자재의 구매요청',
}
const apply = (more: object = {}, headers = {}) =>
  stranger.call('applyIntUser', { body: { header: { ...entered, ...more } } }, headers)
const asSystem = <Value>(work: Parameters<typeof withActor<Value>>[2]) =>
  withActor(product.database, systemActor, work)
const mailsTo = async (recipient: string) => {
  const mails = await asSystem(tx => readOutbox(tx, settings.secret))
  return mails.filter(mail => mail.recipient === recipient).map(({ text }) => text)
}
/** Another hour, so that five more may apply; sessions end meanwhile. */
const later = async () => {
  product.clock.advance(hour + 1_000)
  head = await product.logIn('buy.head')
}
const userNamed = async (singleid: string) => {
  const { body } = await head.call('listAuthUser', { singleid })
  const found = body.rows.find(row => row.singleid === singleid)
  if (!found) throw new Error(`no employee ${singleid}`)
  return found
}
const save = async (singleid: string, change: object) => {
  const { authGroupId, auth, appChk, useFlag, version } = await userNamed(singleid)
  const row = { rowState: 'U', singleid, authGroupId, auth, appChk, useFlag, version, ...change }
  return head.call('saveAuthUser', { body: { rows: [row] } })
}
const reject = async (singleid: string, reason: string) => {
  const { version } = await userNamed(singleid)
  return head.call('rejectAuthUser', { singleid, body: { version, reason } })
}
const logIn = async (username: string, given = password) => {
  const body = { systemId: 'GPMS', grantType: 'idpw', username, password: given }
  return (await stranger.call('authIdpw', { body })).body
}
const heldBy = async (group: string) => {
  const administrator = await product.logIn('system.admin')
  const { body } = await administrator.call('listAuthorGroup')
  return body.rows.find(row => row.authGroupId === group)?.userCnt
}

describe('the application of an employee', () => {
  it.each([
    [{ agreeYn: 'N' }, 'agreeYn', applicationTexts.consentMissing],
    [{ singleid: '' }, 'singleid', 'Single ID를 입력해 주세요.'],
    [{ hname: ' ' }, 'hname', '성명을 입력해 주세요.'],
    [{ section: undefined }, 'section', '사업부명을 입력해 주세요.'],
    [{ authGroupId: '' }, 'authGroupId', '권한그룹을 선택해 주세요.'],
    [{ singleid: '1st' }, 'singleid', applicationTexts.singleIdWrong],
    [{ singleid: "x' or 1=1" }, 'singleid', applicationTexts.singleIdWrong],
    [{ email: 'nobody' }, 'email', '이메일 형식이 올바르지 않습니다.'],
    [{ telNo: '12' }, 'telNo', '전화번호 형식이 올바르지 않습니다.'],
    [{ authGroupId: '99' }, 'authGroupId', '허용되지 않은 코드입니다. (99)'],
    [{ authGroupId: '60' }, 'authGroupId', '허용되지 않은 코드입니다. (60)'],
    [{ authGroupId: 'ZZ' }, 'authGroupId', '허용되지 않은 코드입니다. (ZZ)'],
    [{ reason: '급함  ' }, 'reason', applicationTexts.reasonTooShort],
    [{ section: '없는사업부' }, 'section', applicationTexts.sectionUnknown],
    [{ deptnm: '반도체설비팀' }, 'deptnm', applicationTexts.departmentUnknown],
    [{ deptnm: '%' }, 'deptnm', applicationTexts.departmentUnknown],
  ])('with %o is refused at its field', async (more, field, msg) => {
    const answer = await apply(more)
    expect({ status: answer.status, ...answer.raw.json() }).toMatchObject({ status: 422, field, msg })
  })

  it('waits in the row of the person, of whom nothing is seen elsewhere', async () => {
    const before = await heldBy('30')
    const answer = await apply({ singleid: ' New.Comer ' })
    expect(answer.body).toEqual({ success: true, msg: applicationTexts.received })
    expect(await userNamed('new.comer')).toMatchObject({
      ...{ hname: '신입사', deptnm: '모바일개발팀', email: 'new.comer@hanbit.example', telNo: '0312001234' },
      ...{ authGroupId: '30', auth: 'N', appChk: 'N', useFlag: 'N', status: 'A', applyStatus: 'APPLIED' },
      applyReason: entered.reason,
    })
    // The two of the story wait as well.
    expect((await head.call('listAuthUser', { applyStatus: 'APPLIED' })).body.rows).toHaveLength(3)
    expect((await head.call('popupPerson', { singleid: 'new.comer' })).body).toEqual([])
    expect(await heldBy('30')).toBe(before)
    expect((await logIn('new.comer')).errorCode).toBe('AUTH003')
    const notices = (await head.call('listMyNotice')).body.rows.map(({ title }) => title)
    expect(notices).toContain('사용자 신청이 접수되었습니다. (new.comer)')
  })

  it('is not made for somebody who is there or waits', async () => {
    for (const singleid of ['new.comer', 'req.mobile', 'retired.user']) {
      const answer = await apply({ singleid })
      expect({ status: answer.status, ...answer.raw.json() }).toMatchObject({
        ...{ status: 422, field: 'singleid', msg: applicationTexts.taken },
      })
    }
  })

  it('is taken five times an hour of an address, asking for taken identifiers included; the same one again is no other', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await apply({ singleid: 'fifth.one' }, key)).status).toBe(200)
    expect((await apply({ singleid: 'fifth.one' }, key)).body).toEqual({
      ...{ success: true, msg: applicationTexts.received },
    })
    const sixth = await apply({ singleid: 'sixth.one' })
    expect([sixth.status, sixth.msg]).toEqual([429, applicationTexts.tooMany])
    expect(Number(sixth.raw.headers['retry-after'])).toBeGreaterThan(3_000)
    await later()
    expect((await apply({ singleid: 'sixth.one' })).status).toBe(200)
  })
})

describe('an application that waits', () => {
  it('may be given another group than was applied for, within what the actor may give', async () => {
    expect((await save('new.comer', { useFlag: 'Y', authGroupId: '99' })).msg).toBe(
      authorityTexts.onlyAdministrator,
    )
    expect((await save('new.comer', { useFlag: 'Y', authGroupId: '61' })).msg).toBe(
      authorityTexts.supplierGroup,
    )
    expect((await save('new.comer', { appChk: 'Y' })).msg).toBe(applicationTexts.notApproved)
    expect((await save('new.comer', { useFlag: 'Y', authGroupId: '31', appChk: 'Y' })).status).toBe(200)
    expect(await userNamed('new.comer')).toMatchObject({
      ...{ applyStatus: 'APPROVED', useFlag: 'Y', authGroupId: '31', appChk: 'Y' },
    })
    const [mail] = await mailsTo('new.comer@hanbit.example')
    expect(mail).toMatch(/^\[GPMS\] Single ID new\.comer의 사용자 신청이 승인되었습니다\..+\/login$/)
    expect((await apply()).msg).toBe(applicationTexts.taken)
  })

  it('once approved sets a password by a code to the e-mail, and works with the group that was given', async () => {
    expect((await logIn('new.comer')).errorCode).toBe('AUTH015')
    await stranger.call('authSendResetCode', { systemId: 'GPMS', 'loginUser.login': 'new.comer' })
    const token = /\d{8}/.exec((await mailsTo('new.comer@hanbit.example'))[0] ?? '')?.[0] ?? ''
    const body = {
      systemId: 'GPMS',
      'loginUser.login': 'new.comer',
      token,
      password,
      passwordCheck: password,
    }
    expect((await stranger.call('authResetPw', { body })).body.code).toBe('OK')
    const { token: once = '' } = await logIn('new.comer')
    const { body: session } = await stranger.call('authTokenLogin', { body: { token: once } })
    const { accessToken = '', refreshToken = '' } = session
    const comer = product.callerWith('new.comer', { accessToken, refreshToken })
    const check = await comer.call('loginCheck', { path: '/prList', store: 'N' })
    expect(check.body.code).toBe('OK')
    const list = await comer.call('listPr', { page: 1, size: 50, deptcd: '' })
    expect(list.status).toBe(200)
    expect((await comer.call('listAuthUser')).status).toBe(403)
    expect((await head.call('popupPerson', { singleid: 'new.comer' })).body).toMatchObject([
      { singleid: 'new.comer', hname: '신입사', appChk: 'Y' },
    ])
  })

  it('is rejected with a reason that is mailed, once; then it is not approved, and may be made again', async () => {
    expect((await reject('sixth.one', '부족')).msg).toBe(applicationTexts.rejectTooShort)
    expect((await reject('req.mobile', '신청하지 않은 사람입니다.')).msg).toBe(applicationTexts.appliedOnly)
    const refused = await reject('sixth.one', '부서장 확인이 필요합니다.')
    expect(refused.body).toMatchObject({ docNo: 'sixth.one', status: 'REJECTED' })
    expect((await mailsTo('new.comer@hanbit.example'))[0]).toContain('사유: 부서장 확인이 필요합니다.')
    expect((await reject('sixth.one', '한 번 더 반려합니다.')).msg).toBe(applicationTexts.appliedOnly)
    expect((await save('sixth.one', { useFlag: 'Y' })).msg).toBe('현재 상태(반려)에서는 처리할 수 없습니다.')
    expect(await userNamed('sixth.one')).toMatchObject({ applyReject: '부서장 확인이 필요합니다.' })
    expect((await logIn('sixth.one')).errorCode).toBe('AUTH003')
    const again = await apply({ singleid: 'sixth.one', authGroupId: '32', email: 'again@hanbit.example' })
    expect(again.body).toEqual({ success: true, msg: applicationTexts.received })
    const user = await userNamed('sixth.one')
    expect(user).toMatchObject({ applyStatus: 'APPLIED', authGroupId: '32', email: 'again@hanbit.example' })
    expect(user.applyReject).toBeUndefined()
  })

  it('is decided by administrators alone', async () => {
    const requester = await product.logIn('req.mobile')
    const body = { version: 0, reason: '권한이 없는 사람입니다.' }
    expect((await requester.call('rejectAuthUser', { singleid: 'fifth.one', body })).status).toBe(403)
    expect((await stranger.call('rejectAuthUser', { singleid: 'fifth.one', body })).status).toBe(401)
  })

  it('is not approved for a group that was put out of use meanwhile', async () => {
    await asSystem(tx => sql`update auth_group set use_yn = 'N' where auth_group_id = '30'`.execute(tx))
    expect((await save('fifth.one', { useFlag: 'Y' })).msg).toBe(authorityTexts.unusedGroup)
    const answer = await apply({ singleid: 'another.one' })
    expect(answer.msg).toBe('허용되지 않은 코드입니다. (30)')
    await asSystem(tx => sql`update auth_group set use_yn = 'Y' where auth_group_id = '30'`.execute(tx))
  })

  it('is forgotten thirty days after it was made, and who still waited is told; who was approved stays', async () => {
    await reject('fifth.one', '한 달 뒤에 다시 신청해 주세요.')
    const now = new Date(product.clock.now().getTime() + 31 * 24 * hour)
    await asSystem(tx => expireApplications({ tx, actor: systemActor, now, requestId: 'test' }, settings))
    const { body } = await head.call('listAuthUser', { hname: '신입사' })
    expect(body.rows.map(({ singleid }) => singleid)).toEqual(['new.comer'])
    expect((await mailsTo('again@hanbit.example'))[0]).toContain('30일 동안 처리되지 않아 삭제되었습니다.')
    const others = (await mailsTo('new.comer@hanbit.example')).filter(text => text.includes('삭제되었습니다'))
    expect(others).toEqual([])
  })
})
