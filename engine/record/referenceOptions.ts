import type { Row } from '../runtime/row'
import type { CallPort, Services } from '../runtime/services'
import { writesOf, writesTo } from '../runtime/writes'
import { readRows } from './readRows'

export interface ReferenceOption {
  readonly value: string
  readonly text: string
}

interface OptionSource {
  readonly operation: string
  readonly value: string
  readonly text: string
}

const caches = new WeakMap<CallPort, Map<string, Promise<readonly ReferenceOption[]>>>()

/** Choices that come from a list operation, for example units; a page asks once, and again when their records were written. */
export function referenceOptions(
  services: Pick<Services, 'call' | 'session'>,
  source: OptionSource,
): Promise<readonly ReferenceOption[]> {
  const cache = caches.get(services.call) ?? new Map<string, Promise<readonly ReferenceOption[]>>()
  caches.set(services.call, cache)
  const written = writesTo(writesOf(services).getState(), source.operation)
  const key = `${written} ${source.operation} ${source.value} ${source.text}`
  const known = cache.get(key)
  if (known) return known
  const options = services.call.byName(source.operation, {}).then(answer =>
    inUse(readRows(answer).rows).map(row => ({
      value: String(row[source.value] ?? ''),
      text: String(row[source.text] ?? row[source.value] ?? ''),
    })),
  )
  cache.set(key, options)
  options.catch(() => cache.delete(key))
  return options
}

/** A record out of use is offered no more, as a code out of use is not. */
const inUse = (rows: readonly Row[]): readonly Row[] => rows.filter(row => row.useYn !== 'N')
