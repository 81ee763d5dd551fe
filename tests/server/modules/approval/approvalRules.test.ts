import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line, request } from '../purchaseRequest/prInputs'

let product: ProductServer
let keeper: Caller
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  keeper = await product.logIn('buy.head')
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const approve = { stepNo: 1, stepType: 'APPROVE', resolver: 'DEPT_HEAD' }
const rule = (changes = {}) => ({
  ruleName: '디스플레이 자산 구매',
  docType: 'PR',
  expenseType: 'AST',
  topDept: 'T400',
  amtFrom: '0',
  amtTo: '5000000',
  priority: 10,
  autoApproveYn: 'N',
  useYn: 'Y',
  ...changes,
})
const save = (header = {}, steps: readonly object[] = [approve]) =>
  keeper.call('saveApprovalRule', { body: { header: rule(header), steps } })
const preview = (body: object) => keeper.call('previewApproval', { body })

describe('rules of approvals', () => {
  it.each([
    [
      'an upper end below the lower one',
      { amtFrom: '100', amtTo: '100' },
      [approve],
      '금액(미만)은 금액(이상)보다 커야 합니다.',
    ],
    ['no step that approves', {}, [{ ...approve, stepType: 'REVIEW' }], '승인 단계가 1개 이상 필요합니다.'],
    [
      'an agreement at the end',
      {},
      [approve, { stepNo: 2, stepType: 'AGREE', resolver: 'ACC_HEAD' }],
      '마지막 단계는 승인이어야 합니다.',
    ],
    ['a named approver without a name', {}, [{ ...approve, resolver: 'PERSON' }], '결재자를 선택해 주세요.'],
    [
      'somebody on leave',
      {},
      [{ ...approve, resolver: 'PERSON', singleid: 'leave.user' }],
      '결재할 수 없는 사용자입니다. (재직상태: 휴직)',
    ],
    ['one approver twice in a step', {}, [approve, approve], '1행과 2행이 중복되었습니다.'],
    [
      'steps of an automatic rule',
      { autoApproveYn: 'Y' },
      [approve],
      '자동승인 규칙에는 결재단계를 등록할 수 없습니다.',
    ],
  ])('are refused with %s', async (_what, header, steps, msg) => {
    const refused = await save(header, steps)
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('of one document, expense type and section leave each other’s amounts alone', async () => {
    const first = await save({ topDept: 'T500' })
    expect(first.status).toBe(200)
    const overlapping = await save({ topDept: 'T500', amtFrom: '4999999', amtTo: '6000000' })
    expect(overlapping.msg).toBe(`금액 구간이 중복됩니다. (규칙 ${first.body.docNo})`)
    expect((await save({ topDept: 'T500', amtFrom: '5000000', amtTo: undefined })).status).toBe(200)
    expect((await save({ topDept: 'T500', amtFrom: '0', useYn: 'N' })).status).toBe(200)
  })

  it('saved by two at once never cover one amount twice', async () => {
    const other = await product.logIn('system.admin')
    const body = { header: rule({ topDept: 'T200', ruleName: '가전 자산 구매' }), steps: [approve] }
    const answers = await Promise.all(
      [keeper, other, keeper, other].map(caller => caller.call('saveApprovalRule', { body })),
    )
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  it('are changed with the version that was read, and deleted', async () => {
    const made = await save({ topDept: 'T300', ruleName: '반도체 자산 구매' })
    const change = (version: number) =>
      keeper.call('saveApprovalRule', {
        body: {
          version,
          header: rule({ topDept: 'T300', ruleId: made.body.docNo, priority: 7 }),
          steps: [approve],
        },
      })
    expect((await change(0)).body.version).toBe(1)
    expect((await change(0)).status).toBe(409)
    const gone = await keeper.call('deleteApprovalRule', { ruleId: made.body.docNo, version: 1 })
    expect(gone.status).toBe(200)
    const { rows } = (await keeper.call('listApprovalRule', { topDept: 'T300' })).body
    expect(rows).toEqual([])
  })

  it('are tried for any drafter and amount, and the most specific one is taken', async () => {
    const trial = { docType: 'PR', amountKrw: '20000000', singleid: 'req.semi' }
    const general = await preview(trial)
    expect(general.body.rows.map(({ stepType }) => stepType)).toEqual(['REVIEW', 'AGREE', 'APPROVE'])
    expect(general.body.rows[0]?.ruleName).toBe('구매요청 1억원 미만')
    await save({ topDept: 'T300', ruleName: '반도체 전용', expenseType: undefined, amtTo: undefined }, [
      approve,
      { stepNo: 2, stepType: 'AGREE', resolver: 'ACC_HEAD' },
      { stepNo: 2, stepType: 'AGREE', resolver: 'BUYER_HEAD' },
      { stepNo: 3, stepType: 'APPROVE', resolver: 'CFO' },
    ])
    const own = await preview(trial)
    expect(own.body.rows.map(({ stepNo, singleid }) => `${stepNo} ${singleid}`).slice(1)).toEqual([
      '2 acc.head',
      '2 buy.head',
      '3 cfo',
    ])
    expect(
      (await preview({ docType: 'WH', amountKrw: '499999', singleid: 'req.semi' })).body.autoApprove,
    ).toBe(true)
    const curious = await requester.call('previewApproval', { body: trial })
    expect(curious.status).toBe(403)
    expect((await requester.call('listApprovalRule')).status).toBe(403)
  })
})

describe('lines that people keep', () => {
  const kept = (
    header = {},
    steps: readonly object[] = [{ stepNo: 1, stepType: 'APPROVE', singleid: 'head.mfg' }],
  ) => ({
    body: {
      header: { lineName: '시험 결재선', docType: 'PR', defaultYn: 'N', shareYn: 'N', ...header },
      steps,
    },
  })
  const keep = (header = {}, steps?: readonly object[]) =>
    requester.call('saveApprovalLine', kept(header, steps))
  const step = (singleid: string, stepNo = 1, stepType = 'APPROVE') => ({ stepNo, stepType, singleid })

  it.each([
    ['oneself', [step('req.mobile')], '본인은 결재자로 지정할 수 없습니다.'],
    [
      'one person twice',
      [step('head.mfg', 1, 'AGREE'), step('head.mfg', 2)],
      '동일한 결재자가 중복되었습니다.',
    ],
    ['somebody on leave', [step('leave.user')], '결재할 수 없는 사용자입니다. (재직상태: 휴직)'],
    [
      'a review at the end',
      [step('head.mfg'), step('buy.all', 2, 'REVIEW')],
      '마지막 단계는 승인이어야 합니다.',
    ],
  ])('refuse %s', async (_what, steps, msg) => {
    const refused = await keep({}, steps)
    expect([refused.status, refused.msg]).toEqual([422, msg])
  })

  it('are seen by their owner and, when shared, by the department, and changed by the owner alone', async () => {
    const made = await keep({ lineName: '공유할 결재선', shareYn: 'Y' })
    await keep({ lineName: '나만 쓰는 결재선' })
    const [colleague, stranger] = [await product.logIn('dept.mobile'), await product.logIn('req.semi')]
    const namesOf = async (caller: Caller) =>
      (await caller.call('listApprovalLine')).body.rows.map(({ lineName }) => lineName)
    expect(await namesOf(requester)).toEqual(expect.arrayContaining(['공유할 결재선', '나만 쓰는 결재선']))
    expect(await namesOf(colleague)).toContain('공유할 결재선')
    expect(await namesOf(colleague)).not.toContain('나만 쓰는 결재선')
    expect(await namesOf(stranger)).not.toContain('공유할 결재선')
    const header = { lineId: made.body.docNo, lineName: '남의 결재선' }
    const taken = await colleague.call('saveApprovalLine', { body: { version: 0, ...kept(header).body } })
    expect(taken.status).toBe(403)
    expect((await colleague.call('deleteApprovalLine', { lineId: made.body.docNo, version: 0 })).status).toBe(
      403,
    )
    const again = await keep({ lineName: '공유할 결재선' })
    expect(again.msg).toBe('이미 사용 중인 결재선명입니다.')
  })

  it('add their people to a submission and take none of the rule’s away', async () => {
    const made = await keep({ lineName: '합의 추가' }, [
      step('buy.all', 1, 'AGREE'),
      step('head.mfg', 1, 'AGREE'),
      step('head.mobile', 2),
      step('acc.staff', 3, 'NOTIFY'),
    ])
    const { docNo: prNo } = (
      await requester.call('createPr', {
        body: request({ title: '결재선 추가 시험' }, [line({ unitPrice: '900000' })]),
      })
    ).body
    const lineId = made.body.docNo
    const seen = await requester.call('previewApproval', { body: { docType: 'PR', docNo: prNo, lineId } })
    const wanted = ['1 buy.all', '1 head.mfg', '2 head.mobile', '3 dir.mobile', '4 acc.staff']
    expect(seen.body.rows.map(row => `${row.stepNo} ${row.singleid}`)).toEqual(wanted)
    const sent = await requester.call('submitPr', { prNo, body: { version: 0, lineId } })
    expect(sent.status).toBe(200)
    const { approval } = (await requester.call('getPr', { prNo })).body
    expect(approval?.steps.map(({ stepNo, singleid }) => `${stepNo} ${singleid}`)).toEqual(wanted)
    const unknown = await requester.call('previewApproval', {
      body: { docType: 'PR', docNo: prNo, lineId: 'LN99999' },
    })
    expect(unknown.msg).toBe('결재선을 찾을 수 없습니다. 결재선을 다시 선택해 주세요.')
  })

  it('that are the default one are taken when none is chosen, and there is one at most', async () => {
    const drafter = await product.logIn('recv.mobile')
    const make = (lineName: string, singleid: string) =>
      drafter.call('saveApprovalLine', kept({ lineName, defaultYn: 'Y' }, [step(singleid)]))
    await make('첫 기본', 'buy.all')
    await make('둘째 기본', 'head.mobile')
    const { rows } = (await drafter.call('listApprovalLine', { docType: 'PR' })).body
    expect(rows.filter(row => row.defaultYn === 'Y').map(row => row.lineName)).toEqual(['둘째 기본'])
    const { docNo: prNo } = (
      await drafter.call('createPr', { body: request({ receiver: 'recv.mobile', title: '기본 결재선' }) })
    ).body
    const seen = await drafter.call('previewApproval', { body: { docType: 'PR', docNo: prNo } })
    expect(seen.body.rows.map(({ singleid }) => singleid)).toEqual(['head.mobile', 'head.mfg'])
  })
})
