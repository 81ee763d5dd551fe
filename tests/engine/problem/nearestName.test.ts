import { describe, expect, it } from 'vitest'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { nearestNames } from '../../../engine/problem/nearestName'

const rowsOf = (operation: string) => Object.values(contractFacts[operation]?.answer.fields ?? {})

describe('a name that is mistyped', () => {
  it.each([
    ['prNoo', ['prNo']],
    ['tilte', ['title']],
    ['PRNO', ['prNo']],
    ['x', []],
    ['warehousing', []],
    ['prQty', []],
  ])('"%s" is near %j', (written, near) => {
    expect(nearestNames(written, ['prNo', 'title', 'status', 'needDate'])).toEqual(near)
  })

  it('at most five names are offered', () => {
    expect(nearestNames('ab', ['aa', 'ac', 'ad', 'ae', 'af', 'ag', 'ah'])).toHaveLength(5)
  })
})

describe('a name that is known by half', () => {
  it.each([
    ['compNm', 'listPo', 'compNameKr'],
    ['compName', 'listPo', 'compNameKr'],
    ['reqDt', 'listPr', 'reqDate'],
    ['requestDate', 'listPr', 'reqDate'],
    ['totalAmount', 'listPr', 'totalAmt'],
    ['deptName', 'listPr', 'deptnm'],
    ['lineCount', 'listPr', 'lineCnt'],
    ['prNumber', 'listPr', 'prNo'],
    ['apprStatus', 'listPr', 'approvalStatus'],
    ['prStatus', 'listPr', 'status'],
    ['reqDateFrom', 'listPr', 'reqDate'],
    ['reqDtTo', 'listPr', 'reqDate'],
  ])('%s of %s is %s', (written, operation, meant) => {
    expect(nearestNames(written, rowsOf(operation))[0]).toBe(meant)
  })

  it('the rest of it stands behind what is written, sooner than in its middle', () => {
    expect(nearestNames('cancelOrder', ['cancelSimpleOrder', 'cancelOrderRequest', 'listOrder'])).toEqual([
      'cancelOrderRequest',
      'cancelSimpleOrder',
    ])
  })

  it.each(['date', 'name', 'vendor', 'itemQty', 'rejectDt', 'lastPrice', 'company'])(
    '%s resembles no field of the list',
    written => expect(nearestNames(written, rowsOf('listPr'))).toEqual([]),
  )
})

describe('a label', () => {
  it.each([
    ['구매요청번호', ['prNo']],
    ['요청일', ['reqDate']],
    ['구매 요청명', ['title']],
    ['구매담당', ['buyerNm', 'buyerId']],
    ['구매요청벙호', ['prNo']],
    ['정산일', []],
  ])('"%s" leads to %j', (written, near) => {
    expect(nearestNames(written, rowsOf('listPr')).slice(0, 2)).toEqual(near)
  })
})
