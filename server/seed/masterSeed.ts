import type { Insertable } from 'kysely'
import { addDays, weekdayOf } from '../../schemas/shared/calendar'
import type { Tables } from '../database/tables'
import { closedMonths, closingDay } from '../master/accountingPeriod'
import { inputVatAccount, payableAccount } from '../modules/slip/slipAccounts'
import { teams } from './organisationSeed'
import type { SeededRandom } from './seededRandom'

const accounts = [
  ['5310100', '소모품비', 'EXP'],
  ['5310200', '사무용품비', 'EXP'],
  ['5310300', '공구비', 'EXP'],
  ['5320100', '수선비', 'EXP'],
  ['5320200', '차량유지비', 'EXP'],
  ['5330100', '운반비', 'EXP'],
  ['5340100', '도서인쇄비', 'EXP'],
  ['5350100', '교육훈련비', 'EXP'],
  ['5360100', '안전보건비', 'EXP'],
  ['5370100', '통신비', 'EXP'],
  ['5410100', '지급수수료', 'SVC'],
  ['5410200', '외주용역비', 'SVC'],
  ['5410300', '유지보수료', 'SVC'],
  ['5410400', '시험분석비', 'SVC'],
  ['1210100', '기계장치', 'AST'],
  ['1210200', '공구와기구', 'AST'],
  ['1210300', '비품', 'AST'],
  ['1210400', '전산장비', 'AST'],
  ['1310100', '원재료', 'STK'],
  ['1310200', '저장품', 'STK'],
  ['1310300', '부재료', 'STK'],
  ['5510100', '연구재료비', 'RND'],
  ['5510200', '시제품비', 'RND'],
  ['1350000', '부가세대급금', 'EXP'],
  ['2110000', '외상매입금', 'EXP'],
] as const

/** Code, name, type, decimals, and what one of them is in another unit. */
const units: readonly (readonly [string, string, string, number, string?, string?])[] = [
  ['EA', '개', 'QTY', 0],
  ['SET', '세트', 'SET', 0],
  ['BOX', '상자', 'QTY', 0],
  ['PACK', '팩', 'QTY', 0],
  ['ROLL', '롤', 'QTY', 0],
  ['SHEET', '장', 'QTY', 0],
  ['PAIR', '켤레', 'QTY', 0],
  ['DOZ', '다스', 'QTY', 0, 'EA', '12'],
  ['CAN', '캔', 'QTY', 0],
  ['BTL', '병', 'QTY', 0],
  ['KG', '킬로그램', 'WGT', 3],
  ['G', '그램', 'WGT', 1, 'KG', '0.001'],
  ['TON', '톤', 'WGT', 3, 'KG', '1000'],
  ['M', '미터', 'LEN', 2],
  ['MM', '밀리미터', 'LEN', 0, 'M', '0.001'],
  ['L', '리터', 'VOL', 2],
  ['ML', '밀리리터', 'VOL', 0, 'L', '0.001'],
  ['HR', '시간', 'TIME', 1],
  ['DAY', '일', 'TIME', 0, 'HR', '8'],
  ['MON', '개월', 'TIME', 0],
]

export function seedAccounts(): Insertable<Tables['account']>[] {
  return accounts.map(([account_code, account_name, expense_type]) => ({
    account_code,
    account_name,
    expense_type,
    // Booked to the balance sheet, for nobody in particular.
    co_required_yn: account_code === inputVatAccount || account_code === payableAccount ? 'N' : 'Y',
  }))
}

/** The months of the story that are closed; a month that is open needs no row. */
export function seedPeriods(today: string): Insertable<Tables['accounting_period']>[] {
  return closedMonths(today, 15).map(yyyymm => ({
    yyyymm,
    open_yn: 'N',
    close_dt: new Date(`${closingDay(yyyymm)}T18:00:00+09:00`),
  }))
}

/** Where an item of a category is booked under an expense type; the first prefix that fits wins. */
const bookings: readonly (readonly [expense: string, category: string, account: string])[] = [
  ['EXP', '10', '5310300'],
  ['EXP', '9002', '5360100'],
  ['EXP', '9001', '5310200'],
  ['EXP', '30', '5310200'],
  ['EXP', '7003', '5330100'],
  ['EXP', '70', '5320100'],
  ['EXP', '60', '5320100'],
  ['EXP', '', '5310100'],
  ['SVC', '7001', '5410300'],
  ['SVC', '7002', '5410400'],
  ['SVC', '70', '5410200'],
  ['SVC', '', '5410100'],
  ['AST', '30', '1210400'],
  ['AST', '10', '1210200'],
  ['AST', '90', '1210300'],
  ['AST', '', '1210100'],
  ['STK', '50', '1310100'],
  ['STK', '20', '1310300'],
  ['STK', '', '1310200'],
  ['RND', '50', '5510100'],
  ['RND', '', '5510200'],
]

