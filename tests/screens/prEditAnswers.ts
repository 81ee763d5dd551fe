import type { PrDocument, PrLine } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const line: PrLine = {
  lineNo: 1,
  ...{ itemCode: 'IT-100231', itemName: '시험용 단말기', spec: '6.2인치 · 256GB', unitCode: 'EA' },
  ...{ qty: '20', unitPrice: '1180000', amt: '23600000', accountCode: '53110', accountName: '시험연구비' },
  ...{ costCenter: 'CC-D110', costCenterName: '모바일개발팀', needDate: '2026-12-04' },
  ...{ orderedQty: '0', receivedQty: '0', lineStatus: 'OPEN' },
}

const draft: PrDocument = {
  header: {
    prNo: 'PR2611-0012',
    title: '모바일 시험용 단말기 20대 구매',
    ...{ purchaseType: 'GEN', expenseType: 'EXP', section: '모바일사업부' },
    ...{ deptcd: 'D110', deptnm: '모바일개발팀', requester: 'req.mobile', requesterNm: '김하늘' },
    ...{ receiver: 'req.mobile', receiverNm: '김하늘', needDate: '2026-12-04' },
    ...{ deliveryPlace: '연구동 4층 자재실', currency: 'KRW', exRate: '1' },
    ...{ totalAmt: '24600000', totalAmtKrw: '24600000' },
    reason: '다음 기종의 현장 시험에 쓸 단말기가 모자라 추가로 구매합니다.',
    ...{ fileId: 'F2611-0044', approvalStatus: 'N', status: 'DRAFT', reqDate: '2026-11-18' },
    ...{ sourceSystem: 'GPMS', version: 1 },
  },
  lines: [
    line,
    {
      ...line,
      ...{ lineNo: 2, itemCode: 'IT-100877', itemName: '보호 케이스', spec: '충격 흡수형' },
      ...{ unitPrice: '50000', amt: '1000000', bigo: '단말기와 같은 수량' },
    },
  ],
  files: [
    { fileId: 'F2611-0044', fileSeq: 1, fileName: '단말기_견적서.pdf', fileSize: 284_112 },
    { fileId: 'F2611-0044', fileSeq: 2, fileName: '현장 시험 계획.xlsx', fileSize: 51_730 },
  ],
  history: [
    {
      eventDt: '2026-11-18 14:02:11',
      actorNm: '김하늘',
      historyText: '구매요청 PR2611-0012를 작성했습니다.',
    },
  ],
}

const waiting: PrDocument = {
  ...draft,
  header: { ...draft.header, status: 'APPROVING', approvalStatus: 'P' },
  approval: {
    ...{ apprNo: 'AP2611-0031', docType: 'PR', docNo: 'PR2611-0012', revision: 1, approvalStatus: 'P' },
    drafterNm: '김하늘',
    draftedDt: '2026-11-19 09:10:00',
    steps: [
      {
        ...{ stepNo: 1, seq: 1, stepType: 'DRAFT', singleid: 'req.mobile', approverNm: '김하늘' },
        ...{ deptnm: '모바일개발팀', status: 'APPROVED', actedDt: '2026-11-19 09:10:00' },
      },
      {
        ...{ stepNo: 2, seq: 1, stepType: 'APPROVE', singleid: 'head.mobile', approverNm: '정우진' },
        ...{ deptnm: '모바일개발팀', positionNm: '팀장', status: 'CURRENT' },
      },
    ],
  },
}

export const prEditDraft: StoryAnswers = { getPr: () => draft }

export const prEditWaiting: StoryAnswers = { getPr: () => waiting }
