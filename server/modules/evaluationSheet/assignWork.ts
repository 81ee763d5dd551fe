import { codeText } from '../../../schemas/codes/codeGroups'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { evaWorkWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { checkGroup } from '../../document/checkGroup'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { insertNew } from '../../document/writeRows'
import { conflict, type Failure, fieldRefused, refused } from '../../http/failure'
import { appliedTemplate, makeItems } from './sheetItems'
import { workSheet } from './sheetKinds'
import { sheetTexts } from './sheetTexts'

/** Who may evaluate the work of suppliers. */
const evaluatorGroups = ['99', '50', '34', '33', '32', '31', '30']
const evaluated = ['REGISTERED', 'SUSPENDED']
const firstDays: Readonly<Record<string, string>> = { H1: '01-01', H2: '07-01', Y: '01-01' }

export interface EvaluatedPeriod {
  readonly evaYear: string
  readonly evaPeriod: string
}

/** One sheet that is asked for. */
export interface AskedSheet {
  readonly compNo: string
  readonly evaluator: string
  readonly dueDate: string
}

/** The template of a period that has begun. */
async function templateOf(
  { tx, now }: EventContext,
  { evaYear, evaPeriod }: EvaluatedPeriod,
): Promise<string> {
  const first = firstDays[evaPeriod]
  if (first === undefined) throw fieldRefused('evaPeriod', 'codeNotAllowed', [evaPeriod])
  if (`${evaYear}-${first}` > koreanDay(now)) throw fieldRefused('evaYear', sheetTexts.periodNotBegun)
  const template = await appliedTemplate(tx, 'WORK', evaYear)
  if (template === undefined) throw conflict(sheetTexts.noWorkTemplate)
  return template
}

export const dueFailure = (dueDate: string, now: Date): Failure | undefined =>
  dueDate < koreanDay(now) ? fieldRefused('dueDate', sheetTexts.dueInPast) : undefined

/** Why a person cannot evaluate. */
export async function evaluatorFailure(
  tx: Transaction,
  singleid: string,
  groups: readonly string[] = evaluatorGroups,
): Promise<Failure | undefined> {
  const person = await tx
    .selectFrom('person')
    .select(['status', 'use_flag', 'auth_group_id'])
    .where('singleid', '=', singleid)
    .executeTakeFirst()
  if (!person) return fieldRefused('evaluator', sheetTexts.personUnknown)
  if (person.status !== 'A' || person.use_flag !== 'Y')
    return fieldRefused('evaluator', sheetTexts.evaluatorNotAtWork)
  return groups.includes(person.auth_group_id ?? '')
    ? undefined
    : fieldRefused('evaluator', sheetTexts.evaluatorGroup, [
        codeText('AUTH_GROUP', person.auth_group_id ?? ''),
      ])
}

/** Why the work of a company is not evaluated. */
export async function companyFailure(tx: Transaction, compNo: string): Promise<Failure | undefined> {
  const company = await tx
    .selectFrom('company')
    .select('status')
    .where('comp_no', '=', compNo)
    .executeTakeFirst()
  if (!company) return fieldRefused('compNo', 'companyUnknown')
  return evaluated.includes(company.status)
    ? undefined
    : fieldRefused('compNo', sheetTexts.companyState, [codeText('COMP_STATUS', company.status)])
}

/** Makes the sheets that are not there yet and tells each evaluator once; refuses when there are none to make. */
export async function makeSheets(
  context: EventContext,
  period: EvaluatedPeriod,
  asked: readonly AskedSheet[],
): Promise<{ readonly assigned: number; readonly skipped: number }> {
  const { tx, actor, now } = context
  checkGroup(evaWorkWorkflow, 'assignEvaWork', actor)
  const tpl_id = await templateOf(context, period)
  const made: { readonly docNo: string; readonly sheet: AskedSheet }[] = []
  for (const sheet of asked) {
    const docNo = await nextNumber(tx, 'EW', now)
    const isNew = await insertNew(tx, 'eva_work', {
      ...{ work_no: docNo, tpl_id, comp_no: sheet.compNo },
      ...{ eva_year: period.evaYear, eva_period: period.evaPeriod },
      ...{ evaluator: sheet.evaluator, due_date: sheet.dueDate, status: 'ASSIGNED' },
      ...{ created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now },
    })
    if (!isNew) continue
    made.push({ docNo, sheet })
    await addEvent(context, { docType: 'EW', docNo, action: 'assignEvaWork', from: null, to: 'ASSIGNED' })
  }
  if (made.length === 0) throw refused('assignedAlready', sheetTexts.assignedAlready)
  await makeItems(
    tx,
    workSheet,
    made.map(({ docNo }) => docNo),
    tpl_id,
  )
  await tellEvaluators(
    context,
    made.map(({ sheet }) => sheet),
  )
  return { assigned: made.length, skipped: asked.length - made.length }
}

/** One word for each evaluator, however many sheets he has got. */
async function tellEvaluators(context: EventContext, sheets: readonly AskedSheet[]): Promise<void> {
  for (const evaluator of new Set(sheets.map(sheet => sheet.evaluator))) {
    const his = sheets.filter(sheet => sheet.evaluator === evaluator)
    const title = fillMessage(sheetTexts.assigned, [
      his.length,
      his.map(({ dueDate }) => dueDate).sort()[0] ?? '',
    ])
    await handOver(context, { people: [evaluator], title, link: '/evaWorkList' })
  }
}
