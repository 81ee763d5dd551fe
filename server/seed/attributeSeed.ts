import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import type { Tables } from '../database/tables'
import { type SeededRandom, seededRandom } from './seededRandom'

const seed = 480

/** Name | type | for a list its values; for a number unit, places, least and greatest; for a text its length and examples. */
const table = `
재질 | LIST | SUS304 SUS316 S45C SUJ2 SCM435 SS400 AL6061 AL5052 구리 황동 PEEK POM PVC 테프론 우레탄 니트릴
표면처리 | LIST | 무처리 흑색산화 아연도금 니켈도금 크롬도금 아노다이징 불소코팅 열처리 연마 도장 전해연마 인산염
색상 | LIST | 흰색 검정 회색 파랑 빨강 노랑 초록 투명 은색 베이지 주황 시안 마젠타
원산지 | LIST | 한국 일본 독일 미국 중국 대만 이탈리아 스위스 프랑스 영국 베트남 멕시코
정격전압 | LIST | DC5V DC12V DC24V DC48V AC100V AC110V AC220V AC380V 10.8V 12V 18V 36V
방진방수등급 | LIST | IP20 IP40 IP44 IP54 IP55 IP65 IP66 IP67 IP68 IP69K
크기 | LIST | XS S M L XL XXL 프리 230mm 240mm 250mm 260mm 270mm 280mm 290mm
정밀도 등급 | LIST | C3 C5 C7 C10 P0 P5 P6 h6 h7 g6 H7 JIS0 JIS1
인증 | LIST | KC CE UL RoHS KCs ISO9001 ISO14001 GR HACCP 없음 KS
용도 | LIST | 생산 연구 사무 청소 포장 정비 검사 시험 물류 안전
출력방식 | LIST | NPN PNP 릴레이 4-20mA 0-10V RS485 CAN EtherCAT Modbus IO-Link 없음 펄스 PROFINET EtherNet/IP
계약형태 | LIST | 월정액 건별 상주 연간 분기 단발 연장 시범 수시 야간 주말 긴급 통합
길이 | NUM | MM 1 0 20000
지름 | NUM | MM 2 0 2000
무게 | NUM | KG 3 0 50000
두께 | NUM | MM 2 0.01 500
용량 | NUM | L 2 0 5000
보증기간 | NUM | MON 0 0 120
작업시간 | NUM | HR 1 0 999
사용온도 | NUM | - 1 -200 1500
제조사 품번 | TEXT | 40 | MK-1420;PX-208;TR-77A;NL-3300
포장 단위 | TEXT | 60 | 1개입;10개 묶음;100개 상자;낱개 포장
CPU·메모리 | TEXT | 100 | i5/16GB;i7/32GB;i9/64GB
보관 조건 | TEXT | 100 | 상온;직사광선을 피할 것;15~25℃ 건조한 곳
라이선스 범위 | TEXT | 100 | 1인 1대;네트워크 5인;사업장 전체
작업 범위 | TEXT | 200 | 점검과 보고서;자재 포함 교체;현장 상주
제조일자 | DATE
인증 만료일 | DATE
유해화학물질 | YN
정전기 방지 | YN
`

/** Codes of attributes by the beginning of a category; the first must be filled in, and where there are four the second, too. */
const namings = `
1001 05 04 16 18
1002 01 13 21
1003 08 05 18
2001 01 02 13 22
2002 01 14 13 08 02
2003 08 01 14
3001 23 05 18
3002 03 18
3003 25 12
4001 05 15 11
4002 08 13 01
4003 11 05 06
5001 01 16 13
5002 01 03
5003 29 24 17 27
6001 05 15 18 27
6002 05 18 28
6003 05 17 20
7001 12 26
7002 12 19 28
7003 12 26
9001 03 22
9002 07 30 09
9003 10 22 30
`

type Attribute = Insertable<Tables['attribute']>
interface SeedAttribute {
  readonly row: Attribute
  readonly values: readonly string[]
}

