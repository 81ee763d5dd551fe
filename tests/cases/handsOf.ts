import type { ListScreen } from './listScreens'

/** What a hand can do on a list: set each kind of condition, sort, take a workbook, press its actions. */
export function handsOf({ filter, grid, plan }: ListScreen): readonly string[] {
  return [
    ...filter.fields.map(field =>
      field.control === 'lookup' ? `look up in ${field.lookup.popup}` : `set ${field.control}`,
    ),
    `select ${grid.select}`,
    ...(grid.columns.some(({ isSortable }) => isSortable) ? ['sort'] : []),
    grid.columns.some(({ isPersonal }) => isPersonal) ? 'export personal data' : 'export',
    ...plan.actions.map(({ place, look, rows }) => `${look} action of the ${place} for ${rows} rows`),
  ]
}
