import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeEntries } from '../../../../schemas/codes/codeGroups'
import { type TransitionFacts, transitionRefusal } from '../../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../../schemas/workflow/workflows'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line, request } from './prInputs'

let product: ProductServer
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const draft = async (header = {}, lines = [line()]) =>
  (await requester.call('createPr', { body: request(header, lines) })).body.docNo

describe('moving a purchase request', () => {
  it('says in Korean that twenty are the most at once, however many are chosen', async () => {
    const keys = Array.from({ length: 21 }, (_, index) => ({ id: `PR202611-9${index}`, version: 0 }))
    const call = (name: 'submitPr' | 'recallPr') => requester.call(name, { prNo: '-', body: { keys } })
    const submitted = await call('submitPr')
    expect([submitted.status, submitted.msg]).toEqual([422, '일괄상신은 최대 20건까지 가능합니다.'])
    expect((await call('recallPr')).msg).toBe('한 번에 최대 20건까지 처리할 수 있습니다.')
  })

  it('allows a transition exactly in the states, to the groups and persons the workflow names', async () => {
    const callers = new Map<string, Caller>()
    for (const id of ['req.mobile', 'dept.mobile', 'buy.all', 'audit.mon'])
      callers.set(id, await product.logIn(id))
    const groups: Readonly<Record<string, string>> = {
      'req.mobile': '30',
      'dept.mobile': '31',
      'buy.all': '33',
      'audit.mon': '40',
    }
    const all = await (callers.get('buy.all') ?? requester).call('listPr', { size: 0 })
    const wrong: string[] = []
    for (const { value: status } of codeEntries('PR_STATUS')) {
      const row =
        all.body.rows.find(each => each.status === status && each.requester === 'req.mobile') ??
        all.body.rows.find(each => each.status === status)
      if (!row) throw new Error(`the seed has no request in ${status}`)
      for (const transition of ['updatePr', 'deletePr', 'submitPr', 'recallPr', 'cancelPr'] as const)
        for (const [id, caller] of callers) {
          const facts: TransitionFacts = {
            status,
            group: groups[id] ?? '',
            isDrafter: row.requester === id,
            isApprover: false,
            isNew: false,
          }
          if (transitionRefusal(prWorkflow, transition, facts) === undefined) continue
          const body = {
            ...(transition === 'updatePr' ? request() : {}),
            version: row.version,
            ...(transition === 'cancelPr' ? { reason: '계획이 바뀌었습니다.' } : {}),
          }
          const { status: answer } = await caller.call(
            transition,
            transition === 'deletePr' ? { prNo: row.prNo, version: row.version } : { prNo: row.prNo, body },
          )
          if (answer < 400) wrong.push(`${transition} of ${status} by ${id}: ${answer}`)
        }
    }
    expect(wrong).toEqual([])
  }, 60_000)

  it.each([
    ['no line', {}, [], '요청 품목을 1건 이상 입력해 주세요.'],
    ['no receiver’s place', { deliveryPlace: '' }, [line()], '납품장소를 입력해 주세요.'],
    ['no expense type', { expenseType: '' }, [line()], '비용구분을 선택해 주세요.'],
    ['a line without account', {}, [line({ accountCode: '' })], '1행 계정코드를 입력해 주세요.'],
    ['a day in the past', { needDate: '2026-11-19' }, [line()], '납품희망일은 오늘 이후여야 합니다.'],
    [
      'a reason of nine characters',
      { reason: '필요해서 구매함' },
      [line()],
      '구매사유는 10자 이상 입력해 주세요.',
    ],
    ['nothing to pay', {}, [line({ unitPrice: '0' })], '요청금액이 0원입니다. 단가를 입력해 주세요.'],
  ])('refuses to submit with %s', async (_what, header, lines, msg) => {
    const prNo = await draft(header, lines)
    const refused = await requester.call('submitPr', { prNo, body: { version: 0 } })
    expect([refused.status, refused.msg]).toEqual([422, msg])
    expect((await requester.call('getPr', { prNo })).body.header.status).toBe('DRAFT')
  })

  it('submits several or none', async () => {
    const good = await draft({ title: '첫째' })
    const bad = await draft({ title: '둘째', reason: '짧음' })
    const keys = [good, bad].map(id => ({ id, version: 0 }))
    expect((await requester.call('submitPr', { prNo: good, body: { keys } })).status).toBe(422)
    expect((await requester.call('getPr', { prNo: good })).body.header.status).toBe('DRAFT')
    const other = await draft({ title: '셋째' })
    const both = await requester.call('submitPr', {
      prNo: good,
      body: { keys: [good, other].map(id => ({ id, version: 0 })) },
    })
    expect(both.body.results?.map(result => result.status)).toEqual(['APPROVING', 'APPROVING'])
  })

  it('takes a request back before anybody acted, and a rejected one is submitted again as revision 2', async () => {
    const prNo = await draft()
    await requester.call('submitPr', { prNo, body: { version: 0 } })
    const recalled = await requester.call('recallPr', { prNo, body: { version: 1 } })
    expect(recalled.body).toMatchObject({ status: 'DRAFT', approvalStatus: 'C', version: 2 })
    const removal = await requester.call('deletePr', { prNo, version: 2 })
    expect(removal.msg).toContain('상신 이력이 있는')
    await requester.call('submitPr', { prNo, body: { version: 2 } })
    const { approval } = (await requester.call('getPr', { prNo })).body
    expect(approval?.revision).toBe(2)
    const head = await product.logIn('head.mobile')
    const apprNo = approval?.apprNo ?? ''
    const silent = await head.call('rejectDoc', { apprNo, body: { version: 3, opinion: '아니오' } })
    expect(silent.msg).toBe('반려의견을 5자 이상 입력해 주세요.')
    const rejected = await head.call('rejectDoc', {
      apprNo,
      body: { version: 3, opinion: '수량을 줄여 주세요.' },
    })
    expect(rejected.body).toMatchObject({ status: 'REJECTED', approvalStatus: 'R' })
    const again = await requester.call('submitPr', { prNo, body: { version: 4 } })
    expect(again.body.status).toBe('APPROVING')
  })

  it('cancels with a reason of five characters, and deletes a draft for good', async () => {
    const prNo = await draft()
    const short = await requester.call('cancelPr', { prNo, body: { version: 0, reason: '취소' } })
    expect(short.msg).toBe('사유를 5자 이상 입력해 주세요.')
    const canceled = await requester.call('cancelPr', { prNo, body: { version: 0, reason: '계획이 변경됨' } })
    expect(canceled.body.status).toBe('CANCELED')
    expect((await requester.call('getPr', { prNo })).body.lines[0]?.lineStatus).toBe('CANCELED')
    const tooLate = await requester.call('deletePr', { prNo, version: 1 })
    expect([tooLate.status, tooLate.msg]).toEqual([409, '작성중 상태의 구매요청만 삭제할 수 있습니다.'])
    const [first, second] = [await draft(), await draft()]
    const gone = await requester.call('deletePr', { prNo: first, keys: `${first}:0,${second}:0` })
    expect(gone.body).toEqual({ success: true })
    expect((await requester.call('getPr', { prNo: second })).status).toBe(403)
  })

  it('gives one winner when two approve the same step at once', async () => {
    const prNo = await draft()
    await requester.call('submitPr', { prNo, body: { version: 0 } })
    const apprNo = (await requester.call('getPr', { prNo })).body.approval?.apprNo ?? ''
    const head = await product.logIn('head.mobile')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => head.call('approveDoc', { apprNo, body: { version: 1 } })),
    )
    expect(answers.filter(answer => answer.status === 200).length).toBe(1)
    expect(answers.filter(answer => answer.status === 409).length).toBe(5)
  })
})
