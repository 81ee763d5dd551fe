import type { Insertable } from 'kysely'
import { codeText } from '../../schemas/codes/codeGroups'
import { addMonths, monthOf } from '../../schemas/shared/calendar'
import type { Tables } from '../database/tables'
import { demoIdentity } from '../demoProvider/demoPeople'
import { type DemoAccount, demoAccounts } from '../modules/demo/demoAccounts'
import type { SeededRandom } from './seededRandom'

export type Person = Insertable<Tables['person']> & { readonly hname: string; readonly deptnm: string }

const sections = [
  [
    'T100',
    '모바일사업부',
    'D1',
    ['모바일기획팀', '모바일개발팀', '모바일제조팀', '모바일품질팀', '모바일구매팀', '모바일지원팀'],
  ],
  [
    'T200',
    '가전사업부',
    'D2',
    ['가전기획팀', '가전개발팀', '가전제조팀', '가전품질팀', '가전구매팀', '가전지원팀'],
  ],
  [
    'T300',
    '반도체사업부',
    'D3',
    ['반도체기획팀', '반도체공정팀', '반도체설비팀', '반도체품질팀', '반도체구매팀', '반도체지원팀'],
  ],
  [
    'T400',
    '디스플레이사업부',
    'D4',
    [
      '디스플레이기획팀',
      '디스플레이공정팀',
      '디스플레이설비팀',
      '디스플레이품질팀',
      '디스플레이구매팀',
      '디스플레이지원팀',
    ],
  ],
  [
    'T500',
    '종합연구소',
    'D5',
    ['연구기획팀', '소재연구팀', '회로연구팀', 'SW연구팀', '시험분석팀', '연구지원팀'],
  ],
  ['T900', '경영지원실', 'D9', ['구매기획팀', '통합구매팀', '재무팀', '총무팀', 'IT운영팀', '감사팀']],
] as const

const sites: Readonly<Record<string, string>> = {
  D1: 'S04',
  D2: 'S05',
  D3: 'S02',
  D4: 'S03',
  D5: 'S01',
  D9: 'S06',
}

const surnames = [
  ['김', 'kim'],
  ['이', 'lee'],
  ['박', 'park'],
  ['최', 'choi'],
  ['정', 'jung'],
  ['강', 'kang'],
  ['조', 'cho'],
  ['윤', 'yoon'],
  ['장', 'jang'],
  ['임', 'lim'],
  ['한', 'han'],
  ['오', 'oh'],
  ['서', 'seo'],
  ['신', 'shin'],
] as const

const givenNames = [
  ['민준', 'minjun'],
  ['서연', 'seoyeon'],
  ['지훈', 'jihoon'],
  ['수진', 'sujin'],
  ['현우', 'hyunwoo'],
  ['지은', 'jieun'],
  ['동현', 'donghyun'],
  ['유진', 'yujin'],
  ['성민', 'sungmin'],
  ['혜진', 'hyejin'],
  ['준영', 'junyoung'],
  ['은주', 'eunju'],
  ['태훈', 'taehoon'],
  ['미정', 'mijung'],
  ['상우', 'sangwoo'],
  ['나연', 'nayeon'],
  ['재현', 'jaehyun'],
  ['소영', 'soyoung'],
  ['영호', 'youngho'],
  ['다은', 'daeun'],
  ['승현', 'seunghyun'],
  ['보라', 'bora'],
  ['진우', 'jinwoo'],
  ['가영', 'gayoung'],
] as const

export function seedSections(): Insertable<Tables['section']>[] {
  return sections.map(([top_dept, section_name], index) => ({ top_dept, section_name, sort_no: index + 1 }))
}

export interface Team {
  readonly deptcd: string
  readonly deptnm: string
  readonly section: string
  readonly topDept: string
  readonly indept: string | null
}

/** The 42 departments of the current month: six roots and six teams below each. */
export const teams: readonly Team[] = sections.flatMap(([topDept, section, prefix, names]) => [
  { deptcd: `${prefix}000`, deptnm: section, section, topDept, indept: null },
  ...names.map((deptnm, index) => ({
    deptcd: `${prefix}0${index + 1}0`,
    deptnm,
    section,
    topDept,
    indept: `${prefix}000`,
  })),
])

