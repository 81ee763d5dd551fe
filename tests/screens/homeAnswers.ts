import type { StoryAnswers } from './story/storyServices'

const notices = [
  { postNo: 2, mark: '새 글', title: '연말 구매요청 마감 안내', writeDt: '2026-11-19T09:00:00+09:00' },
  { postNo: 1, title: '비밀번호 변경 주기 안내', writeDt: '2026-10-30T09:10:00+09:00' },
]
const months = ['202610', '202611'].map(month => ({ month, poAmt: '910000000' }))

export const homeAnswers: StoryAnswers = {
  getHomeSummary: () => ({
    counts: { apprWaitCnt: 1, prDraftCnt: 2, prBackCnt: 1, prReceiveCnt: 20, prOrderCnt: 34, settleCnt: 24 },
    months: months.map(month => ({ ...month, receiptAmt: '730000000', totalAmt: '640000000' })),
    notices,
    shortcuts: [
      { pgmId: 'I010101', pgmName: '구매요청 현황', from: '즐겨찾기', path: '/prList' },
      { pgmId: 'I030101', pgmName: '입고 현황', from: '최근 사용', path: '/warehousingList' },
    ],
  }),
  listApprovalInbox: () => ({
    rows: [
      {
        ...{ apprNo: 'AP2611-0007', docType: 'PR', docNo: 'PR2611-0012', title: '시제품 조립 공구 구매' },
        ...{ amountKrw: '1280000', drafterNm: '조민재', deptnm: '모바일개발팀', stepType: 'APPR' },
        draftedDt: '2026-11-19T14:20:00+09:00',
        docUrl: '/prEdit?prNo=PR2611-0012&apprNo=AP2611-0007',
      },
    ],
    total: 1,
  }),
}

/** Who reads everything and has nothing to do. */
export const homeWithoutWork: StoryAnswers = {
  getHomeSummary: () => ({ counts: { apprWaitCnt: 0 }, months: [], notices: [], shortcuts: [] }),
  listApprovalInbox: () => ({ rows: [], total: 0 }),
}

export const cyberHomeAnswers: StoryAnswers = {
  getCyberHomeSummary: () => ({
    counts: { poSentCnt: 3, dlvDueCnt: 5, calcCnt: 1, tiReqCnt: 0 },
    months: months.map(month => ({ ...month, totalAmt: '640000000' })),
    orders: [
      {
        ...{
          poNo: 'PO2611-0031',
          title: '베어링 6204ZZ 외 2건',
          poDate: '2026-11-18',
          dueDate: '2026-12-02',
        },
        ...{ currency: 'KRW', totalAmt: '3520000', status: 'SENT' },
      },
    ],
    notices,
  }),
}

export const cyberHomeWithoutWork: StoryAnswers = {
  getCyberHomeSummary: () => ({
    counts: { poSentCnt: 0, dlvDueCnt: 0, calcCnt: 0, tiReqCnt: 0 },
    ...{ months: [], orders: [], notices: [] },
  }),
}
