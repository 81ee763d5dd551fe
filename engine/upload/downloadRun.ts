import type { RoomHost } from '../contract/roomHost'
import type { DownloadPlan } from '../plan/uploadPlan'
import { type Row, withoutEmptyValues } from '../runtime/row'

/** Saves the file that an operation answers. */
export function downloadFile(plan: DownloadPlan, host: RoomHost, values: Row): Promise<void> {
  const request = withoutEmptyValues(host.evaluateAll(plan.with, values))
  return host.services.file.download(plan.operation, request, plan.file)
}
