import type { PrRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const first: PrRow = {
  prNo: 'PR2611-0012',
  title: '모바일 시험용 단말기 20대 구매',
  ...{ purchaseType: 'GEN', expenseType: 'EXP', section: '모바일사업부' },
  ...{ deptcd: 'D110', deptnm: '모바일개발팀', requester: 'req.mobile', requesterNm: '김하늘' },
  ...{ lineCnt: 2, currency: 'KRW', totalAmt: '24600000', totalAmtKrw: '24600000' },
  ...{ needDate: '2026-12-04', approvalStatus: 'N', status: 'DRAFT', reqDate: '2026-11-18' },
  ...{ poCnt: 0, version: 1 },
}

const rows: readonly PrRow[] = [
  first,
  {
    ...first,
    ...{ prNo: 'PR2611-0011', title: '전파 무반사실 흡수체 교체 공사', purchaseType: 'CON' },
    ...{ lineCnt: 7, totalAmt: '138400000', totalAmtKrw: '138400000', reqDate: '2026-11-16' },
    ...{ status: 'APPROVING', approvalStatus: 'P', needDate: '2027-01-15' },
  },
  {
    ...first,
    ...{ prNo: 'PR2611-0007', title: '고주파 계측기 교정 용역', purchaseType: 'SVC', expenseType: 'SVC' },
    ...{ currency: 'USD', totalAmt: '18250.5', totalAmtKrw: '25550700', lineCnt: 1, reqDate: '2026-11-09' },
    ...{ status: 'ORDERED', approvalStatus: 'A', lastDeciDt: '2026-11-11 10:20:00', poCnt: 1 },
    ...{ buyerId: 'buyer.lee', buyerNm: '이구매' },
  },
  {
    ...first,
    ...{ prNo: 'PR2610-0093', title: '사무용 의자 교체 (3층 개발 구역)', requesterNm: '박서준' },
    ...{ totalAmt: '6300000', totalAmtKrw: '6300000', reqDate: '2026-10-28', needDate: '2026-11-27' },
    ...{ status: 'REJECTED', approvalStatus: 'R', lastDeciDt: '2026-10-30 16:05:00' },
  },
]

export const prListAnswers: StoryAnswers = {
  listPr: () => ({ rows, total: rows.length, sums: { totalAmtKrw: '194850700' } }),
}

export const prListEmpty: StoryAnswers = {
  listPr: () => ({ rows: [], total: 0, sums: { totalAmtKrw: '0' } }),
}
