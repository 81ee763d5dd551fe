import type { TransactionSql } from 'postgres'
import { connectDriver } from '../database/connectDriver'
import { putBack, setAside } from './suspendConstraints'

/** Numbers a day of the load may use; the story of the demo has the first thousand of each. */
export const numbersPerDay = 32_000
const reserved = 1_000
const days = 365
const rowsPerPerson = 200
const patienceMilliseconds = 3_600_000

export interface LoadOptions {
  /** The role that owns the tables: it sets their indexes aside while rows come in. */
  readonly ownerUrl: string
  readonly rows: number
  readonly today: string
  readonly tell: (text: string) => void
}

interface Load {
  readonly rows: number
  readonly today: string
  readonly people: number
}

/**
 * Requests for tests of scale: one line each, spread over the past year, one drafter for 200 of them, heads of
 * department on the party of what their people drafted. Facts only: there are no approvals and no history behind them.
 *
 *   set indexes, keys and row policies aside ─▶ people ─▶ requests, lines, parties ─▶ put back ─▶ vacuum
 *   └──────────────── one transaction: a load that fails leaves the database as it was ─────┘
 */
export async function loadRows({ ownerUrl, rows, today, tell }: LoadOptions): Promise<void> {
  const owner = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: patienceMilliseconds })
  try {
    await owner.begin(async tx => {
      await tx`select set_config('jit', 'off', true), set_config('work_mem', '256MB', true),
        set_config('maintenance_work_mem', '512MB', true)`
      const aside = await setAside(tx, ['pr', 'pr_line', 'pr_party'])
      await insertRows(tx, { rows, today, people: Math.max(1, Math.ceil(rows / rowsPerPerson)) }, tell)
      tell('  indexes')
      await putBack(tx, aside)
    })
    // Without a map of visible pages, each index-only scan would look every row up in its table.
    await owner.unsafe('vacuum (analyze) pr, pr_line, pr_party, person').simple()
  } finally {
    await owner.end({ timeout: 5 })
  }
}

async function insertRows(tx: TransactionSql, load: Load, tell: (text: string) => void): Promise<void> {
  const { rows, today, people } = load
  await tx`insert into person (singleid, hname, section, deptcd, deptnm, position, position_nm, auth_group_id)
    select 'u' || lpad(n::text, 6, '0'),
      (array['김','이','박','최','정','강','조','윤','장','임'])[1 + n % 10] ||
      (array['민준','서연','지훈','수진','현우','지은','동현','유진','성민','혜진','준영','은주'])[1 + (n / 10) % 12],
      section_name, deptcd, deptnm, 'P20', '선임', '30'
    from generate_series(1, ${people}::int) n
    join (select *, row_number() over (order by deptcd) - 1 as place, count(*) over () as total from department
      where yyyymm = (select max(yyyymm) from department)) d on d.place = n % d.total
    on conflict do nothing`
  await tx`create temporary table load_part on commit drop as
    select n, day, abs(hashint4(n)) as h, abs(hashint4(n + 7)) as state_hash, abs(hashint4(n + 3)) as amount_hash,
      ('PR' || to_char(day, 'YYYYMM') || '-' || lpad(
        ((extract(day from day)::int - 1) * ${numbersPerDay}::int + ${reserved}::int
          + (n - ((n::bigint * ${days}::int / (${rows}::int + 1)) * (${rows}::int + 1) / ${days}::int)::int) + 1)::text, 6, '0'))::varchar(16)
        collate "C" as pr_no
    from (select n, ${today}::date - (${days - 1}::int - (n::bigint * ${days}::int / (${rows}::int + 1))::int) as day
      from generate_series(1, ${rows}::int) n) numbered`
  await tx`analyze load_part`
  tell('  requests')
  await tx`insert into pr (pr_no, title, purchase_type, expense_type, section, deptcd, deptnm, requester, requester_nm,
      receiver, need_date, delivery_place, currency, line_cnt, total_amt, total_amt_krw, reason, buyer_id, buyer_nm,
      received_dt, approval_status, last_deci_dt, status, req_date, po_cnt, source_system)
    select pr_no,
      (array['3라인 ','B동 ','2공장 ','연구동 ','신제품 ','노후 '])[1 + h % 6] ||
      (array['리니어 가이드','니트릴 장갑','서보모터','노트북','A4 복사용지','시험 지그','정밀 샤프트','클린룸 와이퍼'])[1 + (h / 6) % 8] || ' ' ||
      (array['구매','교체','추가 구매','보충','정기 구매'])[1 + (h / 48) % 5],
      (array['GEN','GEN','RPT','URG','CON','SVC'])[1 + (h / 7) % 6], (array['EXP','EXP','AST','STK','SVC','RND'])[1 + (h / 11) % 6],
      p.section, p.deptcd, p.deptnm, p.singleid, p.hname, 'u' || lpad((1 + h % ${people}::int)::text, 6, '0'),
      day + 14 + h % 30, '구미 1공장 자재창고', 'KRW', 1, amount, amount, '월간 소요량에 따라 보충이 필요합니다.',
      case when state between 5 and 9 then 'buy.all' end, case when state between 5 and 9 then '한도윤' end,
      case when state between 5 and 9 then day + interval '4 days' end,
      (array['N','R','A','R','A','A','A','A','A','A'])[state], case when state > 1 then day + interval '3 days' end,
      (array['DRAFT','REJECTED','APPROVED','RETURNED','RECEIVED','RFQ','SELECTED','ORDERING','ORDERED','CLOSED'])[state],
      day, case when state > 8 then 1 + h % 3 else 0 end, 'MIG'
    from (select *, (array[1,2,2,3,3,4,5,5,6,6,7,8,8,9,9,9,9,9,9,9,9,9,10,10,10,10,10,10,10,10])[1 + state_hash % 30] as state,
        (30000 + amount_hash % 50000000) / 100 * 100 as amount from load_part) part
    join person p on p.singleid = 'u' || lpad((1 + abs(hashint4(n + 13)) % ${people}::int)::text, 6, '0')
    order by n`
  tell('  lines')
  await tx`insert into pr_line (pr_no, line_no, item_name, spec, unit_code, qty, unit_price, amt)
    select pr_no, 10, (array['리니어 가이드','니트릴 장갑','서보모터','노트북','A4 복사용지','시험 지그','정밀 샤프트','클린룸 와이퍼'])[1 + (h / 6) % 8],
      '표준', 'EA', 1, total_amt, total_amt from load_part join pr using (pr_no) order by n`
  tell('  parties')
  await tx`insert into pr_party (singleid, pr_no, req_date, status,
      approval_status, purchase_type, expense_type, section, deptcd, requester, buyer_id, need_date, total_amt_krw)
    select person.singleid, pr_no, req_date, status,
      approval_status, purchase_type, expense_type, section, deptcd, requester, buyer_id, need_date, total_amt_krw
    from (select pr.*, head_singleid as head, n from load_part join pr using (pr_no) join department d
        on d.deptcd = pr.deptcd and d.yyyymm = (select max(yyyymm) from department)) pr
    cross join lateral (select requester union select receiver union
      select head where status <> 'DRAFT' and head is not null) person (singleid)
    order by n`
}
