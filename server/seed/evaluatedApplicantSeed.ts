import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import { runAsSystem } from '../database/runAsSystem'
import type { Tables } from '../database/tables'
import { registrationResult, sheetTotal } from '../modules/evaluationSheet/sheetScore'
import { type Applicant, applicants } from './evaluatedApplicants'
import { seededItems } from './evaluationItems'
import { fileOfSeed } from './fileOfSeed'
import { nextNumbers } from './nextNumbers'
import { atWorkBy } from './workingTime'
import { writeEvents } from './writeEvents'

type Event = Insertable<Tables['document_event']>

const day = 86_400_000
const manager = 'vendor.mgr'
const head = 'buy.head'
/** The steps of an application in days after it, ten minutes apart so that they keep their order on one working day. */
const steps = ['apply', 'review', 'request', 'save', 'submit', 'confirm', 'decide'] as const
const daysAfter = { apply: 0, review: 1, request: 3, save: 8, submit: 9, confirm: 11, decide: 14 }
type Step = (typeof steps)[number]

const items = seededItems.REG ?? []
const isIn = ({ status }: Applicant) => status !== 'SAVED'

/** Applications that came as far as an evaluation, with its sheet: two under way, the others confirmed and decided. */
export async function seedEvaluatedApplicants(
  tx: Transaction,
  now: Date,
  folder: string | undefined,
): Promise<void> {
  const names = new Map(
    (await tx.selectFrom('person').select(['singleid', 'hname']).execute()).map(one => [
      one.singleid,
      one.hname,
    ]),
  )
  const companies = new Map(
    (
      await tx.selectFrom('company').select(['comp_no', 'comp_name_kr', 'tax_no_2', 'comp_type']).execute()
    ).map(one => [one.comp_no, one]),
  )
  const { tpl_id } = await tx
    .selectFrom('eva_template')
    .select('tpl_id')
    .where('eva_type', '=', 'REG')
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  const at = ({ daysAgo }: Applicant, step: Step) => {
    const workday = koreanDay(atWorkBy(now.getTime() - (daysAgo - daysAfter[step]) * day))
    return new Date(Date.parse(`${workday}T09:10:00+09:00`) + steps.indexOf(step) * 600_000)
  }
  const numbersOf = (prefix: string, step: Step) =>
    nextNumbers(
      tx,
      prefix,
      applicants.map(one => at(one, step)),
    )
  const [regNos, evaNos] = [await numbersOf('CR', 'apply'), await numbersOf('RE', 'request')]
  await writeApplicants(tx, at)
  const events: Event[] = []
  for (const [index, applicant] of applicants.entries()) {
    const { compNo, evaluator } = applicant
    const [reg_no = '', eva_no = ''] = [regNos[index], evaNos[index]]
    const isMaker = companies.get(compNo)?.comp_type === 'MFR'
    const paper = { name: `실사사진_${compNo}.txt`, text: `공장 실사 기록\n\n협력사: ${compNo}\n` }
    const file_id =
      isMaker && isIn(applicant)
        ? await fileOfSeed(
            tx,
            folder,
            { ownerType: 'EVA', ownerNo: eva_no, by: evaluator, at: at(applicant, 'save') },
            [paper],
          )
        : null
    const sheet = sheetOf(applicant, { eva_no, reg_no, tpl_id, file_id }, isMaker, at)
    await insertRows(tx, 'comp_reg', [registrationOf(applicant, companies.get(compNo), sheet, at)])
    await insertRows(tx, 'comp_reg_eva', [sheet])
    await insertRows(
      tx,
      'comp_reg_eva_score',
      items.map((_, place) => ({
        eva_no,
        item_no: place + 1,
        score: applicant.scores[place] ?? null,
        opinion: null,
      })),
    )
    events.push(...historyOf(applicant, sheet, names, at))
  }
  await writeEvents(tx, events)
}

type At = (applicant: Applicant, step: Step) => Date

function sheetOf(
  applicant: Applicant,
  names: { eva_no: string; reg_no: string; tpl_id: string; file_id: string | null },
  isMaker: boolean,
  at: At,
): Insertable<Tables['comp_reg_eva']> {
  const { compNo, evaluator, opinion, scores, status } = applicant
  const total_score = sheetTotal(
    items.map(({ weight }, index) => ({ score: scores[index] ?? null, weight, max_score: 5 })),
  )
  const requested = at(applicant, 'request')
  return {
    ...{
      ...names,
      comp_no: compNo,
      evaluator,
      due_date: addDays(koreanDay(requested), 14),
      status,
      total_score,
    },
    visit_date: isMaker ? koreanDay(at(applicant, 'save')) : null,
    eva_result: status === 'CONFIRMED' ? registrationResult(total_score ?? '0') : null,
    opinion: isIn(applicant) ? opinion : null,
    submitted_by: isIn(applicant) ? evaluator : null,
    ...{ created_by: manager, created_dt: requested, updated_by: manager, updated_dt: requested },
  }
}

/** Whoever is suitable on conditions is taken by the head of purchasing alone. */
const decider = (result: string | null | undefined) => (result === 'COND' ? head : manager)

