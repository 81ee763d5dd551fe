import { useCallback } from 'react'
import { useStore } from 'zustand'
import type { RoomHost } from '../contract/roomHost'
import { loadGroups } from './groupLoader'
import { useWidgets } from './useWidgets'
import type { SourcingGroupFieldProps } from './widgetContract'

interface SourcingGroupProps extends Omit<SourcingGroupFieldProps, 'options' | 'onNeed'> {
  readonly host: RoomHost
}

/** The four levels with their choices, which are fetched as they are needed; a condition of a search or a field of a document. */
export function SourcingGroup({ host, ...common }: SourcingGroupProps) {
  const { SourcingGroupField } = useWidgets()
  const groups = useStore(host.store, state => state.groups)
  const need = useCallback((parent: string) => void loadGroups(host, parent), [host])
  return <SourcingGroupField {...common} options={groups} onNeed={need} />
}
