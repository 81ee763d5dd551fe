import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { isBusinessNumber } from '../../schemas/shared/taxNumber'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Tables } from '../database/tables'
import { foreignNumber } from '../modules/supplier/companyRules'
import { companyDetails } from './companyDetails'
import type { SeededRandom } from './seededRandom'

/** name, tax number, status, forward, settlement, payment, type, currency, subcontract */
const named = [
  ['(주)대성정밀', '9908100018', 'REGISTERED', 'Y', 'CASE', 'P30', 'MFR', 'KRW', 'Y'],
  ['한울테크(주)', '9908100022', 'REGISTERED', 'Y', 'CASE', 'P45', 'MFR', 'KRW', 'N'],
  ['미래오피스(주)', '9918100030', 'REGISTERED', 'Y', 'MONTHLY', 'P30', 'AGT', 'KRW', 'N'],
  ['세진종합물류(주)', '9918600049', 'REGISTERED', 'Y', 'MONTHLY', 'P30', 'SVC', 'KRW', 'N'],
  ['동양공업사', '9928100052', 'REGISTERED', 'N', 'CASE', 'P30', 'MFR', 'KRW', 'N'],
  ['닛폰파츠 K.K.', '9938100069', 'REGISTERED', 'Y', 'CASE', 'P60', 'FRN', 'JPY', 'N'],
  ['글로벌칩 Inc.', '9948600072', 'REGISTERED', 'Y', 'CASE', 'P60', 'FRN', 'USD', 'N'],
  ['(주)청솔전기', '9958100084', 'SUSPENDED', 'Y', 'CASE', 'P30', 'CON', 'KRW', 'N'],
  ['신영케미칼(주)', '9968100092', 'APPLIED', 'N', 'CASE', 'P30', 'MFR', 'KRW', 'N'],
  ['(주)가람소재', '9978100101', 'CANDIDATE', 'N', 'CASE', 'P30', 'MFR', 'KRW', 'N'],
] as const

const fronts = [
  '태광',
  '우진',
  '서영',
  '명진',
  '동아',
  '한빛',
  '삼우',
  '성지',
  '대원',
  '유성',
  '진흥',
  '세종',
  '신화',
  '경동',
  '부광',
  '현대기연',
  '금성',
  '청우',
  '미성',
  '영진',
  '정우',
  '광명',
  '동서',
  '화신',
  '일신',
]
const trades = [
  ['정밀', 'MFR', '제조업', '기계부품'],
  ['테크', 'MFR', '제조업', '전자부품'],
  ['산업', 'AGT', '도소매업', '산업용품'],
  ['상사', 'AGT', '도소매업', '공구'],
  ['시스템', 'MFR', '제조업', '자동화설비'],
  ['이엔지', 'CON', '건설업', '설비공사'],
  ['솔루션', 'SVC', '서비스업', '유지보수'],
  ['물류', 'SVC', '운수업', '화물운송'],
] as const
/** Those with whom nobody trades any more are foreign: name and its head. Their numbers stand in for a business number. */
const abroad = [
  ['상하이정밀 Co., Ltd.', '왕웨이'],
  ['선전테크 Co., Ltd.', '리나'],
] as const
const streets = [
  '경기도 수원시 영통구 삼성로',
  '경기도 화성시 동탄산단로',
  '경상북도 구미시 3공단로',
  '광주광역시 광산구 하남산단로',
  '인천광역시 남동구 남동대로',
  '서울특별시 금천구 가산디지털로',
]

function statusesOfOthers(): string[] {
  const counts = { REGISTERED: 35, SUSPENDED: 2, TERMINATED: 2, APPLIED: 4, CANDIDATE: 5, REJECTED: 2 }
  return Object.entries(counts).flatMap(([status, count]) => Array.from({ length: count }, () => status))
}

/** A number that no tax office gives (prefix 990 to 999), with the right check digit. */
function taxNumber(index: number): string {
  const nine = `${990 + (index % 10)}${['81', '86', '88'][index % 3]}${zeroPad(2_000 + index, 4)}`
  const digit = Array.from({ length: 10 }, (_, candidate) => candidate).find(candidate =>
    isBusinessNumber(nine + candidate),
  )
  return `${nine}${digit ?? 0}`
}

