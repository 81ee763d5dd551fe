import { addDays } from '../../schemas/shared/calendar'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { SeededRandom } from './seededRandom'

/** What companies own, with its class, cost in won and the years that it is used. */
const things = [
  ['노트북 16형', 'i7 / 32GB / 1TB', 'IT', 1_850_000, 5],
  ['데스크톱 PC', 'i5 / 16GB / 512GB', 'IT', 1_120_000, 5],
  ['27형 모니터', 'QHD IPS', 'IT', 389_000, 5],
  ['레이저 복합기', 'A3 컬러 35ppm', 'IT', 2_640_000, 5],
  ['네트워크 스위치', '48포트 PoE+', 'IT', 3_280_000, 5],
  ['서보 프레스', '3톤 / 0.01mm', 'MAC', 48_500_000, 8],
  ['자동 나사 체결기', '2축 / 비전', 'MAC', 17_900_000, 8],
  ['진공 펌프', '드라이 600㎥/h', 'MAC', 12_400_000, 8],
  ['항온항습기', '-40~150℃ 408L', 'MAC', 23_700_000, 8],
  ['디지털 오실로스코프', '1GHz 4ch', 'TOOL', 9_850_000, 5],
  ['토크 측정기', '0.1~10N·m', 'TOOL', 1_430_000, 5],
  ['정전기 측정기', '±20kV', 'TOOL', 870_000, 5],
  ['회의 테이블', '2400×1200', 'FUR', 540_000, 5],
  ['전동 높이조절 책상', '1600×800', 'FUR', 420_000, 5],
  ['이동식 부품 선반', '5단 1800', 'FUR', 260_000, 5],
  ['전동 지게차', '2.5톤', 'VEH', 31_200_000, 5],
  ['설계 소프트웨어', '네트워크 라이선스', 'SW', 14_300_000, 5],
] as const

const rooms = [
  '본관 2층',
  '본관 3층',
  '1공장 조립실',
  '2공장 1라인',
  '2공장 창고',
  '시험동 101호',
  '사무동 4층',
]

export interface StoryPerson {
  readonly singleid: string
  readonly hname: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string | null
  readonly site: string | null
}

export type AssetEnd =
  | 'IN_USE'
  | 'IDLE'
  | 'REPAIR'
  | 'DISPOSAL_REQ'
  | 'DISPOSED'
  | 'LOST'
  | 'EXCLUDED'
  | 'REG_WAIT'

/** An asset as the story tells it; its numbers are given by the days on which it came. */
export interface StoryAsset {
  readonly thing: (typeof things)[number]
  readonly person: StoryPerson
  readonly location: string
  readonly day: string
  readonly end: AssetEnd
  readonly serial: string
}

/** How many stand at which end. */
const ends: readonly (readonly [AssetEnd, number])[] = [
  ...([
    ['IN_USE', 190],
    ['IDLE', 12],
    ['REPAIR', 8],
    ['DISPOSAL_REQ', 5],
  ] as const),
  ...([
    ['DISPOSED', 15],
    ['LOST', 4],
    ['EXCLUDED', 4],
    ['REG_WAIT', 12],
  ] as const),
]

/** In 모바일개발팀 stand so many in use, the first of them with the requester of the demo. */
const [ofTeam, ofRequester] = [22, 4]

/** Everything that the company owns, in no order of time. */
export function tellAssets(
  random: SeededRandom,
  today: string,
  people: readonly StoryPerson[],
): readonly StoryAsset[] {
  const team = people.filter(({ deptcd }) => deptcd === 'D1020')
  const requester = people.filter(({ singleid }) => singleid === 'req.mobile')
  const mobile = people.filter(({ section }) => section === '모바일사업부')
  const semi = people.filter(({ section }) => section === '반도체사업부')
  const others = people.filter(({ deptcd }) => deptcd !== 'D1020')
  const holders = (end: AssetEnd, index: number): readonly StoryPerson[] => {
    if (end === 'IN_USE' && index < ofRequester) return requester
    if (end === 'IN_USE' && index < ofTeam) return team
    if (end === 'IN_USE' && index < ofTeam + 36) return semi
    if (end === 'REG_WAIT' && index < 5) return mobile
    // Behind those of receipts, for who coordinates 모바일개발팀.
    if (end === 'REG_WAIT' && index === 8) return team
    if (end === 'DISPOSAL_REQ' && index < 3) return team
    return others
  }
  const waits = (end: AssetEnd) => end === 'REG_WAIT' || end === 'EXCLUDED'
  return ends.flatMap(([end, count]) =>
    Array.from({ length: count }, (_, index): StoryAsset => {
      const thing = end === 'IN_USE' && index < ofRequester ? things[index % 4] : random.pick(things)
      return {
        thing: thing ?? things[0],
        person: random.pick(holders(end, index)),
        location: random.pick(rooms),
        day: addDays(today, -(waits(end) ? random.whole(1, 25) : random.whole(40, 1_500))),
        end,
        serial: `${thing?.[2] ?? 'IT'}-${zeroPad(random.whole(1, 9_999_999), 7)}`,
      }
    }),
  )
}
