import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { settlementTexts } from '../../../../server/modules/settlement/settlementTexts'
import {
  approvedSlip,
  createSlip,
  invoicedSettlement,
  openError,
  post,
  retry,
  type SlipStage,
  saveText,
  settlementStatus,
  slipOf,
  startSlipStage,
} from './slipStory'

let stage: SlipStage

beforeAll(async () => {
  stage = await startSlipStage()
}, 120_000)
afterAll(() => stage.stop())

describe('a slip', () => {
  it('books a settlement: expense and input VAT against what is owed, and the settlement is booked', async () => {
    const adjNo = await invoicedSettlement(stage)
    const slipNo = await createSlip(stage, [adjNo])
    const { header, lines, sources } = await slipOf(stage.staff, slipNo)
    expect(header).toMatchObject({
      status: 'DRAFT',
      slipType: 'RE',
      supplyAmt: '1870000',
      vatAmt: '187000',
      totalAmt: '2057000',
      diffAmt: '0',
      drafter: 'acc.staff',
    })
    expect(lines.map(({ dcType, accountCode, amt }) => [dcType, accountCode, amt])).toEqual([
      ['D', lines[0]?.accountCode, '1870000'],
      ['D', '1350000', '187000'],
      ['C', '2110000', '2057000'],
    ])
    expect(sources).toMatchObject([{ adjNo, totalAmt: '2057000' }])
    expect(await settlementStatus(stage, adjNo)).toEqual(['SLIPPED', slipNo])
  })

  it('is not made twice of one settlement, not even at the same moment', async () => {
    const adjNo = await invoicedSettlement(stage)
    const both = await Promise.all(
      [1, 2].map(() => stage.staff.call('createSignifier', { body: { sources: [adjNo] } })),
    )
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
    expect(both.find(one => one.status === 409)?.msg).toBe(`이미 기표되었습니다. (${adjNo})`)
  })

  it.each([
    [
      'without its tax invoice',
      { status: 'CONFIRMED' },
      409,
      '세금계산서가 수취된 정산만 기표할 수 있습니다.',
    ],
    ['of another supplier', { compNo: 'C000012' }, 422, '한 전표에는 동일한 협력사만 포함할 수 있습니다.'],
  ])('takes no settlement %s', async (_, changes, status, msg) => {
    const sources = [await invoicedSettlement(stage), await invoicedSettlement(stage, changes)]
    const refused = await stage.staff.call('createSignifier', { body: { sources } })
    expect([refused.status, refused.msg]).toEqual([status, msg])
  })

  it('is offered every settlement that waits, and nothing is chosen at first', async () => {
    const adjNo = await invoicedSettlement(stage)
    const { body } = await stage.staff.call('popupSlipSource', {})
    expect(body.find(row => row.sourceNo === adjNo)).toMatchObject({ chosenYn: 'N', totalAmt: '2057000' })
    const ticked = [{ sourceNo: adjNo, chosenYn: 'Y' }]
    expect((await stage.staff.call('createSignifier', { body: { lines: ticked } })).status).toBe(200)
    const none = await stage.staff.call('createSignifier', { body: { lines: [] } })
    expect([none.status, none.msg]).toEqual([422, '기표할 문서를 선택해 주세요.'])
  })

  it.each([
    ['that does not balance', { amt: '1870001' }, {}, '차변합계와 대변합계가 일치하지 않습니다. (차이 1원)'],
    ['without an account', { accountCode: undefined }, {}, '계정코드를 선택해 주세요. (라인 1)'],
    ['without a cost center', { costCenter: undefined }, {}, / 계정은 코스트센터가 필수입니다\.$/],
    ['of nothing', { amt: '0' }, {}, '금액은 0보다 커야 합니다.'],
    [
      'posted in a closed month',
      {},
      { docDate: '2026-09-01', postingDate: '2026-10-05' },
      '마감된 회계기간입니다. 전기일자를 확인해 주세요.',
    ],
    [
      'posted before its evidence',
      {},
      { docDate: '2026-11-19', postingDate: '2026-11-18' },
      '전기일자는 증빙일자 이후여야 합니다.',
    ],
    [
      'with a text that is too long',
      {},
      { headerText: '가'.repeat(34) },
      '적요는 100바이트를 초과할 수 없습니다.',
    ],
  ])('is not kept with a line %s', async (_, change, header, msg) => {
    const slipNo = await createSlip(stage, [await invoicedSettlement(stage)])
    const stored = await slipOf(stage.staff, slipNo)
    const lines = stored.lines.map(({ lineNo, dcType, accountCode, costCenter, amt }, index) => ({
      lineNo,
      dcType,
      accountCode,
      costCenter,
      amt,
      ...(index === 0 ? change : {}),
    }))
    const { docDate, postingDate, dueDate, payMethod, headerText } = stored.header
    const refused = await stage.staff.call('updateSignifier', {
      slipNo,
      body: {
        version: 0,
        header: { docDate, postingDate, dueDate, payMethod, headerText, ...header },
        lines,
      },
    })
    expect(refused.status).toBe(422)
    expect(refused.msg).toMatch(msg)
  })

  it('is not shifted to other amounts than those of its settlement', async () => {
    const slipNo = await createSlip(stage, [await invoicedSettlement(stage)])
    const { header, lines } = await slipOf(stage.staff, slipNo)
    const { docDate, postingDate, dueDate, payMethod, headerText } = header
    const less = (amt: string) => String(Number(amt) - 1000)
    const refused = await stage.staff.call('updateSignifier', {
      slipNo,
      body: {
        version: 0,
        header: { docDate, postingDate, dueDate, payMethod, headerText },
        lines: lines.map(({ lineNo, dcType, accountCode, costCenter, amt }, index) => ({
          lineNo,
          dcType,
          accountCode,
          costCenter,
          amt: index === 1 ? amt : less(amt),
        })),
      },
    })
    expect([refused.status, refused.msg]).toEqual([
      422,
      '외상매입금은 전표금액(2,057,000원)과 같아야 합니다.',
    ])
  })

  it('comes back from its approver, and what it booked is free again when it is canceled', async () => {
    const adjNo = await invoicedSettlement(stage)
    const slipNo = await createSlip(stage, [adjNo])
    await stage.staff.call('submitSignifier', { slipNo, body: { version: 0 } })
    const recalled = await stage.staff.call('recallSignifier', { slipNo, body: { version: 1 } })
    expect(recalled.body).toMatchObject({ status: 'DRAFT', approvalStatus: 'C' })
    const short = await stage.staff.call('deleteSignifier', { slipNo, version: 2, reason: '오류' })
    expect(short.msg).toBe('사유는 5자 이상 입력해 주세요.')
    const gone = await stage.staff.call('deleteSignifier', {
      slipNo,
      version: 2,
      reason: '정산을 다시 합니다.',
    })
    expect(gone.body.status).toBe('CANCELED')
    expect(await settlementStatus(stage, adjNo)).toEqual(['INVOICED', null])
    expect(await createSlip(stage, [adjNo])).not.toBe(slipNo)
  })

  it('is posted once it is approved: it has its number, and the settlement follows', async () => {
    const adjNo = await invoicedSettlement(stage)
    const draft = await createSlip(stage, [await invoicedSettlement(stage)])
    const early = await post(stage.staff, draft)
    expect([early.status, early.msg]).toEqual([409, '승인된 전표만 전기할 수 있습니다.'])
    const slipNo = await approvedSlip(stage, '정산 전표', [adjNo])
    const posted = await post(stage.staff, slipNo)
    expect(posted.body.status).toBe('POSTED')
    const { header, postings } = await slipOf(stage.staff, slipNo)
    expect(header.gerpDocNo).toMatch(/^51\d{8}$/)
    expect(postings).toMatchObject([{ attemptNo: 1, postStatus: 'SUCCESS', postedBy: '정하늘' }])
    expect(await settlementStatus(stage, adjNo)).toEqual(['POSTED', slipNo])
  })

  it('is paid only where no reversal of it is under way', async () => {
    const adjNo = await invoicedSettlement(stage)
    const slipNo = await approvedSlip(stage, '정산 전표', [adjNo])
    await post(stage.staff, slipNo)
    const none = await stage.staff.call('syncPayment', { body: { adjNos: [] } })
    expect([none.status, none.code, none.msg]).toEqual([422, 'noTarget', settlementTexts.notPosted])
    const reversing = (reverseNo: string | null) =>
      withActor(stage.product.database, systemActor, tx =>
        tx.updateTable('signifier').set({ reverse_no: reverseNo }).where('slip_no', '=', slipNo).execute(),
      )
    await reversing(slipNo)
    const stopped = await stage.staff.call('syncPayment', { body: { adjNos: [adjNo] } })
    expect([stopped.status, stopped.msg]).toEqual([
      409,
      `역분개가 진행 중인 정산은 지급결과를 반영할 수 없습니다. (${adjNo})`,
    ])
    await reversing(null)
    expect((await stage.staff.call('syncPayment', { body: { adjNos: [adjNo] } })).body.paidCnt).toBe(1)
  })

  it('is reversed with a slip that exchanges debit and credit, and its settlement can be booked again', async () => {
    const adjNo = await invoicedSettlement(stage)
    const slipNo = await approvedSlip(stage, '정산 전표', [adjNo])
    await post(stage.staff, slipNo)
    const { version } = (await slipOf(stage.head, slipNo)).header
    const reversed = await stage.head.call('reverseSignifier', {
      slipNo,
      body: { version, reason: '단가를 잘못 적용했습니다.' },
    })
    expect(reversed.body.status).toBe('REVERSED')
    const { header } = await slipOf(stage.head, slipNo)
    const reversal = await slipOf(stage.head, header.reverseNo ?? '')
    expect(reversal.header).toMatchObject({ slipType: 'RV', status: 'POSTED', refNo: slipNo })
    expect(reversal.lines.map(line => line.dcType)).toEqual(['C', 'C', 'D'])
    expect(await settlementStatus(stage, adjNo)).toEqual(['INVOICED', null])
    expect(await createSlip(stage, [adjNo])).not.toBe(slipNo)
  })
})

