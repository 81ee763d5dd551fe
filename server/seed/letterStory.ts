import type { LoiLineInput } from '../../codegen/generated/types'

/** What has become of a letter of intent by now. */
type LetterTurn =
  | 'draft'
  | 'approving'
  | 'rejected'
  | 'issued'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'canceled'

export interface Letter {
  readonly title: string
  readonly buyer: string
  readonly requester: string
  readonly compNo: string
  /** Won where nothing is said. */
  readonly currency?: string
  readonly daysAgo: number
  readonly validDays: number
  readonly turn: LetterTurn
  readonly urgent: string
  readonly scope: string
  readonly lines: readonly LoiLineInput[]
  /** The order request that the letter became. */
  readonly orNo?: string
}

const line = (itemName: string, qty: string, unitPrice: string, unitCode = 'EA'): LoiLineInput => ({
  itemName,
  qty,
  unitPrice,
  unitCode,
})

const mobile = { buyer: 'buy.mobile', requester: 'req.mobile', compNo: 'C000002' } as const
const semi = { buyer: 'buy.semi', requester: 'req.semi', compNo: 'C000002' } as const
const press = { buyer: 'buy.mobile', requester: 'recv.mobile', compNo: 'C000001' } as const

/** Urgent work of the demo: something in every state, the suppliers being those that it logs in as. */
export const letters: readonly Letter[] = [
  {
    ...mobile,
    ...{ daysAgo: 58, validDays: 30, turn: 'expired', title: '조립 라인 비전 검사기 선행 제작' },
    urgent: '양산 일정이 3주 당겨져 검사기 제작을 먼저 시작해야 합니다.',
    scope: '비전 검사기 2대의 설계와 장납기 부품(카메라, 렌즈, 조명)의 선발주.',
    lines: [line('비전 검사기 설계', '1', '12000000', 'SET'), line('산업용 카메라', '4', '2350000')],
  },
  {
    ...press,
    ...{ daysAgo: 47, validDays: 40, turn: 'canceled', title: '프레스 금형 긴급 보수' },
    urgent: '금형 균열로 생산이 중단될 수 있어 보수를 바로 시작합니다.',
    scope: '프레스 금형 2벌의 분해, 용접 보수, 재조립과 시험 타발.',
    lines: [line('프레스 금형 보수', '2', '4800000', 'SET')],
  },
  {
    ...semi,
    ...{ daysAgo: 41, validDays: 45, turn: 'declined', title: '진공 펌프 오버홀' },
    urgent: '예비 펌프가 없어 고장 시 라인이 멈추므로 먼저 착수합니다.',
    scope: '드라이 진공 펌프 3대의 분해 점검, 소모품 교체와 성능 시험.',
    lines: [line('드라이 진공 펌프 오버홀', '3', '6200000')],
  },
  {
    ...mobile,
    ...{ daysAgo: 24, validDays: 45, turn: 'accepted', title: '신모델 시험 지그 선행 제작' },
    urgent: '시험 생산이 앞당겨져 지그 제작을 먼저 시작해야 합니다.',
    scope: '신모델 시험 지그 20조의 가공과 표면 처리. 도면 개정분은 정식 발주에 반영합니다.',
    lines: [line('시험 지그', '20', '480000', 'SET'), line('지그 베이스', '20', '125000')],
  },
  {
    ...press,
    ...{ daysAgo: 19, validDays: 60, turn: 'accepted', title: '자동화 피더 개조' },
    urgent: '부품 변경으로 현재 피더를 쓸 수 없어 개조를 서둘러야 합니다.',
    scope: '자동화 피더 4대의 레일 교체, 센서 위치 조정과 시운전.',
    lines: [line('피더 레일', '4', '1850000'), line('근접 센서', '16', '38500')],
  },
  {
    ...semi,
    ...{ daysAgo: 12, validDays: 45, turn: 'accepted', title: '가스 배관 증설 선시공' },
    urgent: '장비 반입일에 맞추려면 배관 공사를 이번 주에 시작해야 합니다.',
    scope: '특수 가스 배관 60 m의 자재 준비와 선시공. 기밀 시험은 정식 발주에 포함합니다.',
    lines: [line('특수 가스 배관 시공', '60', '310000', 'M')],
  },
  {
    ...mobile,
    ...{ daysAgo: 8, validDays: 30, turn: 'issued', title: '정전기 방지 작업대 증설' },
    urgent: '신규 라인 인력 배치일까지 작업대가 준비되어야 합니다.',
    scope: '정전기 방지 작업대 30대의 제작과 현장 설치.',
    lines: [line('정전기 방지 작업대', '30', '420000')],
  },
  {
    ...press,
    ...{ daysAgo: 5, validDays: 45, turn: 'issued', title: '컨베이어 구동부 교체' },
    urgent: '구동부 이상 소음이 커져 정지 전에 부품을 확보해야 합니다.',
    scope: '컨베이어 3호기 구동부의 감속기와 모터 교체.',
    lines: [line('감속기', '2', '3150000'), line('서보모터', '2', '1980000')],
  },
  {
    ...semi,
    ...{ daysAgo: 4, validDays: 30, turn: 'rejected', title: '칠러 임시 대여' },
    urgent: '기존 칠러 수리 기간에 쓸 장비를 바로 들여와야 합니다.',
    scope: '냉각 용량 30 kW 칠러 1대의 한 달 대여와 설치.',
    lines: [line('칠러 대여', '1', '5400000', 'SET')],
  },
  {
    ...mobile,
    ...{ daysAgo: 2, validDays: 45, turn: 'approving', title: '측정실 항온 설비 보강' },
    urgent: '측정실 온도가 기준을 벗어나 고객 심사 전에 보강해야 합니다.',
    scope: '측정실 항온 설비의 열원 증설과 제어 조정.',
    lines: [line('항온 설비 보강', '1', '38500000', 'SET')],
  },
  {
    ...press,
    ...{ daysAgo: 1, validDays: 60, turn: 'approving', title: '절단기 스핀들 긴급 교체' },
    urgent: '스핀들 진동이 관리 한계를 넘어 교체 부품을 먼저 확보합니다.',
    scope: '절단기 2대의 스핀들 교체와 정밀도 보정.',
    lines: [line('절단기 스핀들', '2', '9750000')],
  },
  {
    ...mobile,
    ...{ daysAgo: 0, validDays: 30, turn: 'draft', title: '포장 라인 바코드 검증기 도입' },
    urgent: '출하 오류가 늘어 다음 달 출하분부터 검증이 필요합니다.',
    scope: '바코드 검증기 4대의 설치와 출하 시스템 연동.',
    lines: [line('바코드 검증기', '4', '2640000')],
  },
]
