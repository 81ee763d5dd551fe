import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { readOutbox } from '../../../../server/modules/message/outbox'
import { discoveryTexts } from '../../../../server/modules/supplierDiscovery/discoveryTexts'
import { readSettings } from '../../../../server/settings'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let buyer: Caller
let other: Caller
let manager: Caller
let sgCode = ''
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  other = await product.logIn('buy.semi')
  manager = await product.logIn('vendor.mgr')
  sgCode = (await buyer.call('popupSourcingGroup', {})).body[0]?.sgCode ?? ''
})
afterAll(() => product.stop())

/** Free for tests (domain 8.4). */
const [freeNumber, otherFreeNumber] = ['998-81-00119', '999-81-00126']
const proposal = (more: object = {}) => ({
  ...{ compNameKr: '새빛정밀(주)', taxNo2: freeNumber, sgCode, excRoute: 'FAIR', strength: '소형 정밀 가공' },
  ...{ contactName: '한새빛', contactEmail: 'newco@saebit.example', contactTel: '010-1234-5678' },
  ...more,
})
const save = (header: object, version?: number, by = buyer) =>
  by.call('saveExcavation', {
    body: { header: header as ReturnType<typeof proposal>, ...(version === undefined ? {} : { version }) },
  })
const rowOf = async (exNo: string) => {
  const [row] = (await manager.call('listExcavation', { exNo })).body.rows
  if (!row) throw new Error(`no proposal ${exNo}`)
  return row
}
const move = async (
  operation: 'reviewExcavation' | 'inviteExcavation' | 'dropExcavation',
  exNo: string,
  { by = manager, reason }: { by?: Caller; reason?: string } = {},
) =>
  by.call(operation, { exNo, body: { version: (await rowOf(exNo)).version, ...(reason ? { reason } : {}) } })
const refusalOf = async (answer: Promise<{ readonly status: number; readonly body: object }>) => {
  const { status, body } = await answer
  return { status, ...body }
}
const runSql = (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx))

