import type { GridLayout as KeptOnServer } from '../../codegen/generated/types'
import type { GridLayout } from '../../widgets/DataGrid/dataGridContract'
import type { Services } from '../runtime/services'

/** The layout of a grid as the server keeps it for the person, undefined for none. Rejects like every call. */
export async function fetchLayout({ call }: Services, gridKey: string): Promise<GridLayout | undefined> {
  const { columns } = await call('getGridLayout', { gridKey })
  if (columns.length === 0) return undefined
  return {
    order: columns.map(({ field }) => field),
    widths: Object.fromEntries(
      columns.flatMap(({ field, width }): [string, number][] =>
        width === undefined ? [] : [[field, width]],
      ),
    ),
    hidden: columns.flatMap(({ field, hidden }) => (hidden ? [field] : [])),
  }
}

export async function sendLayout(
  { call }: Services,
  gridKey: string,
  layout: GridLayout | undefined,
): Promise<void> {
  await call('saveGridLayout', { body: { gridKey, columns: columnsOf(layout) } })
}

function columnsOf(layout: GridLayout | undefined): KeptOnServer['columns'] {
  return (layout?.order ?? []).map(field => {
    const width = layout?.widths[field]
    return {
      field,
      ...(width !== undefined && { width: Math.round(width) }),
      ...(layout?.hidden.includes(field) && { hidden: true }),
    }
  })
}
