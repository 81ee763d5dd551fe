import type { Transaction } from '../database/connect'
import { appliedDepartment, type StaffApplication } from '../modules/authority/applicationRules'
import { keepApplication } from '../modules/authority/applyIntUser'
import { endActs } from './actOfSeed'
import { atWorkBy } from './workingTime'

const day = 86_400_000

/** New employees who wait for an account, and how many days ago they asked for it. */
const applicants: readonly (readonly [daysAgo: number, application: StaffApplication])[] = [
  [
    2,
    {
      ...{ singleid: 'minji.seo', hname: '서민지', ename: 'Seo Minji', telNo: '0312007731' },
      ...{ email: 'minji.seo@hanbit.example', section: '모바일사업부', deptnm: '모바일개발팀' },
      ...{ authGroupId: '30', reason: '11월 입사하여 시제품 자재의 구매요청을 맡았습니다.', agreeYn: 'Y' },
    },
  ],
  [
    1,
    {
      ...{ singleid: 'taeho.baek', hname: '백태호', ename: 'Baek Taeho', telNo: '0312004412' },
      ...{ email: 'taeho.baek@hanbit.example', section: '가전사업부', deptnm: '가전구매팀' },
      ...{ authGroupId: '32', reason: '가전구매팀으로 전입하여 금형 구매를 담당합니다.', agreeYn: 'Y' },
    },
  ],
]

export async function seedStaffApplications(tx: Transaction, now: Date): Promise<void> {
  for (const [daysAgo, application] of applicants) {
    const at = new Date(atWorkBy(now.getTime() - daysAgo * day))
    const deptcd = await appliedDepartment(tx, application, at)
    if (typeof deptcd !== 'string') throw deptcd
    await keepApplication({ tx, now: at, requestId: 'seed' }, application, deptcd)
  }
  await endActs(tx, now)
}
