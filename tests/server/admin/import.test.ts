import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdministrator } from '../../../server/admin/administrators'
import { importSheets } from '../../../server/admin/import/importFiles'
import { importTemplate } from '../../../server/admin/import/importTemplate'
import { importTexts } from '../../../server/admin/import/importTexts'
import { importKinds } from '../../../server/admin/import/kinds'
import { readCsv, readImportFile } from '../../../server/admin/import/readFile'
import { writeBaseData } from '../../../server/base/baseData'
import { systemActor } from '../../../server/database/actor'
import type { Transaction } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { findBrokenEvent } from '../../../server/modules/audit/securityEvents'
import { createTestDatabase, type TestDatabase } from '../testDatabase'

const now = new Date('2026-11-20T00:00:00Z')
const secret = 'a secret of the tests alone, 32 long'

let empty: TestDatabase
let folder: string
beforeAll(async () => {
  empty = await createTestDatabase('bare')
  folder = await mkdtemp(join(tmpdir(), 'gpms-import-'))
  await writeBaseData(empty.database, 'production', now)
  await asSystem(tx => createAdministrator(tx, { singleid: 'first.admin', hname: '김관리' }, now))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await empty.drop()
})

const asSystem = <T>(work: (tx: Transaction) => Promise<T>) => withActor(empty.database, systemActor, work)
const ask = (query: string) => asSystem(async tx => (await sql.raw(query).execute(tx)).rows)

/** A sheet as somebody types it: its name, its titles, its rows. */
const sheet = (name: string, ...lines: readonly string[]) => ({
  name,
  rows: lines.map(line => line.split('|').map(cell => cell.trim())),
})

const sections = sheet('사업부', '사업부코드|사업부명|정렬순서', 'T100|모바일사업부|1', 'T900|경영지원실|9')
const costCenters = sheet('코스트센터', '코스트센터|코스트센터명|사업부코드', 'CC1020|모바일개발팀|T100')
const departments = sheet(
  '부서',
  '부서코드*|부서명*|사업부코드*|상위부서코드|부서장 ID|코스트센터',
  // The team before its parent, both before the people who head them.
  'D1020|모바일개발팀|T100|D1000|head.mobile|CC1020',
  'D1000|모바일사업부|T100|||',
  'D9000|경영지원실|T900|||',
  'D9010|구매기획팀|T900|D9000|buy.head|',
)
const people = sheet(
  '임직원',
  'Single ID|이름|부서코드|직급코드|이메일|권한그룹',
  'req.mobile|조민재|D1020|선임|req@company.example|',
  'head.mobile|오경석|D1020|P50|head@company.example|31',
  'buy.head|김성호|D9010|P50|buy@company.example|기본관리자',
)
const organisation = [sections, costCenters, departments, people]

const run = (
  sheets: readonly ReturnType<typeof sheet>[],
  more: Partial<{ retiresMissing: boolean; isForced: boolean }> = {},
  at = now,
) =>
  asSystem(tx =>
    importSheets(
      tx,
      { sheets, source: 'feed.xlsx', retiresMissing: false, isForced: false, ...more },
      { now: at, secret },
    ),
  )
const counts = async (...call: Parameters<typeof run>) => {
  const { plans, problems } = await run(...call)
  expect(problems).toEqual([])
  return Object.fromEntries(
    plans.flatMap(({ kind, changes, same }) => {
      const of = (action: string) => changes.filter(change => change.action === action).length
      return changes.length + same > 0
        ? [[kind.name, `+${of('added')} ~${of('changed')} -${of('retired')} =${same}`]]
        : []
    }),
  )
}
const problemsOf = async (...call: Parameters<typeof run>) =>
  (await run(...call)).problems.map(({ sheet: name, row, title, text }) =>
    [name, row ?? '', title ?? '', text].join('|'),
  )

