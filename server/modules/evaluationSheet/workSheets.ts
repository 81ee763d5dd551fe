import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { deleteDocument } from '../../document/documentWork'
import { sheetParts, tellOf } from './sheetDocuments'
import { readItems } from './sheetItems'
import { workSheet } from './sheetKinds'
import { lowScoreFailure, ownSheetFailure, pastDueFailure, submissionFailure } from './sheetRules'
import { sheetTexts } from './sheetTexts'

/** Days that an evaluator has at least once his sheet came back. */
const daysToMend = 5

/** What can be done with the sheets of the yearly evaluation (domain 3.31). */
export const workSheets = documentModule(workSheet, {
  ...sheetParts(workSheet),
  transitions: {
    assignEvaWork: 'elsewhere',
    changeEvaWork: 'elsewhere',
    submitEvaWork: async (context, stored) => {
      const { tx, now } = context
      const items = await readItems(tx, workSheet, stored.work_no, stored.tpl_id)
      const failure =
        pastDueFailure(stored, now) ??
        submissionFailure(stored, items, '종합의견을 입력해 주세요.') ??
        lowScoreFailure(items)
      if (failure) throw failure
      const columns = { submitted_dt: now.toISOString() }
      return moveDocument(context, workSheet, stored, {
        action: 'submitEvaWork',
        status: 'SUBMITTED',
        columns,
      })
    },
    returnEvaWork: async (context, stored, reason) => {
      const failure = ownSheetFailure(stored, context.actor.userId, sheetTexts.ownReturn)
      if (failure) throw failure
      const least = addDays(koreanDay(context.now), daysToMend)
      await tellOf(context, workSheet, stored, sheetTexts.returned, [stored.evaluator])
      return moveDocument(context, workSheet, stored, {
        action: 'returnEvaWork',
        status: 'RETURNED',
        reason,
        columns: { due_date: stored.due_date > least ? stored.due_date : least, submitted_dt: null },
      })
    },
    confirmEvaWork: async (context, stored) => {
      const failure = ownSheetFailure(stored, context.actor.userId)
      if (failure) throw failure
      return moveDocument(context, workSheet, stored, { action: 'confirmEvaWork', status: 'CONFIRMED' })
    },
    cancelEvaWork: async (context, stored) => {
      await tellOf(context, workSheet, stored, sheetTexts.canceled, [stored.evaluator])
      return deleteDocument(context, workSheet, stored)
    },
  },
})
