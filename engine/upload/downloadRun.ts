import type { RoomHost } from '../runtime/roomHost'
import { type Row, withoutEmptyValues } from '../runtime/row'
import type { DownloadPlan } from './uploadPlan'

/** Saves the file that an operation answers. */
export function downloadFile(plan: DownloadPlan, host: RoomHost, values: Row): Promise<void> {
  const request = withoutEmptyValues(host.evaluateAll(plan.with, values))
  return host.services.file.download(plan.operation, request, plan.file)
}