describe('an import of an organisation into an empty database', () => {
  it('brings rows that name each other, in whatever order they stand', async () => {
    expect(await counts(organisation)).toEqual({
      section: '+2 ~0 -0 =0',
      cost_center: '+1 ~0 -0 =0',
      department: '+4 ~0 -0 =0',
      person: '+3 ~0 -0 =0',
    })
    expect(
      await ask(`select singleid, section, deptnm, position_nm, auth_group_id, use_flag, status from person
        where singleid <> 'first.admin' order by singleid`),
    ).toEqual([
      {
        ...{ singleid: 'buy.head', section: '경영지원실', deptnm: '구매기획팀', position_nm: '부장' },
        ...{ auth_group_id: '50', use_flag: 'Y', status: 'A' },
      },
      expect.objectContaining({ singleid: 'head.mobile', auth_group_id: '31' }),
      expect.objectContaining({ singleid: 'req.mobile', auth_group_id: '30', section: '모바일사업부' }),
    ])
    expect(
      await ask('select deptcd, yyyymm, dept_level, section_name from department order by deptcd limit 2'),
    ).toEqual([
      { deptcd: 'D1000', yyyymm: '202611', dept_level: 1, section_name: '모바일사업부' },
      { deptcd: 'D1020', yyyymm: '202611', dept_level: 2, section_name: '모바일사업부' },
    ])
  })

  it('changes nothing the second time, and is in the audit once', async () => {
    const events = async () =>
      await ask("select count(*)::int from document_event where request_id = 'import'")
    const before = await events()
    expect(await counts(organisation)).toEqual({
      section: '+0 ~0 -0 =2',
      cost_center: '+0 ~0 -0 =1',
      department: '+0 ~0 -0 =4',
      person: '+0 ~0 -0 =3',
    })
    expect(await events()).toEqual(before)
    expect(await ask("select subject from security_event where action = 'import'")).toEqual([
      { subject: 'feed.xlsx: section +2 ~0 -0, cost_center +1 ~0 -0, department +4 ~0 -0, person +3 ~0 -0' },
    ])
    expect(await asSystem(tx => findBrokenEvent(tx, secret))).toBeUndefined()
  })

  it('leaves alone what a sheet does not say, and what an empty cell of a default leaves open', async () => {
    expect(
      await counts([
        sheet(
          '임직원',
          '성명|Single ID|이름|부서코드|휴대전화'.slice(3),
          'head.mobile|오경석|D1020|010-1111-2222',
        ),
      ]),
    ).toMatchObject({ person: '+0 ~1 -0 =0' })
    expect(
      await ask("select auth_group_id, email, cell_phone_no from person where singleid = 'head.mobile'"),
    ).toEqual([{ auth_group_id: '31', email: 'head@company.example', cell_phone_no: '010-1111-2222' }])
  })

  it('lets people follow the name of their department, and months before stay as they were', async () => {
    const december = new Date('2026-12-01T00:00:00Z')
    const renamed = sheet('부서', '부서코드|부서명|사업부코드|상위부서코드', 'D1020|모바일연구팀|T100|D1000')
    expect(await counts([renamed], {}, december)).toMatchObject({ department: '+0 ~1 -0 =0' })
    expect(await ask("select deptnm from person where singleid = 'req.mobile'")).toEqual([
      { deptnm: '모바일연구팀' },
    ])
    expect(
      await ask(
        "select yyyymm, deptnm, head_singleid from department where deptcd = 'D1020' order by yyyymm",
      ),
    ).toEqual([
      { yyyymm: '202611', deptnm: '모바일개발팀', head_singleid: 'head.mobile' },
      // The sheet has no column of heads.
      { yyyymm: '202612', deptnm: '모바일연구팀', head_singleid: 'head.mobile' },
    ])
    expect(await ask("select count(*)::int from department where yyyymm = '202612'")).toEqual([{ count: 4 }])
    await ask("delete from department where yyyymm = '202612'")
    await counts(organisation)
  })
})

