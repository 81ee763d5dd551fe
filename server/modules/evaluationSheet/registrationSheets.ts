import { sql } from 'kysely'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { insertInto } from '../../document/writeRows'
import { conflict, fieldRefused } from '../../http/failure'
import { findCompany } from '../../master/findCompany'
import { dueFailure, evaluatorFailure } from './assignWork'
import { sheetParts, tellOf } from './sheetDocuments'
import { appliedTemplate, makeItems, readItems } from './sheetItems'
import { registrationSheet } from './sheetKinds'
import { ownSheetFailure, submissionFailure, visitFailure } from './sheetRules'
import { registrationResult } from './sheetScore'
import { sheetTexts } from './sheetTexts'

/** Who may evaluate a company that wants to become a supplier. */
const evaluatorGroups = ['50', '34', '33', '32']

interface RegistrationRequest {
  readonly regNo: string
  readonly compNo: string
  readonly evaluator: string | undefined
  readonly dueDate: string
}

/** The sheet of an application (requestRegEva); refuses what cannot be evaluated. Answers its number. */
export async function makeRegistrationSheet(
  context: EventContext,
  { regNo, compNo, evaluator, dueDate }: RegistrationRequest,
): Promise<string> {
  const { tx, actor, now } = context
  if (evaluator === undefined) throw fieldRefused('evaluator', sheetTexts.noEvaluator)
  const tpl_id = await appliedTemplate(tx, 'REG', koreanDay(now).slice(0, 4))
  if (tpl_id === undefined) throw conflict(sheetTexts.noRegistrationTemplate)
  const failure = (await evaluatorFailure(tx, evaluator, evaluatorGroups)) ?? dueFailure(dueDate, now)
  if (failure) throw failure
  const docNo = await nextNumber(tx, 'RE', now)
  const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
  await insertInto(tx, 'comp_reg_eva', [
    { eva_no: docNo, reg_no: regNo, comp_no: compNo, tpl_id, evaluator, due_date: dueDate, ...written },
  ])
  await makeItems(tx, registrationSheet, [docNo], tpl_id)
  await addEvent(context, { docType: 'RE', docNo, action: 'requestRegEva', from: null, to: 'ASSIGNED' })
  const { comp_name_kr } = await findCompany(tx, compNo)
  const title = fillMessage(sheetTexts.registrationAssigned, [comp_name_kr, dueDate])
  await handOver(context, { people: [evaluator], title, link: linkOf(registrationSheet, docNo) })
  return docNo
}

/** Whether somebody has evaluated an applicant, as who was asked or as who submitted the sheet. */
export async function isEvaluatorOf(tx: Transaction, evaNo: string, singleid: string): Promise<boolean> {
  const sheet = await tx
    .selectFrom('comp_reg_eva')
    .select(['evaluator', 'submitted_by'])
    .where('eva_no', '=', evaNo)
    .executeTakeFirst()
  return sheet?.evaluator === singleid || sheet?.submitted_by === singleid
}

const applicationOf = (tx: Transaction, regNo: string) =>
  runAs(tx, 'all', () =>
    tx.selectFrom('comp_reg').select(['reviewer', 'file_id']).where('reg_no', '=', regNo).executeTakeFirst(),
  )

const typeOf = async (tx: Transaction, compNo: string): Promise<string | undefined> =>
  (await tx.selectFrom('company').select('comp_type').where('comp_no', '=', compNo).executeTakeFirst())
    ?.comp_type

const parts = sheetParts(registrationSheet)

/** What can be done with the sheets of applicants (domain 3.31). */
export const registrationSheets = documentModule(registrationSheet, {
  ...parts,
  read: {
    ...parts.read,
    header: {
      ...parts.read.header,
      compType: async ({ tx }, { comp_no }) => await typeOf(tx, comp_no),
      applicantFileId: async ({ tx }, { reg_no }) => (await applicationOf(tx, reg_no))?.file_id,
    },
    papers: 'applicantFileId',
  },
  transitions: {
    submitRegEva: async (context, stored) => {
      const { tx, actor } = context
      const items = await readItems(tx, registrationSheet, stored.eva_no, stored.tpl_id)
      const failure =
        submissionFailure(stored, items, '종합의견을 입력해 주세요.') ?? (await visitFailure(context, stored))
      if (failure) throw failure
      const application = await applicationOf(tx, stored.reg_no)
      const people = [application?.reviewer ?? null]
      await tellOf(context, registrationSheet, stored, sheetTexts.registrationSubmitted, people)
      return moveDocument(context, registrationSheet, stored, {
        action: 'submitRegEva',
        status: 'SUBMITTED',
        columns: { submitted_by: actor.userId },
      })
    },
    returnRegEva: async (context, stored, reason) => {
      await tellOf(context, registrationSheet, stored, sheetTexts.returned, [stored.evaluator])
      const change = { action: 'returnRegEva', status: 'RETURNED', reason }
      return moveDocument(context, registrationSheet, stored, change)
    },
    confirmRegEva: async (context, stored) => {
      const failure = ownSheetFailure(stored, context.actor.userId)
      if (failure) throw failure
      const eva_result = registrationResult(stored.total_score ?? '0')
      await sql`update comp_reg set eva_score = ${stored.total_score}, eva_result = ${eva_result}
        where reg_no = ${stored.reg_no}`.execute(context.tx)
      return moveDocument(context, registrationSheet, stored, {
        action: 'confirmRegEva',
        status: 'CONFIRMED',
        columns: { eva_result },
      })
    },
  },
})