/** Attributes of items, which categories name them, and what each item in use says of them. */
export async function seedAttributes(tx: Transaction, today: string): Promise<void> {
  const attributes = readAttributes()
  const byNumber = new Map(attributes.map(one => [one.row.attr_code.slice(-2), one]))
  await tx
    .insertInto('attribute')
    .values(attributes.map(({ row }) => row))
    .execute()
  await tx.insertInto('attribute_value').values(attributes.flatMap(listedValues)).execute()
  const leaves = await tx
    .selectFrom('item_category')
    .select('cat_code')
    .where('cat_level', '=', 3)
    .orderBy('cat_code')
    .execute()
  const named = leaves.flatMap(({ cat_code }) => namedBy(cat_code))
  await tx.insertInto('category_attr').values(named).execute()
  const random = seededRandom(seed)
  const items = await tx
    .selectFrom('item')
    .select(['item_code', 'cat_code'])
    .where('status', 'in', ['ACTIVE', 'INACTIVE', 'REQUESTED'])
    .orderBy('item_code')
    .execute()
  const said = items.flatMap(({ item_code, cat_code }) =>
    named
      .filter(one => one.cat_code === cat_code)
      .map(({ attr_code }) => ({
        item_code,
        attr_code,
        attr_value: saidOf(byNumber.get(attr_code.slice(-2)), random, today),
      })),
  )
  await tx.insertInto('item_attr').values(said).execute()
}

function readAttributes(): readonly SeedAttribute[] {
  return table
    .trim()
    .split('\n')
    .map((line, index) => {
      const [attr_name = '', attr_type = '', facts = '', examples = ''] = line.split(' | ')
      const row = { attr_code: `AT${zeroPad(index + 1, 4)}`, attr_name, attr_type }
      if (attr_type === 'LIST') return { row, values: facts.split(' ') }
      if (attr_type === 'TEXT')
        return { row: { ...row, max_len: Number(facts) }, values: examples.split(';') }
      if (attr_type !== 'NUM') return { row, values: [] }
      const [unit, decimals, min_val, max_val] = facts.split(' ')
      const unit_code = unit === '-' ? null : unit
      return { row: { ...row, unit_code, decimals: Number(decimals), min_val, max_val }, values: [] }
    })
}

const valueCode = (index: number) => `V${zeroPad(index + 1, 2)}`

/** The last value of long lists is not offered any more. */
const listedValues = ({ row, values }: SeedAttribute): Insertable<Tables['attribute_value']>[] =>
  row.attr_type === 'LIST'
    ? values.map((value_name, index) => ({
        attr_code: row.attr_code,
        value_code: valueCode(index),
        value_name,
        sort_no: (index + 1) * 10,
        use_yn: values.length > 13 && index === values.length - 1 ? 'N' : 'Y',
      }))
    : []

function namedBy(cat_code: string): Insertable<Tables['category_attr']>[] {
  const line = namings
    .trim()
    .split('\n')
    .find(one => cat_code.startsWith(one.slice(0, 4)))
  return (line?.split(' ').slice(1) ?? []).map((number, index, { length }) => ({
    cat_code,
    attr_code: `AT00${number.slice(0, 2)}`,
    required_yn: index === 0 || (index === 1 && length > 3) ? 'Y' : 'N',
    sort_no: (index + 1) * 10,
  }))
}

function saidOf(attribute: SeedAttribute | undefined, random: SeededRandom, today: string): string {
  if (!attribute) return ''
  const { row, values } = attribute
  if (row.attr_type === 'LIST') return valueCode(random.whole(0, Math.min(values.length, 10) - 1))
  if (row.attr_type === 'TEXT') return random.pick(values)
  if (row.attr_type === 'YN') return random.pick(['Y', 'N'])
  if (row.attr_type === 'DATE') return addDays(today, -random.whole(30, 700))
  return String(random.whole(1, 100))
}