describe('a whole file', () => {
  it('retires who is missing, ends his sessions, and takes him back', async () => {
    await ask(`insert into user_session (session_id, user_id, portal_type, auth_group_id, token_key, login_mode,
        created_date, last_access_dt, expired_date)
      values ('s1', 'req.mobile', 'I', '30', 'k', 'IDPW', '2026-11-20', '2026-11-20', '2026-11-21')`)
    const fewer = { ...people, rows: people.rows.filter(([id]) => id !== 'req.mobile') }
    const whole = { retiresMissing: true }
    expect(await problemsOf([fewer], whole)).toEqual([
      '임직원|||임직원 3건 중 1건(34%)이 파일에 없습니다. 한 번에 20%까지만 없앨 수 있습니다. 파일이 온전한지 확인하고, 맞으면 --force를 붙여 다시 실행해 주세요.',
    ])
    expect(await counts([fewer], { ...whole, isForced: true })).toMatchObject({ person: '+0 ~0 -1 =2' })
    expect(
      await ask(`select singleid, status, use_flag, status_dt::text from person where use_flag = 'N'`),
    ).toEqual([{ singleid: 'req.mobile', status: 'R', use_flag: 'N', status_dt: '2026-11-20' }])
    expect(await ask("select status from user_session where session_id = 's1'")).toEqual([
      { status: 'KILLED' },
    ])
    // Whom the file does not say to be back stays away, unless the file is the whole of it.
    expect(await counts([people])).toMatchObject({ person: '+0 ~0 -0 =3' })
    expect(await counts([people], whole)).toMatchObject({ person: '+0 ~1 -0 =2' })
    expect(await ask("select use_flag from person where singleid in ('req.mobile', 'first.admin')")).toEqual([
      { use_flag: 'Y' },
      { use_flag: 'Y' },
    ])
  })

  it('closes no department in which people are left, and leaves an administrator', async () => {
    const fewer = { ...departments, rows: departments.rows.filter(([id]) => id !== 'D9010') }
    expect(await problemsOf([fewer], { retiresMissing: true, isForced: true })).toEqual([
      '부서|||부서 D9010을 사용하지 않게 되지만 재직자가 1명 있습니다. 그 사람들의 부서를 먼저 바꿔 주세요.',
    ])
    const gone = sheet('임직원', 'Single ID|이름|부서코드|재직상태', 'first.admin|김관리|D9010|퇴직')
    expect(await problemsOf([gone])).toEqual([
      '임직원|||사용 중인 시스템관리자(99)가 한 명도 남지 않습니다. 시스템관리자를 한 명 이상 남겨 주세요.',
    ])
  })
})

