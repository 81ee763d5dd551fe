import type { OperationFact } from '../../../codegen/contractFacts'
import type { ExportRequest } from '../../../codegen/generated/types'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { portalCode } from '../../database/portalCode'
import { withActor } from '../../database/withActor'
import type { Services } from '../../http/serverModule'
import { noteSecurityEvent } from '../audit/securityEvents'
import { checkReason } from './exportRules'
import type { ClaimedJob } from './exportStore'

/** Labels of the columns that hold personal data. */
function personalColumns({ columns }: ExportRequest, { answer }: OperationFact): readonly string[] {
  return columns.flatMap(({ field, label }) => (answer.fields[field]?.isPersonal ? [label] : []))
}

/** an export of personal data needs a reason. */
export function checkPersonalReason(request: ExportRequest, fact: OperationFact): void {
  if (personalColumns(request, fact).length > 0) checkReason(request.reason ?? '')
}

/** Logs what is exported, in the transaction that makes the workbook ready to be fetched. */
export async function notePersonalExport(
  tx: Transaction,
  secret: string,
  { exportId, actor, request, ip, rows }: ClaimedJob & { readonly rows: number },
  fact: OperationFact,
  now: Date,
): Promise<void> {
  const personal = personalColumns(request, fact)
  if (personal.length === 0) return
  const { operation, title, reason = '', columns, conditions } = request
  await tx
    .insertInto('personal_export')
    .values({
      logged_dt: now,
      user_id: actor.userId,
      portal_type: portalCode(actor),
      ip,
      operation,
      title,
      reason: reason.trim(),
      columns: columns.map(({ field, label }) => ({ field, label })),
      conditions,
      row_cnt: rows,
      export_id: exportId,
    })
    .execute()
  const event = {
    actor: actor.userId,
    portal: portalCode(actor),
    ip: ip ?? '',
    action: 'personalExport',
    subject: `${operation}, ${rows} rows, ${personal.join(' ')}`,
    result: 'done',
    requestId: exportId,
  } as const
  await noteSecurityEvent(tx, secret, event, now)
}

/** Deletes logs that are older than they must be kept. */
export function sweepPersonalExports({ database, clock, settings }: Services): Promise<unknown> {
  const oldest = clock.now()
  oldest.setUTCMonth(oldest.getUTCMonth() - settings.session.personalExportMonths)
  return withActor(database, systemActor, tx =>
    tx.deleteFrom('personal_export').where('logged_dt', '<', oldest.toISOString()).execute(),
  )
}
