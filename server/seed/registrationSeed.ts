import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { systemActor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { runAsSystem } from '../database/runAsSystem'
import { addEvent } from '../document/documentEvents'
import { moveDocument } from '../document/documentKind'
import { nextNumber } from '../document/documentNumber'
import { demoPassword } from '../modules/demo/demoAccounts'
import { hashPassword } from '../modules/secret/passwordHash'
import { registration } from '../modules/supplierRegistration/registrationKind'
import { reviewStart } from '../modules/supplierRegistration/registrations'
import { contextOf, endActs } from './actOfSeed'
import { atWorkBy } from './workingTime'

const hour = 3_600_000
const day = 24 * hour

interface Application {
  readonly daysAgo: number
  readonly userId: string
  readonly userName: string
  readonly contact: string
  readonly mainItem: string
  /** Days after the application. */
  readonly reviewed?: number
  readonly supplemented?: readonly [after: number, reason: string]
}

/** Of the companies that apply, in their order. */
const applications: readonly Application[] = [
  {
    ...{
      daysAgo: 12,
      userId: 'shinyoung1',
      userName: '신영수',
      contact: 'ceo@shinyoung.example',
      reviewed: 2,
    },
    mainItem: '반도체 세정액, 산업용 접착제',
  },
  {
    ...{ daysAgo: 30, userId: 'applicant02', userName: '조경호', contact: 'sales@partner02.example' },
    ...{ mainItem: '배관 자재, 밸브', reviewed: 4 },
    supplemented: [9, '회사소개서를 최신본으로 교체하고 인감증명을 다시 첨부해 주세요.'],
  },
  {
    ...{ daysAgo: 2, userId: 'applicant03', userName: '류지연', contact: 'yj.ryu@partner03.example' },
    mainItem: '사무실 청소와 시설 유지보수 용역',
  },
]

/** Companies that apply just now. Nobody outside is written to while the demo is made. */
export async function seedRegistrations(tx: Transaction, now: Date): Promise<void> {
  const companies = await tx
    .selectFrom('company')
    .select(['comp_no', 'comp_name_kr', 'tax_no_2'])
    .where('status', '=', 'APPLIED')
    .orderBy('comp_no')
    .execute()
  const groups = await tx
    .selectFrom('sourcing_group')
    .select('sg_code')
    .where('sg_level', '=', '004')
    .orderBy('sg_code')
    .execute()
  const pw_hash = await hashPassword(demoPassword)
  for (const [index, application] of applications.entries()) {
    const company = companies[index]
    const group = groups[(index * 11) % groups.length]
    if (company && group) await tell(tx, now, application, { ...company, ...group, pw_hash })
  }
  await endActs(tx, now)
}

interface Company {
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly tax_no_2: string
  readonly sg_code: string
  readonly pw_hash: string
}

async function tell(tx: Transaction, now: Date, application: Application, company: Company): Promise<void> {
  const { userId, userName, contact, mainItem, reviewed, supplemented } = application
  const { pw_hash, ...of } = company
  const applied = now.getTime() - application.daysAgo * day
  const at = (days: number) => new Date(atWorkBy(applied + days * day + hour))
  const first = await contextOf(tx, 'vendor.mgr', at(0))
  const applicant = { ...first, actor: { ...systemActor, name: userName } }
  const written = { created_by: userId, created_dt: first.now, updated_by: userId, updated_dt: first.now }
  await tx
    .insertInto('ext_user')
    .values({
      ...{ user_id: userId, comp_no: of.comp_no, user_name: userName, email: contact, status: 'APPLIED' },
      ...{ dept_name: '영업팀', position_name: '대표', cell_phone_no: '01052001100', auth_group_id: '61' },
      ...{ otp_gubun: 'E', main_yn: 'N', terms_dt: first.now, apply_dt: first.now, pw_changed_dt: first.now },
      ...written,
    })
    .execute()
  await runAsSystem(tx, () =>
    tx.insertInto('ext_user_password').values({ user_id: userId, pw_hash }).execute(),
  )
  const reg_no = await nextNumber(tx, 'CR', first.now)
  await tx
    .insertInto('comp_reg')
    .values({
      ...of,
      ...{ reg_no, user_id: userId, main_item: mainItem, verify_type: 'E', contact, status: 'APPLIED' },
      ...{ applied_dt: first.now, ...written },
    })
    .execute()
  await runAsSystem(tx, () =>
    addEvent(applicant, { docType: 'CR', docNo: reg_no, action: 'applyCompReg', from: null, to: 'APPLIED' }),
  )
  const stored = () =>
    tx.selectFrom('comp_reg').selectAll().where('reg_no', '=', reg_no).executeTakeFirstOrThrow()
  if (reviewed !== undefined) {
    const context = await contextOf(tx, 'vendor.mgr', at(reviewed))
    await reviewStart(context, 'startCompRegReview', { id: reg_no, version: 0 })
  }
  if (supplemented) {
    const [after, reason] = supplemented
    const context = await contextOf(tx, 'vendor.mgr', at(after))
    await moveDocument(context, registration, await stored(), {
      ...{ action: 'supplementCompReg', status: 'SUPPLEMENT', reason },
      // Nine days are left, whatever day of the week it was asked for.
      columns: { supplement_reason: reason, supplement_due: addDays(koreanDay(now), 9) },
    })
  }
}