describe('an error', () => {
  it.each([
    ['부서', '부서코드|부서명|사업부코드|상위부서코드', 'D2|나팀|T100|D77', '상위부서코드|D77은 없거나'],
    [
      '부서',
      '부서코드|부서명|사업부코드|상위부서코드',
      'D1000|가|T100|D1020',
      '상위부서코드|상위부서가 자기 자신으로',
    ],
    [
      '부서',
      '부서코드|부서명|사업부코드|상위부서코드',
      'D2|나팀|T900|D1000',
      '사업부코드|상위부서와 같은 사업부',
    ],
    ['사업부', '사업부코드|사업부명', 'T100|모바일', '사업부명|사업부명은 문서의 조회범위'],
    ['사업부', '사업부코드|사업부명', 'T101|모바일사업부', '사업부명|T100에 같은 값이'],
    ['임직원', 'Single ID|이름|부서코드', 'Req|조민재|D1020', 'Single ID|영문 소문자로 시작'],
    ['임직원', 'Single ID|이름|부서코드', 'new.one||D1020', '이름|이름을 입력해 주세요.'],
    ['임직원', 'Single ID|이름|부서코드|권한그룹', 'new.one|가|D1020|61', '권한그룹|다음 중에서'],
    ['임직원', 'Single ID|이름|부서코드|이메일', 'new.one|가|D1020|a b', '이메일|이메일 주소를'],
    ['환율', '기준일|통화|매매기준율', '2026-11-20|USD|천', '매매기준율|0.0001~99999999'],
    ['예산', '예산월|부서코드|계정코드|예산금액', '2026-13|D1020|5310100|1', '예산월|월을 2026-11처럼'],
  ])('in %s names the row, the column and what to do', async (name, titles, row, text) => {
    const before = await ask('select count(*)::int from document_event')
    const problems = await problemsOf([sheet(name, titles, row)])
    expect(problems[0]).toContain(`${name}|2|${text}`)
    expect(await ask('select count(*)::int from document_event')).toEqual(before)
  })

  it('in one row keeps every row of every sheet out', async () => {
    const wrong = sheet('임직원', 'Single ID|이름|부서코드', 'good.one|가|D1020', 'bad.one|나|D404')
    const rates = sheet('환율', '기준일|통화|매매기준율', '2026-11-20|USD|1,380.50')
    expect(await problemsOf([rates, wrong])).toHaveLength(1)
    expect(await ask("select 1 from person where singleid = 'good.one'")).toEqual([])
    expect(await ask('select 1 from exchange_rate')).toEqual([])
  })

  it('of a sheet or a title says which there are', async () => {
    const [unknown, title] = await problemsOf([
      sheet('Sheet1', '가|나', '1|2'),
      sheet('환율', '기준일|통화|매매기준율|비고', '2026-11-20|USD|1380|'),
    ])
    expect(unknown).toMatch(/^Sheet1\|\|\|무엇의 시트인지.*사업부, 코스트센터, 부서, 임직원/)
    expect(title).toContain('알 수 없는 제목입니다: 비고.')
  })
})

describe('master data', () => {
  const rows = [
    sheet('계정과목', '계정코드|계정명|비용구분', '5310100|소모품비|EXP', '1310200|저장품|저장품'),
    sheet('단위', '단위코드|단위명|단위유형|기준단위|환산값', 'EA|개|수량||', 'DOZ|다스|수량|EA|12'),
    sheet('카테고리', '카테고리|카테고리명|계정(EXP)', '10|공구|', '1001|절삭|', '100101|엔드밀|5310100'),
    sheet(
      '소싱그룹',
      ...[
        '소싱그룹|소싱그룹명|구매담당 ID',
        '01|설비|',
        '0101|가공|',
        '010101|일반|',
        '01010101|표준|buy.head',
      ],
    ),
    sheet(
      '품목',
      '품목코드|품목명|규격|제조사|품목구분|카테고리|소싱그룹|단위',
      '100101000001|초경 엔드밀|D10|대성|MRO|100101|01010101|EA',
    ),
    sheet('환율', '기준일|통화|매매기준율', '2026-11-20|USD|1,380.50'),
    sheet('예산', '예산월|부서코드|계정코드|예산금액', '2026-11|D1020|5310100|5,000,000'),
    sheet(
      '협력사',
      '사업자등록번호|협력사명|사업자유형|법인등록번호|업체구분|기업규모|대표자|주소|대표전화|대표이메일|은행|계좌번호|예금주|지급조건|국가|해외등록번호',
      '124-81-00998|(주)대성정밀|법인|130111-0006246|제조|S|김대성|수원시|031-200-1234|a@daesung.example|004|123-456|대성정밀|P30||',
      '|Nippon KK|해외||해외|M|Tanaka|Tokyo|03-1234-5678|b@nippon.example|004|1234|Nippon KK|P30|JP|JP-77',
    ),
  ]

  it('comes with the organisation or after it, and a second time changes nothing', async () => {
    expect(await counts(rows)).toMatchObject({
      account: '+2 ~0 -0 =0',
      unit: '+2 ~0 -0 =0',
      item_category: '+3 ~0 -0 =0',
      sourcing_group: '+4 ~0 -0 =0',
      item: '+1 ~0 -0 =0',
      exchange_rate: '+1 ~0 -0 =0',
      budget: '+1 ~0 -0 =0',
      company: '+2 ~0 -0 =0',
    })
    expect(
      await ask('select comp_no, tax_no_2, country, registered_dt::text from company order by 1'),
    ).toEqual([
      { comp_no: 'C000001', tax_no_2: '1248100998', country: 'KR', registered_dt: '2026-11-20' },
      {
        comp_no: 'C000002',
        tax_no_2: expect.stringMatching(/^000/),
        country: 'JP',
        registered_dt: '2026-11-20',
      },
    ])
    expect(Object.values(await counts(rows)).every(text => text.startsWith('+0 ~0 -0'))).toBe(true)
  })

  it('changes nothing that is changed by a request alone, and knows the same item again', async () => {
    const account = sheet(
      '협력사',
      '사업자등록번호|협력사명|사업자유형|법인등록번호|업체구분|기업규모|대표자|주소|대표전화|대표이메일|은행|계좌번호|예금주|지급조건',
      '1248100998|(주)대성정밀|CORP|1301110006246|MFR|S|김대성|수원시|031-200-1234|a@daesung.example|004|999|대성정밀|P30',
    )
    expect(await problemsOf([account])).toEqual([
      expect.stringContaining('계좌번호|거래 중인 협력사의 중요 항목(계좌)'),
    ])
    const again = sheet(
      '품목',
      '품목코드|품목명|규격|제조사|품목구분|카테고리|소싱그룹|단위',
      '100101000002|초경 엔드밀|D10|대성|MRO|100101|01010101|EA',
    )
    expect(await problemsOf([again])).toEqual([expect.stringContaining('100101000001에 같은 값이')])
  })
})