/** The account an item is booked to when it is bought under an expense type. */
export function accountOf(expenseType: string, category: string): string {
  const booking = bookings.find(([expense, prefix]) => expense === expenseType && category.startsWith(prefix))
  if (!booking) throw new Error(`Engine bug: accountOf knows no account for expense type ${expenseType}.`)
  return booking[2]
}

export function seedCostCenters(): Insertable<Tables['cost_center']>[] {
  return teams.map(team => ({
    cost_center: `CC${team.deptcd.slice(1)}`,
    cost_center_name: team.deptnm,
    top_dept: team.topDept,
  }))
}

export function seedUnits(): Insertable<Tables['unit']>[] {
  return units.map(([unit_code, unit_name, unit_type, decimals, base_unit = null, conv_rate = '1']) => ({
    unit_code,
    unit_name,
    unit_type,
    decimals,
    base_unit,
    conv_rate,
  }))
}

/** Won per unit (JPY: per 100 yen) around which the rate of a currency walks, and how far it strays, in hundredths. */
const currencies = [
  ['JPY', 91_500, 1_000],
  ['USD', 138_000, 2_000],
  ['EUR', 150_500, 2_000],
  ['CNY', 19_150, 200],
] as const
const rateDays = 120

/** 120 days back without weekends, when the market publishes none. */
export function seedRates(random: SeededRandom, today: string): Insertable<Tables['exchange_rate']>[] {
  return currencies.flatMap(([currency, middle, stray]) => {
    let rate: number = middle
    return Array.from({ length: rateDays }, (_, index) => addDays(today, index - rateDays + 1)).flatMap(
      rate_date => {
        if (weekdayOf(rate_date) === 0 || weekdayOf(rate_date) === 6) return []
        rate = Math.min(middle + stray, Math.max(middle - stray, rate + random.whole(-stray / 5, stray / 5)))
        const text = String(Math.round(rate))
        return [{ rate_date, currency, rate: `${text.slice(0, -2)}.${text.slice(-2)}` }]
      },
    )
  })
}

const groupNames = [
  ['설비', ['가공설비', '자동화설비', '검사설비']],
  ['부품', ['기구부품', '전장부품', '구동부품']],
  ['소모품(MRO)', ['사무소모품', '안전보건용품', '공구·잡자재']],
  ['IT', ['전산장비', '소프트웨어', '네트워크']],
  ['용역', ['유지보수용역', '시험분석용역', '물류용역']],
  ['공사', ['전기공사', '배관공사', '인테리어공사']],
] as const
const kinds = ['일반', '정밀', '특수']
const grades = ['표준', '주문', '수입']

/** 6, 18, 42 and 96 groups by level; two characters a level. */
export function seedSourcingGroups(): Insertable<Tables['sourcing_group']>[] {
  const groups: Insertable<Tables['sourcing_group']>[] = []
  const two = (index: number) => String(index + 1).padStart(2, '0')
  let second = 0
  let third = 0
  for (const [first, [name, children]] of groupNames.entries()) {
    groups.push({
      sg_code: two(first),
      up_level: null,
      sg_level: '001',
      sg_name: name,
      sort_no: (first + 1) * 10,
    })
    for (const [index, child] of children.entries()) {
      const code = two(first) + two(index)
      groups.push({
        sg_code: code,
        up_level: two(first),
        sg_level: '002',
        sg_name: child,
        sort_no: (index + 1) * 10,
      })
      for (const [kind, kindName] of kinds.slice(0, second < 6 ? 3 : 2).entries()) {
        const kindCode = code + two(kind)
        groups.push({
          sg_code: kindCode,
          up_level: code,
          sg_level: '003',
          sg_name: `${kindName} ${child}`,
          sort_no: (kind + 1) * 10,
        })
        for (const [grade, gradeName] of grades.slice(0, third < 12 ? 3 : 2).entries())
          groups.push({
            sg_code: kindCode + two(grade),
            up_level: kindCode,
            sg_level: '004',
            sg_name: `${kindName} ${child}(${gradeName})`,
            buyer_id: 'buy.all',
            sort_no: (grade + 1) * 10,
          })
        third += 1
      }
      second += 1
    }
  }
  return groups
}
