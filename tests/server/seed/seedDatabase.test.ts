import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import { createClock } from '../../../server/clock'
import { systemActor } from '../../../server/database/actor'
import type { Database } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { loadRows } from '../../../server/seed/loadRows'
import { seedDatabase } from '../../../server/seed/seedDatabase'
import { isFullSweep } from '../../cases/isFullSweep'
import { pinnedInstant } from '../testCluster'
import { createTestDatabase } from '../testDatabase'

let database: Database
let drop: () => Promise<void>
let ownerUrl: string
beforeAll(async () => {
  ;({ database, drop, ownerUrl } = await createTestDatabase('filled'))
})
afterAll(() => drop())

const ask = <Row>(query: string, on = database) =>
  withActor(on, systemActor, async tx => (await sql.raw<Row>(query).execute(tx)).rows)
const count = async (from: string) =>
  Number((await ask<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n)

describe('the demo data', () => {
  it.each([
    ['section', 6],
    ["department where yyyymm = '202611'", 42],
    ['person where apply_status is null', 120],
    ["person where apply_status = 'APPLIED'", 2],
    ["person where status = 'L'", 5],
    ["person where status = 'R'", 3],
    ['auth_group', 13],
    ['account', 25],
    ['cost_center', 42],
    ['unit', 20],
    ["sourcing_group where sg_level = '004'", 96],
    ["sourcing_group where sg_level = '003'", 42],
    ['item_category', 104],
    ['item', 600],
    ["item where status = 'ACTIVE'", 540],
    ['item_price', 1200],
    ['company', 60],
    ["company where status = 'REGISTERED'", 42],
    ["company where biz_type = 'FRN'", 4],
    ["company where biz_type = 'FRN' and (comp_name_kr like '%(주)%' or country = 'KR')", 0],
    ['approval_rule', 22],
    ['pr', 400],
    ['exchange_rate where extract(isodow from rate_date) > 5', 0],
  ])('holds as many rows of %s as the story tells', async (from, expected) => {
    expect(await count(from)).toBe(expected)
  })

  it('has requests in every state, in the numbers of the story', async () => {
    const rows = await ask<{ status: string; n: number }>(
      'select status, count(*)::int as n from pr group by 1',
    )
    expect(Object.fromEntries(rows.map(row => [row.status, row.n]))).toEqual({
      DRAFT: 20,
      APPROVING: 25,
      REJECTED: 10,
      APPROVED: 20,
      RETURNED: 6,
      RECEIVED: 20,
      RFQ: 25,
      SELECTED: 14,
      ORDERING: 25,
      ORDERED: 120,
      CLOSED: 105,
      CANCELED: 10,
    })
  })

  it('keeps its sums, tax numbers and approvals in order', async () => {
    expect(
      await count(
        'pr where total_amt <> (select coalesce(sum(amt), 0) from pr_line where pr_line.pr_no = pr.pr_no)',
      ),
    ).toBe(0)
    expect(
      await count(
        "pr_line where amt <> round(qty * unit_price, 2) and pr_no in (select pr_no from pr where currency = 'USD')",
      ),
    ).toBe(0)
    expect(
      await count(
        "pr where status = 'APPROVING' and not exists (select from approval join approval_step using (appr_no) where doc_no = pr_no and approval_step.status = 'CURRENT')",
      ),
    ).toBe(0)
    expect(
      await count(
        "approval where approval_status <> 'P' and exists (select from approval_step s where s.appr_no = approval.appr_no and s.status in ('CURRENT', 'WAIT') and approval_status = 'A')",
      ),
    ).toBe(0)
    expect(await count('pr where not exists (select from document_event where doc_no = pr_no)')).toBe(0)
    expect(await count(`document_event where at > '${pinnedInstant}'`)).toBe(0)
    const companies = await ask<{ tax_no_2: string }>('select tax_no_2 from company')
    expect(companies.filter(company => !isBusinessNumber(company.tax_no_2))).toEqual([])
  })

  it('fills the inboxes of the heads', async () => {
    const rows = await ask<{ singleid: string }>(
      "select singleid from approval_step where status = 'CURRENT'",
    )
    expect(rows.filter(row => row.singleid === 'head.mobile').length).toBeGreaterThan(2)
    expect(rows.filter(row => row.singleid === 'dir.mobile').length).toBeGreaterThan(0)
  })

  it('has notices that were read more or less often, written by somebody and changed by some', async () => {
    const views = await ask<{ n: number }>("select view_cnt as n from post where target <> 'EXT'")
    expect(new Set(views.map(row => row.n)).size).toBeGreaterThan(views.length * 0.8)
    expect(Math.min(...views.map(row => row.n))).toBeGreaterThan(0)
    expect(await count("post where board_id = 'notice' and target = 'EXT' and view_cnt > 10")).toBe(0)
    expect(
      await count(`post join (select doc_no, count(*) filter (where action = 'createPost') as writing,
          count(*) filter (where action = 'updatePost') as changing, min(at) as first, max(at) as last
        from document_event where doc_type = 'POST' group by 1) event on doc_no = post_no::text
        where writing = 1 and changing = version and first = write_dt and last = updated_dt and last < '${pinnedInstant}'`),
    ).toBe(await count('post'))
    expect(await count('post where version > 0')).toBeGreaterThan(4)
  })

  const requests = 'select pr_no, title, requester, total_amt, status, version from pr order by 1'

  it('is not changed by a second filling', async () => {
    const before = await ask(requests)
    await seedDatabase(database, { clock: createClock(pinnedInstant), ownerUrl })
    expect(await ask(requests)).toEqual(before)
  })

  // The whole story is written again, which takes half a minute.
  it.runIf(isFullSweep)('comes out the same each time', { timeout: 240_000 }, async () => {
    const other = await createTestDatabase('bare')
    await seedDatabase(other.database, { clock: createClock(pinnedInstant), ownerUrl: other.ownerUrl })
    expect(await ask(requests, other.database)).toEqual(await ask(requests))
    await other.drop()
  })

  it('takes a load beside the story, whose numbers stay in the order of drafting', async () => {
    const structure = `select conname::text || pg_get_constraintdef(oid) as line from pg_constraint where conrelid::regclass::text like 'pr%'
      union all select indexdef from pg_indexes where tablename like 'pr%'
      union all select relname::text || relrowsecurity || relforcerowsecurity from pg_class where relkind = 'r' order by 1`
    const before = await ask(structure)
    await loadRows({ ownerUrl: ownerUrl, rows: 2_000, today: '2026-11-20', tell: () => undefined })
    expect(await count('pr')).toBe(2_400)
    expect(await ask(structure)).toEqual(before)
    expect(
      await count(
        'pr_party party join pr using (pr_no) where party.status <> pr.status or party.total_amt_krw <> pr.total_amt_krw',
      ),
    ).toBe(0)
    expect(
      await count(
        "pr where source_system = 'MIG' and not exists (select from pr_party p where p.pr_no = pr.pr_no and p.singleid = requester)",
      ),
    ).toBe(0)
    expect(
      await count(
        "(select req_date < lag(req_date) over (order by pr_no) as back from pr where source_system = 'MIG') x where back",
      ),
    ).toBe(0)
  })
})
