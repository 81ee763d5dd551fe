import type { GridPlan } from '../plan/gridPlan'
import { caseTexts } from '../problem/commandTexts/caseTexts'
import { maskCases } from './entryCases'
import { isAskedGrid, isListGrid, type ListGrid, type PlanCase, type TitleOf } from './planCase'

/** What the rows of a grid must be like, whatever is searched for. */
export function gridCases(grid: GridPlan, titleOf: TitleOf): readonly PlanCase[] {
  return [
    ...(isListGrid(grid) ? listCases(grid, titleOf) : []),
    ...grid.columns.flatMap(field => maskCases({ at: 'grid', grid, field })),
    ...(isAskedGrid(grid)
      ? (['empty', 'failed', 'slow'] as const).map(
          (kind): PlanCase => ({
            ...{ case: kind, grid },
            id: `${kind}:${grid.id}`,
            name: caseTexts[kind](grid.title ?? grid.id),
          }),
        )
      : []),
  ]
}

function listCases(grid: ListGrid, titleOf: TitleOf): readonly PlanCase[] {
  const { columns, sums, id, title = id } = grid
  const paging: readonly PlanCase[] = grid.source.binding.isPaged
    ? [
        { case: 'paged', grid, id: `paged:${id}`, name: caseTexts.paged(title) },
        { case: 'counted', grid, id: `counted:${id}`, name: caseTexts.counted(title) },
      ]
    : []
  return [
    ...columns.flatMap((column): readonly PlanCase[] => [
      ...(column.isSortable
        ? [
            {
              case: 'sorted',
              grid,
              column,
              id: `sorted:${id}.${column.field}`,
              name: caseTexts.sorted(column.label),
            } as const,
          ]
        : []),
      ...(sums.includes(column.field)
        ? [
            {
              case: 'summed',
              grid,
              column,
              id: `summed:${id}.${column.field}`,
              name: caseTexts.summed(column.label),
            } as const,
          ]
        : []),
      ...(column.go
        ? [
            {
              ...({ case: 'linked', grid, column, way: column.go } as const),
              id: `linked:${id}.${column.field}`,
              name:
                column.go.step === 'go'
                  ? caseTexts.linked(column.label, titleOf(column.go.screen))
                  : caseTexts.linkedByRow(column.label),
            },
          ]
        : []),
    ]),
    ...paging,
  ]
}
