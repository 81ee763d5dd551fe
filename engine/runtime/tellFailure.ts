import { failureText, isSilent, toFailure } from './failure'
import type { AskPort, Failure } from './services'

const standing = new WeakMap<AskPort, Map<string, Promise<void>>>()

/**
 * Says in an alert what went wrong with a call (spec §8). Parts of a page that fail for the same reason join the alert that stands
 * already, so that it is said once. Resolves when it has been read.
 */
export async function tellFailure(ask: AskPort, error: unknown): Promise<void> {
  const failure = toFailure(error)
  if (isSilent(failure)) return
  const alerts = standing.get(ask) ?? new Map<string, Promise<void>>()
  standing.set(ask, alerts)
  // Without the number of the request, by which equal failures differ.
  const { message } = failure
  const told = alerts.get(message) ?? ask.alert(failureText(failure)).finally(() => alerts.delete(message))
  alerts.set(message, told)
  await told
}

/** Resolves when the alert of a failure that was told elsewhere has been read. */
export async function readFailure(ask: AskPort, { message }: Failure): Promise<void> {
  await standing.get(ask)?.get(message)
}
