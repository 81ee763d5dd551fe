/** A supplier's user of the demo whom tests and readers know by name. Never part of a production build. */
export interface DemoSupplier {
  readonly userId: string
  readonly userName: string
  readonly group: '60' | '61'
  readonly compNo: string
  readonly compNameKr: string
  readonly note: string
  /** ACTIVE without it. */
  readonly status?: 'DORMANT' | 'LOCKED' | 'BLOCKED'
  readonly hasNoCellPhone?: true
  /** The password is older than the settings of the demo allow. */
  readonly hasOldPassword?: true
  readonly dsadId?: string
}

const of = (compNo: string, compNameKr: string) => ({ compNo, compNameKr })
const daesung = of('C000001', '(주)대성정밀')
const hanul = of('C000002', '한울테크(주)')
const mirae = of('C000003', '미래오피스(주)')
const sejin = of('C000004', '세진종합물류(주)')

/** Domain 8.4. Two of 대성정밀 share an identity of the directory, so that there is a choice. */
export const demoSuppliers: readonly DemoSupplier[] = [
  {
    userId: 'daesung1',
    userName: '김대성',
    group: '61',
    ...daesung,
    note: '협력사 관리자',
    dsadId: 'dsad.daesung',
  },
  {
    userId: 'daesung2',
    userName: '이수민',
    group: '60',
    ...daesung,
    note: '협력사 사용자',
    dsadId: 'dsad.daesung',
  },
  {
    userId: 'daesung3',
    userName: '한지우',
    group: '60',
    ...daesung,
    note: '휴대전화 없음',
    hasNoCellPhone: true,
  },
  {
    userId: 'hanul001',
    userName: '강민혁',
    group: '61',
    ...hanul,
    note: '협력사 관리자',
    dsadId: 'dsad.hanul',
  },
  { userId: 'hanul002', userName: '문소영', group: '60', ...hanul, note: '협력사 사용자' },
  { userId: 'hanul003', userName: '고은비', group: '60', ...hanul, note: '휴면', status: 'DORMANT' },
  { userId: 'mirae001', userName: '오유진', group: '61', ...mirae, note: '월 정산' },
  {
    userId: 'mirae002',
    userName: '전우진',
    group: '60',
    ...mirae,
    note: '비밀번호 만료',
    hasOldPassword: true,
  },
  { userId: 'sejin001', userName: '박세진', group: '61', ...sejin, note: '비발주 청구' },
  { userId: 'sejin002', userName: '유다인', group: '60', ...sejin, note: '잠금', status: 'LOCKED' },
  { userId: 'sejin003', userName: '신우석', group: '60', ...sejin, note: '차단', status: 'BLOCKED' },
  {
    userId: 'nippon01',
    userName: '다나카 켄지',
    group: '61',
    ...of('C000006', '닛폰파츠 K.K.'),
    note: '엔화 거래',
  },
  {
    userId: 'gchip001',
    userName: 'Emily Carter',
    group: '61',
    ...of('C000007', '글로벌칩 Inc.'),
    note: '달러 거래',
  },
]
