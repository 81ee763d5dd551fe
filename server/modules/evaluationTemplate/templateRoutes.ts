import { sql } from 'kysely'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import type { Transaction } from '../../database/connect'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { moveDocument, readLines } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { listOf } from '../../document/listOf'
import { insertInto } from '../../document/writeRows'
import { conflict } from '../../http/failure'
import type { ServerModule } from '../../http/serverModule'
import { type TemplateRecord, template } from './templateKind'
import { openFailure, templateFailure } from './templateRules'
import { templateTexts } from './templateTexts'

/** Sheets of a type by the states in which they still ask for their template. */
const sheets: Readonly<Record<string, readonly [table: string, open: readonly string[]]>> = {
  WORK: ['eva_work', ['ASSIGNED', 'SAVED', 'SUBMITTED', 'RETURNED']],
  REG: ['comp_reg_eva', ['ASSIGNED', 'SAVED', 'SUBMITTED', 'RETURNED']],
  CONTRACT: ['pur_cont_eva', ['ASSIGNED', 'SAVED', 'SUBMITTED', 'RETURNED']],
  TOTAL: ['eva_total', ['OPEN', 'CALCULATED', 'APPROVING', 'REJECTED']],
}

async function refuseWhileInProgress(tx: Transaction, { eva_type, tpl_id }: TemplateRecord): Promise<void> {
  const [table, states] = sheets[eva_type] ?? []
  if (table === undefined || states === undefined) return
  const { rows } = await sql`select from ${sql.table(table)}
    where tpl_id = ${tpl_id} and status = any(${states}::text[]) limit 1`.execute(tx)
  if (rows.length > 0) throw conflict(templateTexts.inProgress)
}

async function closeTemplate(context: EventContext, stored: TemplateRecord) {
  await refuseWhileInProgress(context.tx, stored)
  return moveDocument(context, template, stored, { action: 'closeEvaTemplate', status: 'CLOSED' })
}

/** One template of a type and year is applied: an older one ends with the new one. */
async function openTemplate(context: EventContext, stored: TemplateRecord) {
  const { tx } = context
  const failure = openFailure(stored, await readLines(tx, template, stored.tpl_id))
  if (failure) throw failure
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${stored.eva_type} ${stored.eva_year}`}, 0))`.execute(
    tx,
  )
  const older = await tx
    .selectFrom('eva_template')
    .selectAll()
    .where('eva_type', '=', stored.eva_type)
    .where('eva_year', '=', stored.eva_year)
    .where('status', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst()
  if (older) await closeTemplate(context, older)
  return moveDocument(context, template, stored, { action: 'openEvaTemplate', status: 'OPEN' })
}

/** A draft of the same items under a number of its own. */
async function copyTemplate(context: EventContext, stored: TemplateRecord) {
  const { tx, actor, now } = context
  const tpl_id = (await template.nextNumber?.(tx)) ?? ''
  const items = await readLines(tx, template, stored.tpl_id)
  const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
  const { item_cnt, weight_sum, eva_type, eva_year } = stored
  const tpl_name = fillMessage(templateTexts.copied, [stored.tpl_name]).slice(0, 100)
  const columns = { tpl_id, tpl_name, eva_type, eva_year, item_cnt, weight_sum, status: 'DRAFT' }
  await insertInto(tx, 'eva_template', [{ ...columns, ...written }])
  await insertInto(
    tx,
    'eva_template_item',
    items.map(item => ({ ...item, tpl_id })),
  )
  await addEvent(context, {
    docType: 'EM',
    docNo: tpl_id,
    action: 'copyEvaTemplate',
    from: null,
    to: 'DRAFT',
  })
  return { success: true, docNo: tpl_id, status: 'DRAFT', approvalStatus: 'X', version: 0 }
}

const templates = documentModule(template, {
  prepare: async (_context, { lines }) => ({
    header: {
      item_cnt: lines.length,
      weight_sum: lines.reduce((sum, { weight = 0 }) => sum + weight, 0),
    },
    lines: lines.map(({ evaMethod, formula }) => ({
      ...(evaMethod === 'AUTO' ? {} : { formula: null }),
      ...(evaMethod === 'AUTO' && formula !== 'SATIS_AVG' ? {} : { bands: null }),
    })),
  }),
  rules: templateFailure,
  transitions: {
    openEvaTemplate: openTemplate,
    closeEvaTemplate: closeTemplate,
    copyEvaTemplate: copyTemplate,
  },
})

/** Templates of evaluation (domain 3.30). */
export const evaluationTemplateModule = (): ServerModule => ({
  name: 'evaluationTemplate',
  routes: [listOf(template, { operation: 'listEvaTemplate', numbers: ['tplId'] }), ...templates.routes],
})