describe('an error of posting', () => {
  it('is seen with its cause, counted on the home page, and a retry clears what a retry can clear', async () => {
    const slipNo = await approvedSlip(stage, '통신오류 #E007')
    const before = (await stage.head.call('getHomeSummary', {})).body.counts?.postErrorCnt ?? 0
    const failed = await post(stage.staff, slipNo)
    expect(failed.body.status).toBe('ERROR')
    const error = await openError(stage.staff, slipNo)
    expect(error).toMatchObject({ errorCode: 'E007', attemptNo: 1, slipStatus: 'ERROR' })
    expect((await stage.head.call('getHomeSummary', {})).body.counts?.postErrorCnt).toBe(before + 1)
    const again = await retry(stage.staff, slipNo)
    expect(again.body.status).toBe('RETRIED')
    const { header, postings } = await slipOf(stage.staff, slipNo)
    expect(header.status).toBe('POSTED')
    expect(postings.map(one => one.postStatus)).toEqual(['ERROR', 'SUCCESS'])
    const handled = await stage.staff.call('retryPosting', {
      postSeq: error.postSeq,
      body: { version: error.version + 1 },
    })
    expect([handled.status, handled.msg]).toEqual([409, '미조치 상태만 재전송할 수 있습니다.'])
  })

  it('is retried five times a day; after an edit it is counted anew and goes through', async () => {
    const slipNo = await approvedSlip(stage, '기간 미개시 #E001')
    await post(stage.staff, slipNo)
    for (let times = 0; times < 5; times += 1) expect((await retry(stage.staff, slipNo)).status).toBe(200)
    const sixth = await retry(stage.staff, slipNo)
    expect([sixth.status, sixth.msg]).toEqual([
      422,
      '1일 재전송 한도(5회)를 초과했습니다. 전표를 수정해 주세요.',
    ])
    expect((await saveText(stage.staff, slipNo, '기간 개시')).status).toBe(200)
    await retry(stage.staff, slipNo)
    const { header, postings } = await slipOf(stage.staff, slipNo)
    expect(header.status).toBe('POSTED')
    expect(postings.filter(one => one.postAction === 'OPEN')).toEqual([])
  })

  it('is settled by hand with the number of the ERP, and not without a word of what was done', async () => {
    const slipNo = await approvedSlip(stage, '중복 #E006')
    await post(stage.staff, slipNo)
    const { postSeq, version } = await openError(stage.staff, slipNo)
    const resolve = (resolveMemo: string, gerpDocNo?: string) =>
      stage.staff.call('resolvePosting', {
        postSeq,
        body: { version, resolveMemo, ...(gerpDocNo ? { gerpDocNo } : {}) },
      })
    expect((await resolve('수기')).msg).toBe('조치내용은 5자 이상 입력해 주세요.')
    expect((await resolve('수기로 전기했습니다.', '12345')).msg).toBe(
      'GERP 전표번호는 10자리 숫자여야 합니다.',
    )
    expect((await resolve('수기로 전기했습니다.')).msg).toBe(
      '전기오류 상태의 전표는 재전송하거나 GERP 전표번호를 입력해 주세요.',
    )
    expect((await resolve('수기로 전기했습니다.', '5199999901')).body.status).toBe('RESOLVED')
    expect((await slipOf(stage.staff, slipNo)).header).toMatchObject({
      status: 'POSTED',
      gerpDocNo: '5199999901',
    })
  })

  it('keeps nobody from canceling the slip, whose open errors are settled with it', async () => {
    const adjNo = await invoicedSettlement(stage)
    const slipNo = await approvedSlip(stage, '전기보류 #E005', [adjNo])
    await post(stage.staff, slipNo)
    const { version } = (await slipOf(stage.staff, slipNo)).header
    const gone = await stage.staff.call('deleteSignifier', {
      slipNo,
      version,
      reason: '구매처가 보류되었습니다.',
    })
    expect(gone.body.status).toBe('CANCELED')
    const today = { postedDtFrom: '2026-11-20', postedDtTo: '2026-11-20' }
    const { rows } = (await stage.staff.call('listPostingError', { slipNo, ...today })).body
    expect(rows.map(row => row.postAction)).toEqual(['RESOLVED'])
    expect(await settlementStatus(stage, adjNo)).toEqual(['INVOICED', null])
  })
})
