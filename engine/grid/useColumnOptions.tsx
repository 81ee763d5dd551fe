import { useEffect, useState } from 'react'
import type { ColumnPlan } from '../plan/gridPlan'
import { type ReferenceOption, referenceOptions } from '../record/referenceOptions'
import type { Services } from '../runtime/services'

type Options = Readonly<Record<string, readonly ReferenceOption[]>>

const none: Options = {}

/** Choices of the columns that get them from an operation. Until they are here, and where they fail, values show themselves. */
export function useColumnOptions(columns: readonly ColumnPlan[], services: Services): Options {
  const [options, setOptions] = useState(none)
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
  }, [columns, services])
  return options
}
