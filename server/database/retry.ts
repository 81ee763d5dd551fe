/**
 * Failures after which the whole unit of work may simply be done again: serialisation, deadlock, a server going down or no longer
 * the one that writes, a transaction that stood still for too long, a table that a migration has changed meanwhile, a connection lost. The last groups are the driver's and the system's own names for 08006.
 */
export const passingFailures: ReadonlySet<string> = new Set([
  '40001',
  '40P01',
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '25P03',
  '08006',
  '08003',
  'PLAN_OUT_OF_DATE',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

const attempts = 4

export function databaseCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Runs work again, at most three times, after a passing failure; waits longer each time, never the same time. */
export async function retryPassing<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || !passingFailures.has(databaseCode(error) ?? '')) throw error
      // A lost connection needs longer than a lost race: the embedded database restarts within a second.
      const step = databaseCode(error)?.startsWith('40') ? 20 : 400
      await new Promise(resolve => setTimeout(resolve, step * attempt * (0.5 + Math.random())))
    }
  }
}
