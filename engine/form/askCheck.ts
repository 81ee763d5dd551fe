import type { RoomHost } from '../contract/roomHost'
import type { CheckByPlan } from '../plan/formPlan'
import { isSilent, toFailure } from '../runtime/failure'
import type { Row } from '../runtime/row'

export type AskedCall = (operation: string, request: Row) => Promise<unknown>

/** Asks the server about a value; Korean why it is wrong, or undefined. `extra` holds the line of a cell. */
export async function askCheck(
  { operation, with: values, refuseWhen, message }: CheckByPlan,
  host: RoomHost,
  extra: Row = {},
  call: AskedCall = host.services.call.byName,
): Promise<string | undefined> {
  try {
    const answer = await call(operation, host.evaluateAll(values, extra))
    const isWrong = refuseWhen !== undefined && host.holds(refuseWhen, { ...extra, answer })
    return isWrong ? message : undefined
  } catch (error) {
    const failure = toFailure(error)
    // A server that cannot be asked now judges when the record is saved.
    const isRefusal = !isSilent(failure) && failure.kind === 'refused' && refuseWhen === undefined
    return isRefusal ? message : undefined
  }
}
