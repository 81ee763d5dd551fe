import type { OperationRequests } from '../../../codegen/generated/types'
import { compRegEvaWorkflow, evaWorkWorkflow, purContEvaWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind, type KindFacts, type StoredDocument } from '../../document/documentKind'
import { conflict } from '../../http/failure'
import { sheetTexts } from './sheetTexts'

export type WorkRecord = Row<'eva_work'>
export type RegistrationRecord = Row<'comp_reg_eva'>
export type ContractRecord = Row<'pur_cont_eva'>
/** What the three kinds have in common. */
export type SheetRecord = StoredDocument & {
  readonly tpl_id: string
  readonly comp_no: string
  readonly evaluator: string
  readonly due_date: string
  readonly opinion: string | null
  readonly total_score: string | null
  readonly submitted_by?: string | null
}

export interface ScoreLine {
  readonly item_no: number
  readonly score: string | null
  readonly opinion: string | null
  /** What an item is scored by that counts facts; null where people score it. */
  readonly raw_value?: string | null
}

type Saves = 'saveEvaWork' | 'saveRegEva' | 'saveContEva'
export interface SheetDraft<Save extends Saves = Saves> {
  readonly header: OperationRequests[Save]['body']['header'] & {
    readonly title?: never
    readonly fileId?: string
  }
  readonly lines: OperationRequests[Save]['body']['lines']
}

const common = (
  table: 'eva_work' | 'comp_reg_eva' | 'pur_cont_eva',
  name: string,
  noted: readonly string[],
) =>
  ({
    name,
    table,
    lines: { table: `${table}_score`, number: 'item_no', numbering: 'fixed' },
    operations: { update: `save${name}` },
    title: 'comp_no',
    ownOnly: ['33'],
    noted: ['total_score', 'due_date', 'evaluator', ...noted],
    reasonTexts: { [`return${name}`]: sheetTexts.returnReason },
    ownRefusal: (refusal, transition) =>
      refusal === 'drafter' && /^(save|submit)/.test(transition)
        ? conflict(sheetTexts.otherEvaluator)
        : undefined,
  }) satisfies Partial<KindFacts>

/** A supplier of a half-year as one person sees its work. */
export const workSheet = documentKind<WorkRecord, ScoreLine, SheetDraft<'saveEvaWork'>>({
  ...common('eva_work', 'EvaWork', []),
  operations: { update: 'saveEvaWork', delete: 'cancelEvaWork' },
  docType: 'EW',
  workflow: evaWorkWorkflow,
  number: 'work_no',
  page: '/evaWorkEdit',
  stateTexts: {
    cancelEvaWork: { SUBMITTED: sheetTexts.submittedBefore, CONFIRMED: sheetTexts.submittedBefore },
  },
})

/** A company that wants to become a supplier. */
export const registrationSheet = documentKind<RegistrationRecord, ScoreLine, SheetDraft<'saveRegEva'>>({
  ...common('comp_reg_eva', 'RegEva', ['visit_date', 'eva_result']),
  docType: 'RE',
  fileOwner: 'EVA',
  workflow: compRegEvaWorkflow,
  number: 'eva_no',
  page: '/business/evaManage/compRegMngDetail',
  // A decision on an application has locked it before it reaches for its sheet.
  lockFirst: (tx, { reg_no }) =>
    tx.selectFrom('comp_reg').select('reg_no').where('reg_no', '=', reg_no).forUpdate().execute(),
})

/** A supplier whose contract ends soon. */
export const contractSheet = documentKind<ContractRecord, ScoreLine, SheetDraft<'saveContEva'>>({
  ...common('pur_cont_eva', 'ContEva', ['cont_result']),
  docType: 'CE',
  workflow: purContEvaWorkflow,
  number: 'eva_no',
  page: '/business/evaManage/purContCompMngDetail',
})
