import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { request } from '../purchaseRequest/prInputs'

let product: ProductServer
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
}, 120_000)
afterAll(() => product.stop())

const write = (statement: ReturnType<typeof sql>) =>
  withActor(product.database, systemActor, tx => statement.execute(tx))
const draft = async () => (await requester.call('createPr', { body: request() })).body.docNo
const submit = (prNo: string) =>
  requester.call('submitPr', { prNo, body: { version: 0 } }, { 'x-confirmed': 'budgetExceeded' })

describe('a document is not submitted', () => {
  it('where no rule says who approves it', async () => {
    const prNo = await draft()
    await write(sql`update approval_rule set use_yn = 'N' where doc_type = 'PR'`)
    const refused = await submit(prNo)
    await write(sql`update approval_rule set use_yn = 'Y' where doc_type = 'PR'`)
    expect([refused.status, refused.msg]).toEqual([
      422,
      '적용할 결재규칙이 없습니다. 관리자에게 문의해 주세요.',
    ])
    expect((await requester.call('getPr', { prNo })).body.header.status).toBe('DRAFT')
  })

  it('where its rule finds nobody', async () => {
    const prNo = await draft()
    await write(sql`update department set head_singleid = null`)
    const refused = await submit(prNo)
    expect([refused.status, refused.msg]).toEqual([422, '결재자를 확인할 수 없습니다. (부서장)'])
  })
})

describe('a kept line is refused', () => {
  const keep = (steps: readonly object[]) =>
    requester.call('saveApprovalLine', {
      body: {
        header: { lineName: '시험 결재선', docType: 'PR', defaultYn: 'N', shareYn: 'N' },
        steps,
      },
    })

  it('with somebody who has no right to approve', async () => {
    await write(sql`update person set app_chk = 'N' where singleid = 'head.mfg'`)
    const refused = await keep([{ stepNo: 1, stepType: 'APPROVE', singleid: 'head.mfg' }])
    expect([refused.status, refused.msg]).toEqual([422, '결재 권한이 없는 사용자입니다.'])
    await write(sql`update person set app_chk = 'Y' where singleid = 'head.mfg'`)
  })

  it('with eleven steps', async () => {
    const people = await withActor(product.database, systemActor, tx =>
      tx
        .selectFrom('person')
        .select('singleid')
        .where('status', '=', 'A')
        .where('app_chk', '=', 'Y')
        .where('singleid', '<>', 'req.mobile')
        .orderBy('singleid')
        .limit(11)
        .execute(),
    )
    const steps = people.map(({ singleid }, index) => ({ stepNo: index + 1, stepType: 'APPROVE', singleid }))
    const refused = await keep(steps)
    expect([refused.status, refused.msg]).toEqual([422, '결재단계는 최대 10단계입니다.'])
  })
})