function registrationOf(
  applicant: Applicant,
  company: { comp_name_kr: string; tax_no_2: string } | undefined,
  { reg_no, eva_no, status, total_score, eva_result }: Insertable<Tables['comp_reg_eva']>,
  at: At,
): Insertable<Tables['comp_reg']> {
  const { compNo, userId, email, sgCode, mainItem } = applicant
  const [applied, decided] = [at(applicant, 'apply'), at(applicant, 'decide')]
  const isDecided = status === 'CONFIRMED'
  const isRejected = eva_result === 'FAIL'
  const by = decider(eva_result)
  return {
    ...{
      reg_no,
      comp_no: compNo,
      comp_name_kr: company?.comp_name_kr ?? '',
      tax_no_2: company?.tax_no_2 ?? '',
    },
    ...{ user_id: userId, sg_code: sgCode, main_item: mainItem, verify_type: 'E', contact: email },
    ...{ applied_dt: applied, reviewer: manager, eva_no },
    ...(isDecided ? { eva_score: total_score, eva_result } : { eva_score: null, eva_result: null }),
    review_opinion: isDecided
      ? isRejected
        ? '평가 점수가 기준에 미치지 못합니다.'
        : '서류와 실사에 문제가 없습니다.'
      : null,
    decided_dt: isDecided ? decided : null,
    again_from: isRejected ? addDays(koreanDay(decided), 30) : null,
    status: isDecided ? (isRejected ? 'REJECTED' : 'APPROVED') : 'EVALUATING',
    ...{ created_by: userId, created_dt: applied, updated_by: by, updated_dt: isDecided ? decided : applied },
  }
}

const rejection = '등록평가 점수가 기준에 미치지 못하여 등록할 수 없습니다.'
const condition = '첫 납품의 품질을 확인하는 조건으로 등록합니다.'

function historyOf(
  applicant: Applicant,
  { reg_no, eva_no, status, eva_result }: Insertable<Tables['comp_reg_eva']>,
  names: ReadonlyMap<string, string>,
  at: At,
): readonly Event[] {
  const { evaluator, userName } = applicant
  const step = (
    [doc_type, doc_no]: readonly [string, string],
    when: Step,
    actor: string,
    action: string,
    [from_status, to_status]: readonly [string | null, string],
    reason?: string,
  ): Event => ({
    ...{
      doc_type,
      doc_no,
      at: at(applicant, when),
      actor,
      action,
      from_status,
      to_status,
      reason: reason ?? null,
    },
    actor_name: actor === 'system' ? userName : (names.get(actor) ?? actor),
  })
  const [application, sheet] = [['CR', reg_no] as const, ['RE', eva_no] as const]
  const begun = [
    step(application, 'apply', 'system', 'applyCompReg', [null, 'APPLIED']),
    step(application, 'review', manager, 'startCompRegReview', ['APPLIED', 'DOC_REVIEW']),
    step(application, 'request', manager, 'requestRegEva', ['DOC_REVIEW', 'EVALUATING']),
    step(sheet, 'request', manager, 'requestRegEva', [null, 'ASSIGNED']),
    step(sheet, 'save', evaluator, 'saveRegEva', ['ASSIGNED', 'SAVED']),
  ]
  if (status === 'SAVED') return begun
  const submitted = step(sheet, 'submit', evaluator, 'submitRegEva', ['SAVED', 'SUBMITTED'])
  if (status === 'SUBMITTED') return [...begun, submitted]
  const [action, end, reason] =
    eva_result === 'FAIL'
      ? (['rejectCompReg', 'REJECTED', rejection] as const)
      : (['approveCompReg', 'APPROVED', eva_result === 'COND' ? condition : undefined] as const)
  return [
    ...[...begun, submitted],
    step(sheet, 'confirm', manager, 'confirmRegEva', ['SUBMITTED', 'CONFIRMED']),
    step(application, 'decide', decider(eva_result), action, ['EVALUATING', end], reason),
  ]
}

/** Whoever applied: users of companies that are suppliers by now, and others who were introduced by their application alone. */
async function writeApplicants(tx: Transaction, at: At): Promise<void> {
  for (const applicant of applicants) {
    const { compNo, userId, userName, email, status, isKnown } = applicant
    const [applied, decided] = [at(applicant, 'apply'), at(applicant, 'decide')]
    if (isKnown) {
      await tx
        .updateTable('ext_user')
        .set({ apply_dt: applied, terms_dt: applied, created_dt: applied })
        .where('user_id', '=', userId)
        .execute()
      await tx
        .updateTable('ext_user')
        .set({ last_login_dt: null, last_login_ip: null })
        .where('user_id', '=', userId)
        .where('last_login_dt', '<', decided.toISOString())
        .execute()
      await tx
        .updateTable('company')
        .set({ registered_dt: koreanDay(decided) })
        .where('comp_no', '=', compNo)
        .execute()
      continue
    }
    const isRejected = status === 'CONFIRMED'
    await runAsSystem(tx, () =>
      tx
        .insertInto('ext_user')
        .values({
          ...{ user_id: userId, comp_no: compNo, user_name: userName, email, auth_group_id: '61' },
          ...{
            dept_name: '영업팀',
            position_name: '대표',
            cell_phone_no: '01052001100',
            otp_gubun: 'E',
            main_yn: 'N',
          },
          ...{ status: isRejected ? 'REJECTED' : 'APPLIED', reject_reason: isRejected ? rejection : null },
          ...{
            terms_dt: applied,
            apply_dt: applied,
            pw_changed_dt: applied,
            created_by: userId,
            created_dt: applied,
          },
        })
        .execute(),
    )
  }
}
