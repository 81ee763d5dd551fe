import type { WarehousingItemRow, WarehousingRow } from '../../codegen/generated/types'
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

const item: WarehousingItemRow = {
  ...{ whReqNo: 'WH2611-0021', lineNo: 1, poNo: 'PO2610-0044', poLineNo: 1, compNameKr: '(주)한빛계측' },
  ...{ section: '모바일사업부', deptName: '모바일개발팀', eprName: '김하늘', receiveName: '김하늘' },
  ...{ itemCode: 'IT-200114', itemName: '신호 발생기', spec: '6GHz', unitCode: 'EA' },
  ...{ poQty: '4', dlvQty: '4', acceptQty: '3', rejectQty: '1', returnQty: '1' },
  ...{ currency: 'KRW', unitPrice: '5900000', amt: '17700000', status: 'CONFIRMED' },
}

export const warehousingListAnswers: StoryAnswers = {
  listWarehousing: () => ({ rows, total: rows.length, sums: { acceptedAmtKrw: '20950000' } }),
  listWarehousingItem: () => ({
    rows: [item],
    total: 1,
    sums: { acceptQty: '3', rejectQty: '1', returnQty: '1', amt: '17700000' },
  }),
}

export const warehousingListEmpty: StoryAnswers = {
  listWarehousing: () => ({ rows: [], total: 0, sums: { acceptedAmtKrw: '0' } }),
}
