import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { evaTemplateWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { templateTexts } from './templateTexts'

export type TemplateRecord = Row<'eva_template'>
export type TemplateItem = Row<'eva_template_item'>

type Sent = OperationRequests['saveEvaTemplate']['body']
export interface TemplateDraft {
  readonly header: Sent['header'] & { readonly title?: never; readonly fileId?: never }
  readonly lines: Sent['lines']
}

async function nextTemplateId(tx: Transaction): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended('eva_template', 0))`.execute(tx)
  const { rows } = await sql<{ last: number }>`select coalesce(max(substr(tpl_id, 3)::int), 0) as last
    from eva_template`.execute(tx)
  return `ET${zeroPad((rows[0]?.last ?? 0) + 1, 4)}`
}

/** Templates by which suppliers are evaluated: items with their weights, scales and formulas. */
export const template = documentKind<TemplateRecord, TemplateItem, TemplateDraft>({
  name: 'EvaTemplate',
  operations: { create: 'saveEvaTemplate', update: 'saveEvaTemplate' },
  docType: 'EM',
  workflow: evaTemplateWorkflow,
  table: 'eva_template',
  lines: { table: 'eva_template_item', number: 'item_no', numbering: 'given' },
  number: 'tpl_id',
  nextNumber: nextTemplateId,
  title: 'tpl_name',
  page: '/business/evaManage/evaSetting',
  noted: ['tpl_name', 'item_cnt', 'weight_sum'],
  stateTexts: { saveEvaTemplate: { OPEN: templateTexts.openUnchanged } },
})
