import type { WarehousingDocument, WarehousingRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'

const first: WarehousingRow = {
  ...{ whReqNo: 'WH2611-0021', whAppNo: 'WA2611-0015', whType: 'GR', poNo: 'PO2610-0044' },
  ...{ dlvNo: 'DL2611-0019', compNameKr: '(주)한빛계측', section: '모바일사업부', deptName: '모바일개발팀' },
  ...{ eprName: '김하늘', receiveName: '김하늘', expenses: 'EXP', currency: 'KRW' },
  ...{ acceptedAmt: '17700000', acceptedAmtKrw: '17700000', whReqDate: '2026-11-17' },
  ...{ inspectDue: '2026-11-24', receiptDate: '2026-11-18', inspectResult: 'PART' },
  ...{ approvalStatus: 'A', lastDeciDt: '2026-11-19 11:00:00', status: 'CONFIRMED' },
  ...{ grDocNo: '5000017730', adjYn: 'N', system: 'GPMS', sourceSystem: 'GPMS', version: 3 },
}

const rows: readonly WarehousingRow[] = [
  first,
  {
    ...first,
    ...{ whReqNo: 'WH2611-0018', compNameKr: '대성산업기기', poNo: 'PO2610-0031', inspectResult: 'PASS' },
    ...{ acceptedAmt: '3250000', acceptedAmtKrw: '3250000', approvalStatus: 'P', status: 'APPROVING' },
    ...{ whReqDate: '2026-11-12', adjYn: 'N' },
  },
]

const { system: _system, sourceSystem: _source, ...head } = first

const document: WarehousingDocument = {
  header: {
    ...head,
    ...{ title: '계측기 구매', receiver: 'req.mobile', exRate: '1', taxCode: 'V1', inspectorNm: '김하늘' },
    dlvSeenYn: 'Y',
  },
  lines: [
    {
      ...{ lineNo: 10, poLineNo: 10, itemCode: 'IT-200114', itemName: '신호 발생기', spec: '6GHz' },
      ...{ unitCode: 'EA', poQty: '4', dlvQty: '4', acceptQty: '3', rejectQty: '1', rejectReason: 'DEF' },
      ...{ returnQty: '1', returnableQty: '2', unitPrice: '5900000', amt: '17700000' },
    },
  ],
  files: [],
  history: [
    { eventDt: '2026-11-17 10:00:00', actorNm: '(주)한빛계측', historyText: '납품통보' },
    { eventDt: '2026-11-18 10:00:00', actorNm: '김하늘', historyText: '검수저장 (입고요청 → 검수완료)' },
  ],
}

export const warehousingListAnswers: StoryAnswers = {
  listWarehousing: () => ({ rows, total: rows.length, sums: { acceptedAmtKrw: '20950000' } }),
  getWarehousing: () => document,
}

export const warehousingListEmpty: StoryAnswers = {
  listWarehousing: () => ({ rows: [], total: 0, sums: { acceptedAmtKrw: '0' } }),
}
