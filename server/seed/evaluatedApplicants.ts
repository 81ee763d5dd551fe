/** An application that came as far as an evaluation. */
export interface Applicant {
  readonly compNo: string
  /** Whether the company is a supplier by now, so that its user is there; others come with their application. */
  readonly isKnown: boolean
  readonly userId: string
  readonly userName: string
  readonly email: string
  readonly sgCode: string
  readonly mainItem: string
  /** Days since the application. */
  readonly daysAgo: number
  readonly evaluator: string
  readonly status: 'SAVED' | 'SUBMITTED' | 'CONFIRMED'
  /** Of quality, capacity, technique, finances and ESG; who has only saved has not scored them all. */
  readonly scores: readonly string[]
  readonly opinion: string
}

const good = '품질 절차와 생산능력이 우리 요구를 넘고 재무도 안정적입니다. 등록을 추천합니다.'
const sound = '기본 절차와 설비를 갖추었고 납품 실적도 확인했습니다. 등록에 문제가 없습니다.'
const conditional =
  '설비는 갖추었으나 검사 기록이 부족합니다. 첫 납품의 전수검사를 조건으로 등록을 제안합니다.'
const poor = '공정 관리 기록이 없고 재무 상태가 불안정하여 등록이 어렵습니다.'

const known = (compNo: string, userName: string) => ({
  ...{ compNo, isKnown: true, userId: `partner${compNo.slice(-3)}01`, userName },
  email: `partner${compNo.slice(-3)}01@${compNo.toLowerCase()}.example`,
})
const stranger = (compNo: string, userName: string) => ({
  ...{ compNo, isKnown: false, userId: `applicant${compNo.slice(-2)}`, userName },
  email: `sales@c${compNo.slice(-4)}.example`,
})

/** The oldest first: five suppliers of today, two that were refused and two that are evaluated just now. */
export const applicants: readonly Applicant[] = [
  {
    ...known('C000044', '정서준'),
    ...{ sgCode: '02020101', mainItem: '커넥터와 하네스', daysAgo: 114, evaluator: 'buy.mobile' },
    ...{ status: 'CONFIRMED', scores: ['3.5', '3', '3.5', '3', '3'], opinion: conditional },
  },
  {
    ...known('C000041', '김건우'),
    ...{ sgCode: '05010101', mainItem: '생산설비 유지보수', daysAgo: 98, evaluator: 'buy.semi' },
    ...{ status: 'CONFIRMED', scores: ['4', '4', '4.5', '4', '4'], opinion: sound },
  },
  {
    ...known('C000040', '이지아'),
    ...{ sgCode: '06010101', mainItem: '공장 전기공사', daysAgo: 80, evaluator: 'buy.all' },
    ...{ status: 'CONFIRMED', scores: ['3.5', '3.5', '4', '4', '3.5'], opinion: sound },
  },
  {
    ...stranger('C000059', '남기훈'),
    ...{ sgCode: '02010201', mainItem: '볼트와 정밀 체결부품', daysAgo: 59, evaluator: 'buy.all' },
    ...{ status: 'CONFIRMED', scores: ['2.5', '3', '3', '2', '3'], opinion: poor },
  },
  {
    ...known('C000043', '정지아'),
    ...{ sgCode: '02010201', mainItem: '알루미늄 정밀가공', daysAgo: 54, evaluator: 'buy.mobile' },
    ...{ status: 'CONFIRMED', scores: ['5', '4.5', '4.5', '4', '4'], opinion: good },
  },
  {
    ...stranger('C000060', '백은영'),
    ...{ sgCode: '02020101', mainItem: '클린룸 소모품', daysAgo: 24, evaluator: 'buy.semi' },
    ...{ status: 'CONFIRMED', scores: ['3', '2.5', '3', '2.5', '3'], opinion: poor },
  },
  {
    ...known('C000045', '이지아'),
    ...{ sgCode: '03020201', mainItem: '안전보건용품', daysAgo: 16, evaluator: 'buy.all' },
    ...{ status: 'CONFIRMED', scores: ['4', '4', '3.5', '4', '4.5'], opinion: sound },
  },
  {
    ...stranger('C000052', '금동현'),
    ...{ sgCode: '02020101', mainItem: '전장 하네스 조립', daysAgo: 14, evaluator: 'buy.mobile' },
    ...{ status: 'SUBMITTED', scores: ['4', '4', '4', '3.5', '4'], opinion: good },
  },
  {
    ...stranger('C000053', '채수연'),
    ...{ sgCode: '03010101', mainItem: '산업용 소모품 유통', daysAgo: 13, evaluator: 'buy.all' },
    ...{ status: 'SAVED', scores: ['4', '3.5'], opinion: '' },
  },
]
