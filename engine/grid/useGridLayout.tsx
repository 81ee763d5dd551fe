import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GridLayout } from '../../widgets/DataGrid/dataGridContract'
import type { ColumnPlan } from '../plan/gridPlan'
import { isRow } from '../runtime/row'
import type { Services } from '../runtime/services'
import { fitLayout } from './fitLayout'

export interface KeptLayout {
  readonly layout: GridLayout | undefined
  /** Undefined is the layout of the definition. */
  readonly change: (layout: GridLayout | undefined) => void
}

/**
 * Order, widths and hidden columns of a grid, kept per user on the server. The first drawing takes the copy of this browser;
 * the server is asked once the first rows are here (`hasRows`), and what it says takes the copy's place. `onShown` hears which
 * columns are seen, from left to right.
 */
export function useGridLayout(
  name: string,
  columns: readonly ColumnPlan[],
  services: Services,
  onShown: (columns: readonly string[]) => void,
  hasRows: boolean,
): KeptLayout {
  const { storage, session } = services
  const key = `layout:${session.user().singleid}:${name}`
  const [kept, setKept] = useState(() => readLayout(storage.read(key)))
  const layout = useMemo(
    () =>
      kept &&
      fitLayout(
        kept,
        columns.map(column => column.field),
      ),
    [kept, columns],
  )
  useEffect(() => onShown(shownColumns(columns, layout)), [columns, layout, onShown])
  const take = useCallback(
    (next: GridLayout | undefined) => {
      setKept(next)
      if (next) storage.write(key, JSON.stringify(next))
      else storage.remove(key)
    },
    [storage, key],
  )
  const change = useCallback(
    (next: GridLayout | undefined) => {
      take(next)
      void loadKeeper(services, name).then(keeper => keeper.keep(next))
    },
    [take, services, name],
  )
  useEffect(() => {
    if (!hasRows) return
    let isGone = false
    const follow = async () => {
      const found = await (await loadKeeper(services, name)).find()
      if (found && !isGone) take(found.layout)
    }
    void follow()
    return () => {
      isGone = true
    }
  }, [hasRows, services, name, take])
  return useMemo(() => ({ layout, change }), [layout, change])
}

/** Loaded after the first rows: no list waits for it. */
async function loadKeeper(services: Services, name: string) {
  const { layoutKeeper } = await import('./layoutKeeper')
  return layoutKeeper(services, name)
}

function shownColumns(columns: readonly ColumnPlan[], layout: GridLayout | undefined): readonly string[] {
  const fields = layout?.order ?? columns.map(column => column.field)
  const frozen = new Set(columns.flatMap(column => (column.isFrozen ? [column.field] : [])))
  const ordered = [
    ...fields.filter(field => frozen.has(field)),
    ...fields.filter(field => !frozen.has(field)),
  ]
  return ordered.filter(field => !layout?.hidden.includes(field))
}

/** Storage may hold what an older version wrote: what does not fit counts as not kept. */
function readLayout(text: string | undefined): GridLayout | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isRow(value) || !isRow(value.widths)) return undefined
    const widths = Object.entries(value.widths).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    )
    return { order: texts(value.order), hidden: texts(value.hidden), widths: Object.fromEntries(widths) }
  } catch {
    return undefined
  }
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
}