describe('a proposal of a supplier', () => {
  it('is refused with a number that nobody can have, that we know, or that was proposed lately', async () => {
    const refusals = [
      [{ taxNo2: '998-81-00118' }, 'taxNo2', discoveryTexts.taxNumberWrong],
      [{ taxNo2: '990-81-00018' }, 'taxNo2', '이미 거래가능 상태의 협력사입니다. (C000001)'],
      [{ taxNo2: '995-81-00084' }, 'taxNo2', '이미 거래가능 상태의 협력사입니다. (C000008)'],
      [{ taxNo2: '996-81-00092' }, 'taxNo2', '등록심사 중인 업체입니다. (C000009)'],
      [{ taxNo2: '997-81-00101' }, 'taxNo2', discoveryTexts.proposedLately],
      [{ contactEmail: 'nobody' }, 'contactEmail', '이메일 형식이 올바르지 않습니다.'],
      [{ sgCode: sgCode.slice(0, 4) }, 'sgCode', `허용되지 않은 코드입니다. (${sgCode.slice(0, 4)})`],
      [{ strength: ' ' }, 'strength', '강점·제안내용을 입력해 주세요.'],
    ] as const
    for (const [more, field, msg] of refusals)
      expect(await refusalOf(save(proposal(more)))).toMatchObject({ status: 422, field, msg })
  })

  it('goes from a buyer to an invitation, and makes a candidate of name and number', async () => {
    const { body: made } = await save(proposal())
    expect(made).toMatchObject({ status: 'PROPOSED', version: 0 })
    const exNo = made.docNo
    expect(await rowOf(exNo)).toMatchObject({
      ...{ compNameKr: '새빛정밀(주)', taxNo2: '9988100119', proposer: 'buy.mobile', proposerNm: '서지훈' },
      ...{ contactTel: '01012345678', status: 'PROPOSED', history: [{ historyText: '저장' }] },
    })
    const { compNo } = await rowOf(exNo)
    const { rows } = await runSql(`select * from company where comp_no = '${compNo}'`)
    expect(rows).toMatchObject([{ status: 'CANDIDATE', tax_no_2: '9988100119', ceo_name: '', addr1: '' }])
    expect(await refusalOf(save(proposal(), undefined, other))).toMatchObject({
      msg: discoveryTexts.proposedLately,
    })

    // His own, while nobody reviews it.
    expect((await save(proposal({ exNo, strength: '소형 정밀 가공과 조립' }), 0)).body.version).toBe(1)
    expect((await save(proposal({ exNo }), 0)).status).toBe(409)
    expect((await save(proposal({ exNo }), 1, other)).status).toBe(403)
    expect(await refusalOf(move('inviteExcavation', exNo))).toMatchObject({
      ...{ status: 409, msg: discoveryTexts.reviewFirst },
    })
    expect((await move('reviewExcavation', exNo, { by: buyer })).status).toBe(403)
    expect((await move('reviewExcavation', exNo)).body.status).toBe('REVIEWING')
    expect(await rowOf(exNo)).toMatchObject({ reviewer: 'vendor.mgr', reviewerNm: '최은지' })

    // From here on there is the opinion alone.
    expect(await refusalOf(save(proposal({ exNo }), 2))).toMatchObject({ status: 409, code: 'stateRefused' })
    expect(await refusalOf(move('inviteExcavation', exNo))).toMatchObject({
      ...{ field: 'reviewOpinion', msg: discoveryTexts.opinionMissing },
    })
    const opinion = proposal({ exNo, reviewOpinion: '가공 품질이 좋습니다.', compNameKr: '다른 이름' })
    expect((await save(opinion, 2, manager)).status).toBe(200)
    expect(await rowOf(exNo)).toMatchObject({
      ...{
        compNameKr: '새빛정밀(주)',
        strength: '소형 정밀 가공과 조립',
        reviewOpinion: '가공 품질이 좋습니다.',
      },
    })
    expect((await move('inviteExcavation', exNo)).body.status).toBe('INVITED')
    const { secret } = readSettings({})
    const mails = await withActor(product.database, systemActor, tx => readOutbox(tx, secret))
    const [mail] = mails.filter(({ recipient }) => recipient === 'newco@saebit.example')
    expect(mail?.text).toContain(`/template/ogpmsUserApply1?exNo=${exNo}`)

    // Again after a week, not before.
    const again = await refusalOf(move('inviteExcavation', exNo))
    expect(again).toMatchObject({ msg: discoveryTexts.invitedLately })
    await runSql(
      `update comp_excavation set invited_dt = invited_dt - interval '7 days' where ex_no = '${exNo}'`,
    )
    expect((await move('inviteExcavation', exNo)).status).toBe(200)
    await runSql(`update company set status = 'APPLIED', biz_type = 'CORP', comp_type = 'MFR', comp_size = 'S',
      ceo_name = '한새빛', addr1 = '수원시', pay_term = 'P30' where comp_no = '${compNo}'`)
    await runSql(
      `update comp_excavation set invited_dt = invited_dt - interval '7 days' where ex_no = '${exNo}'`,
    )
    expect(await refusalOf(move('inviteExcavation', exNo))).toMatchObject({ field: 'taxNo2' })
  })

  it('is dropped with a reason that its history tells, and proposed again after 90 days', async () => {
    const { body } = await save(proposal({ taxNo2: otherFreeNumber }))
    expect((await move('dropExcavation', body.docNo, { reason: '중복' })).status).toBe(422)
    expect((await move('dropExcavation', body.docNo, { reason: '생산 품목이 다릅니다.' })).status).toBe(200)
    expect((await rowOf(body.docNo)).history.at(-1)).toMatchObject({
      ...{ historyText: '제외 (발굴제안 → 제외)', reason: '생산 품목이 다릅니다.', actorNm: '최은지' },
    })
    expect((await save(proposal({ taxNo2: otherFreeNumber }))).status).toBe(422)
    await runSql(`update comp_excavation set proposed_dt = proposed_dt - 90,
      ex_no = to_char(proposed_dt - 90, '"EX"YYYYMM"-999999"') where ex_no = '${body.docNo}'`)
    expect((await save(proposal({ taxNo2: otherFreeNumber }))).status).toBe(200)
  })

  it('is made once when two propose the same company at the same moment', async () => {
    const taxNo2 = '990-87-00136'
    const answers = await Promise.all([
      save(proposal({ taxNo2 })),
      save(proposal({ taxNo2 }), undefined, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('is read by whoever works with suppliers, and by nobody else', async () => {
    const all = (await manager.call('listExcavation', { size: 100 })).body.total
    expect((await other.call('listExcavation', { size: 100 })).body.total).toBe(all)
    const groups = await other.call('listExcavation', { L1_SG_CODE: sgCode.slice(0, 2), L4_SG_CODE: sgCode })
    expect(groups.body.rows.every(row => row.sgCode === sgCode)).toBe(true)
    const requester = await product.logIn('req.mobile')
    expect((await requester.call('listExcavation', {})).status).toBe(403)
    const monitor = await product.logIn('audit.mon')
    expect((await monitor.call('listExcavation', {})).body.total).toBe(all)
    expect((await save(proposal(), undefined, monitor)).status).toBe(403)
  })
})
