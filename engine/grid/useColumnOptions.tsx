import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ColumnPlan } from '../plan/gridPlan'
import { type ReferenceOption, referenceOptions } from '../record/referenceOptions'
import type { Services } from '../runtime/services'
import { writesOf, writesTo } from '../runtime/writes'

type Options = Readonly<Record<string, readonly ReferenceOption[]>>

const none: Options = {}

/**
 * Choices of the columns that get them from an operation, read again when their records are written. Until they are here, and
 * where they fail, values show themselves.
 */
export function useColumnOptions(columns: readonly ColumnPlan[], services: Services): Options {
  const [options, setOptions] = useState(none)
  const written = useStore(writesOf(services), counts =>
    columns.reduce((sum, { options: source }) => sum + (source ? writesTo(counts, source.operation) : 0), 0),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a write the same call answers something else.
  useEffect(() => {
    let isGone = false
    for (const { field, options: source } of columns) {
      if (!source) continue
      referenceOptions(services, source).then(
        loaded => {
          if (!isGone) setOptions(known => ({ ...known, [field]: loaded }))
        },
        () => undefined,
      )
    }
    return () => {
      isGone = true
    }
  }, [columns, services, written])
  return options
}
