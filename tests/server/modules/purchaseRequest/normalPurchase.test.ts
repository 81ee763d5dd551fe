import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProductServer, startProduct } from '../productServer'
import { line, request } from './prInputs'

let product: ProductServer
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

describe('a normal purchase', () => {
  it('is drafted by the requester, reviewed by the head of the team and approved by the head of the section', async () => {
    const requester = await product.logIn('req.mobile')
    const lines = [
      line({ itemCode: '100101000001', itemName: '전동드라이버 세트', qty: '10', unitPrice: '128000' }),
      line({ itemCode: '100101000002', itemName: '교체 비트 PH2', qty: '200', unitPrice: '3450' }),
    ]
    const created = await requester.call('createPr', { body: request({ receiver: 'recv.mobile' }, lines) })
    expect(created.msg).toBe('')
    expect(created.body).toMatchObject({ status: 'DRAFT', approvalStatus: 'N', version: 0 })
    const { docNo: prNo } = created.body
    expect(prNo).toMatch(/^PR202611-\d{6}$/)
    const draft = await requester.call('getPr', { prNo })
    expect(draft.body.header).toMatchObject({
      totalAmt: '1970000',
      totalAmtKrw: '1970000',
      requesterNm: '조민재',
    })
    expect(draft.body.lines.map(({ lineNo, amt }) => [lineNo, amt])).toEqual([
      [10, '1280000'],
      [20, '690000'],
    ])

    const preview = await requester.call('previewApproval', { body: { docType: 'PR', docNo: prNo } })
    expect(preview.body.rows.map(row => [row.singleid, row.stepType])).toEqual([
      ['head.mobile', 'REVIEW'],
      ['dir.mobile', 'APPROVE'],
    ])
    const submitted = await requester.call('submitPr', { prNo, body: { version: 0 } })
    expect(submitted.body).toMatchObject({ status: 'APPROVING', approvalStatus: 'P', version: 1 })

    const head = await product.logIn('head.mobile')
    const inbox = await head.call('listApprovalInbox', { size: 0 })
    const waiting = inbox.body.rows.find(row => row.docNo === prNo)
    expect(waiting).toMatchObject({ drafterNm: '조민재', amountKrw: '1970000', stepType: 'REVIEW' })
    const apprNo = waiting?.apprNo ?? ''
    const director = await product.logIn('dir.mobile')
    const tooEarly = await director.call('approveDoc', { apprNo, body: { version: 1 } })
    expect([tooEarly.status, tooEarly.msg]).toEqual([422, '현재 결재자가 아닙니다.'])
    const reviewed = await head.call('approveDoc', { apprNo, body: { version: 1, opinion: '검토했습니다.' } })
    expect(reviewed.body).toMatchObject({ status: 'APPROVING', approvalStatus: 'P' })
    const again = await head.call('approveDoc', { apprNo, body: { version: 1 } })
    expect([again.status, again.msg]).toEqual([409, '이미 처리된 결재입니다.'])
    const recall = await requester.call('recallPr', { prNo, body: { version: 1 } })
    expect([recall.status, recall.msg]).toEqual([409, '이미 결재가 진행되어 상신취소할 수 없습니다.'])
    const approved = await director.call('approveDoc', { apprNo, body: { version: 1 } })
    expect(approved.body).toMatchObject({ status: 'APPROVED', approvalStatus: 'A', version: 2 })

    const seen = await requester.call('getPr', { prNo })
    expect(seen.body.approval?.steps.map(step => [step.approverNm, step.status, step.opinion])).toEqual([
      ['오경석', 'APPROVED', '검토했습니다.'],
      ['백승철', 'APPROVED', undefined],
    ])
    expect(seen.body.history.map(entry => [entry.actorNm, entry.historyText])).toEqual([
      ['조민재', '저장'],
      ['조민재', '결재상신 (작성중 → 결재중)'],
      ['오경석', '승인'],
      ['백승철', '승인 (결재중 → 접수대기)'],
    ])
    const buyer = await product.logIn('buy.mobile')
    const [notice] = (await buyer.call('listMyNotice')).body.rows
    expect(notice?.title).toBe(`구매요청이 승인되었습니다. 접수해 주세요. ${seen.body.header.title}`)
    expect(notice?.link).toBe(`/prConfirmEdit?prNo=${prNo}`)
    const other = await product.logIn('buy.semi')
    expect(JSON.stringify((await other.call('listMyNotice')).body.rows)).not.toContain(prNo)
  })
})