/** A team that was closed last month: found by the popup's search over all departments alone. */
const closedTeam: Team = {
  deptcd: 'D2070',
  deptnm: '가전상생팀',
  section: '가전사업부',
  topDept: 'T200',
  indept: 'D2000',
}

function member(
  team: Team,
  singleid: string,
  hname: string,
  group: string,
  position: string,
  isAbsent = '',
): Person {
  return {
    singleid,
    hname,
    ename: singleid
      .replace(/\d+$/, '')
      .split('.')
      .map(part => part.charAt(0).toUpperCase() + part.slice(1))
      .join(' '),
    section: team.section,
    deptcd: team.deptcd,
    deptnm: team.deptnm,
    position,
    position_nm: codeText('POSITION', position),
    in_dept_code: team.deptcd,
    site: sites[team.deptcd.slice(0, 2)] ?? 'S06',
    email: `${singleid}@hanbit.example`,
    app_chk: 'Y',
    status: isAbsent === '' ? 'A' : isAbsent,
    auth: 'N',
    auth_group_id: group,
    use_flag: isAbsent === 'R' ? 'N' : 'Y',
  }
}

const isAway = ({ status }: DemoAccount) => status !== undefined

function named(): Person[] {
  return demoAccounts.map(account => {
    const team = teams.find(candidate => candidate.deptcd === account.deptcd)
    if (!team) throw new Error(`Engine bug: seed account ${account.singleid} has no department.`)
    const person = member(
      team,
      account.singleid,
      account.hname,
      account.group,
      account.position,
      account.status,
    )
    return {
      ...person,
      auth: account.auth,
      cell_phone_no: '01012345678',
      tel_no: '0312345678',
      // People on leave are not known to the directory yet, so that there is somebody to introduce.
      ep_id: isAway(account) ? null : demoIdentity(account.singleid),
    }
  })
}

const headcount = 120
const lastOnes = ['L', 'L', 'L', 'L', 'R', 'R']

/** 120 people: the named ones, a head for each department without one, and members of all teams. */
export function seedPeople(random: SeededRandom) {
  const people = named()
  const heads = new Map(
    demoAccounts.filter(({ isHead }) => isHead).map(({ deptcd, singleid }) => [deptcd, singleid]),
  )
  const taken = new Set(people.map(person => person.singleid))
  const generate = (team: Team, group: string, position: string, absent = ''): Person => {
    const [surname, roman] = random.pick(surnames)
    const [given, givenRoman] = random.pick(givenNames)
    let singleid = `${givenRoman}.${roman}`
    for (let count = 2; taken.has(singleid); count += 1) singleid = `${givenRoman}.${roman}${count}`
    taken.add(singleid)
    return member(team, singleid, `${surname}${given}`, group, position, absent)
  }
  for (const team of teams) {
    if (heads.has(team.deptcd)) continue
    const head = generate(
      team,
      team.deptnm.endsWith('구매팀') ? '32' : '31',
      team.indept === null ? 'P60' : 'P50',
    )
    heads.set(team.deptcd, head.singleid)
    people.push(head)
  }
  const ordinary = teams.filter(team => team.indept !== null && !team.deptcd.startsWith('D90'))
  for (let index = 0; people.length < headcount; index += 1) {
    const team = ordinary[index % ordinary.length] ?? random.pick(ordinary)
    const absent = lastOnes[headcount - people.length - 1] ?? ''
    people.push(
      generate(
        team,
        team.deptnm.endsWith('구매팀') ? '32' : '30',
        random.pick(['P10', 'P20', 'P30']),
        absent,
      ),
    )
  }
  return { people, heads }
}

/** Departments as they stood in each of four months. */
export function seedDepartments(
  today: string,
  heads: ReadonlyMap<string, string>,
): Insertable<Tables['department']>[] {
  return [-3, -2, -1, 0].flatMap(shift => {
    const yyyymm = monthOf(addMonths(today, shift))
    const standing = shift < -1 ? [...teams, closedTeam] : teams
    return standing.map(team => ({
      yyyymm,
      deptcd: team.deptcd,
      top_dept: team.topDept,
      indept: team.indept,
      section_name: team.section,
      deptnm: team.deptnm,
      dept_level: team.indept === null ? 1 : 2,
      head_singleid: heads.get(team.deptcd) ?? null,
      comp_yn: team.indept === null ? 'Y' : 'N',
      cost_center: `CC${team.deptcd.slice(1)}`,
    }))
  })
}
