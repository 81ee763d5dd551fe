import { asWritten, type Said } from '../said'

/** What may differ in something that stays: the words of the report by which it is named. */
export const traits = {
  paths: { en: 'address', ko: '주소' },
  groups: { en: 'authority groups', ko: '권한 그룹' },
  pressers: { en: 'may be pressed by', ko: '누를 수 있는 그룹' },
  readers: { en: 'read-only groups', ko: '조회 전용 그룹' },
  sort: { en: 'order of rows', ko: '행의 정렬' },
  isEditable: { en: 'can be edited', ko: '편집 가능' },
  isRequired: { en: 'required', ko: '필수' },
  isFrozen: { en: 'frozen', ko: '틀 고정' },
  go: { en: 'leads to', ko: '이동할 화면' },
  visibleWhen: { en: 'shown when', ko: '보이는 조건' },
  enabledWhen: { en: 'can be used when', ko: '쓸 수 있는 조건' },
  group: { en: 'common header', ko: '묶음 머리글' },
  mask: { en: 'format', ko: '표시 형식' },
  initial: { en: 'first value', ko: '처음 값' },
} as const satisfies Readonly<Record<string, Said>>

export type Trait = keyof typeof traits

const values: Readonly<Record<string, Said>> = {
  '': { en: 'none', ko: '없음' },
  Y: { en: 'yes', ko: '예' },
  N: { en: 'no', ko: '아니요' },
  today: { en: 'today', ko: '오늘' },
  pastMonth: { en: 'the past month', ko: '최근 1개월' },
  past3Months: { en: 'the past 3 months', ko: '최근 3개월' },
  past6Months: { en: 'the past 6 months', ko: '최근 6개월' },
  past12Months: { en: 'the past 12 months', ko: '최근 12개월' },
  pastMonthNext30Days: { en: 'the past month and the next 30 days', ko: '1개월 전부터 30일 뒤까지' },
  next90Days: { en: 'the next 90 days', ko: '앞으로 90일' },
  thisMonth: { en: 'this month', ko: '이번 달' },
  lastMonth: { en: 'last month', ko: '지난달' },
  thisHalf: { en: 'this half-year', ko: '이번 반기' },
  thisYear: { en: 'this year', ko: '올해' },
}

/** A value of a trait as a reader meets it. */
export function traitValue(value: string): Said {
  return values[value] ?? asWritten(value)
}

/** Whether a value of the trait is a list of authority groups. */
export function isOfGroups(name: Trait): boolean {
  return name === 'groups' || name === 'readers' || name === 'pressers'
}

export function isTrait(name: string): name is Trait {
  return Object.hasOwn(traits, name)
}