/** 60 companies, the first ten by name and number as scenarios know them. */
export function seedCompanies(random: SeededRandom, today: string): Insertable<Tables['company']>[] {
  const address = () => `${random.pick(streets)} ${random.whole(1, 320)}`
  const rest = (status: string) => ({
    comp_size: random.pick(['M', 'S', 'S', 'V']),
    found_date: addDays(today, -random.whole(1_500, 12_000)),
    zip_code: String(random.whole(10_000, 63_000)),
    addr1: address(),
    tel_no: `031${random.whole(2_000_000, 8_999_999)}`,
    bank_code: random.pick(['004', '020', '088', '081', '003']),
    bank_account: `110-${random.whole(100, 999)}-${random.whole(100_000, 999_999)}`,
    status,
    suspend_reason: status === 'SUSPENDED' ? '납기 지연 반복' : null,
    eva_grade: status === 'REGISTERED' ? random.pick(['S', 'A', 'A', 'B', 'B', 'C']) : null,
    registered_dt: status === 'REGISTERED' ? addDays(today, -random.whole(100, 2_000)) : null,
  })
  const known = named.map(
    ([name, tax, status, forward, settle, pay, type, currency, subcontract], index) => ({
      comp_no: `C${zeroPad(index + 1, 6)}`,
      comp_name_kr: name,
      tax_no_2: tax,
      biz_type: type === 'FRN' ? 'FRN' : 'CORP',
      comp_type: type,
      ceo_name:
        [
          '김대성',
          '강한울',
          '오미래',
          '박세진',
          '정동양',
          '다나카 히로시',
          'Michael Reed',
          '윤청솔',
          '신영수',
          '가람희',
        ][index] ?? '홍길동',
      currency,
      pay_term: pay,
      settle_type: settle,
      forward_yn: forward,
      subcontract_yn: subcontract,
      ...rest(status),
    }),
  )
  const others = statusesOfOthers().map((status, index) => {
    const [trade, type, cond, kind] = trades[index % trades.length] ?? trades[0]
    const front = fronts[index % fronts.length] ?? '한빛'
    const comp_no = `C${zeroPad(index + 11, 6)}`
    const head = `${random.pick(['김', '이', '박', '최', '정'])}${random.pick(['상철', '영수', '정희', '동욱', '미란'])}`
    const [nameAbroad, headAbroad] = (status === 'TERMINATED' && abroad[index % abroad.length]) || []
    return {
      comp_no,
      comp_name_kr: nameAbroad ?? (index % 2 === 0 ? `(주)${front}${trade}` : `${front}${trade}(주)`),
      tax_no_2: nameAbroad ? foreignNumber(comp_no) : taxNumber(index),
      biz_type: nameAbroad ? 'FRN' : 'CORP',
      comp_type: nameAbroad ? 'FRN' : type,
      ceo_name: headAbroad ?? head,
      biz_cond: cond,
      biz_item: kind,
      pay_term: random.pick(['P30', 'P45', 'P60']),
      settle_type: index < 8 ? 'MONTHLY' : 'CASE',
      forward_yn: index % 7 === 3 || status !== 'REGISTERED' ? 'N' : 'Y',
      ...rest(status),
    }
  })
  const checked = new Date(`${today}T03:00:20+09:00`)
  return [...known, ...others].map((company, index) => ({
    ...company,
    ...companyDetails(company, index, checked),
    gerp_vendor_code: vendorCode(company),
  }))
}

const tradedStates = ['REGISTERED', 'SUSPENDED']
/** Registered, and not yet known to GERP: nothing can be ordered of it. */
const notInGerp = 'C000045'

function vendorCode({ comp_no, status }: { readonly comp_no: string; readonly status: string }) {
  return tradedStates.includes(status) && comp_no !== notInGerp ? zeroPad(Number(comp_no.slice(1)), 10) : null
}
