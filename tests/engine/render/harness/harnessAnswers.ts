import { draft, line } from '../../runtime/samplePlans'

type Request = Readonly<Record<string, unknown>>

const statuses = ['DRAFT', 'APPROVING', 'APPROVED', 'REJECTED']
const total = 12_345

function prRow(index: number) {
  return {
    prNo: `PR2611${String(total - index).padStart(5, '0')}`,
    title: `개발용 장비 구매 ${index + 1}차`,
    totalAmtKrw: String(((index * 37) % 900) * 10_000 + 125_000),
    status: statuses[index % statuses.length],
    requester: 'req.mobile',
    version: 1,
  }
}

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Answers of a believable server. */
export const harnessAnswers = {
  listPr: async ({ page, size, want }: Request) => {
    await wait(want === 'totals' ? 150 : 60)
    if (want === 'totals') return { rows: [], total, sums: { totalAmtKrw: '56789012345' } }
    const from = (Number(page) - 1) * Number(size)
    return {
      rows: Array.from({ length: Number(size) }, (_, index) => prRow(from + index)),
      total: 10_001,
      capped: true,
    }
  },
  getPr: () => ({
    ...draft({ wishCompNo: 'C000001', wishCompNm: '(주)대성정밀' }, [
      line(),
      line({
        lineNo: 2,
        itemName: '27인치 모니터',
        spec: 'QHD',
        qty: '2.000',
        unitPrice: '310000.00',
        amt: '620000.00',
      }),
    ]),
    files: [{ fileId: 'F1', fileSeq: 1, fileName: '견적서_노트북.pdf', fileSize: 234_567, bigo: '1차 견적' }],
    approval: {
      apprNo: 'AP1',
      revision: 2,
      steps: [
        {
          stepNo: 1,
          seq: 1,
          stepType: '검토',
          singleid: 'a',
          approverNm: '박서준',
          positionNm: '부장',
          deptnm: '모바일개발팀',
          status: 'APPROVED',
          actedDt: '2026-11-19T10:12:00+09:00',
          opinion: '필요성을 확인했습니다.',
        },
        {
          stepNo: 2,
          seq: 1,
          stepType: '승인',
          singleid: 'b',
          approverNm: '최민정',
          positionNm: '상무',
          deptnm: '모바일사업부',
          status: 'CURRENT',
        },
      ],
    },
    history: [
      { eventDt: '2026-11-18T09:00:00+09:00', actorNm: '김하늘', historyText: '작성' },
      {
        eventDt: '2026-11-19T10:12:00+09:00',
        actorNm: '박서준',
        historyText: '검토 승인',
        reason: '필요성을 확인했습니다.',
      },
    ],
  }),
  popupItem: async () => {
    await wait(80)
    return Array.from({ length: 14 }, (_, index) => ({
      itemCode: `IT${1000 + index}`,
      itemName: `모니터 ${index + 20}인치`,
      lastPrice: '250000',
    }))
  },
  updatePr: async () => {
    await wait(400)
    return { success: true, docNo: 'PR2026-0001', status: 'DRAFT', approvalStatus: 'N', version: 4 }
  },
}