describe('files', () => {
  it('come as a workbook made from the template, with titles of any language of ours', async () => {
    const path = join(folder, 'template.xlsx')
    await writeFile(path, await importTemplate())
    const sheets = await readImportFile(path)
    expect(sheets.map(({ name }) => name)).toEqual([
      ...importKinds.map(({ title }) => title),
      importTexts.guideSheet,
    ])
    const { problems, plans } = await asSystem(tx =>
      importSheets(
        tx,
        { sheets, source: 'template.xlsx', retiresMissing: false, isForced: false },
        { now, secret },
      ),
    )
    expect(problems).toEqual([])
    expect(plans.every(({ changes }) => changes.length === 0)).toBe(true)
  })

  it('come as CSV of UTF-8 or of a Korean Excel, told by name or by titles', async () => {
    const rates = join(folder, 'exchange_rate.csv')
    await writeFile(rates, '\ufeffrateDate,currency,rate\r\n2026-11-23,USD,"1,381.2"\r\n')
    expect(await counts((await readImportFile(rates)) as never)).toEqual({ exchange_rate: '+1 ~0 -0 =0' })
    const accounts = join(folder, 'a.csv')
    // 계정코드,계정명,비용구분 and 운반비 in EUC-KR.
    await writeFile(
      accounts,
      Buffer.from(
        'b0e8c1a4c4dab5e52cb0e8c1a4b8ed2cbaf1bfebb1b8bad00a353333303130302cbfeeb9ddbaf12c455850',
        'hex',
      ),
    )
    expect(await counts((await readImportFile(accounts)) as never)).toEqual({ account: '+1 ~0 -0 =0' })
    expect(await ask("select account_name from account where account_code = '5330100'")).toEqual([
      { account_name: '운반비' },
    ])
  })

  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a ""x"", y",\r\n"two\nlines",z',
      [
        ['a "x", y', ''],
        ['two\nlines', 'z'],
      ],
    ],
    ['5" pipe,2', [['5" pipe', '2']]],
    ['a,', [['a', '']]],
  ])('%j is read cell by cell', (text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })
})
