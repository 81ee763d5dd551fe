import { describe, expect, it } from 'vitest'
import { gridColumns } from '../../../engine/grid/gridColumns'
import type { ColumnPlan, GridPlan } from '../../../engine/plan/gridPlan'
import { codeEntries, codeText, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { everyBlock } from '../../../schemas/shared/everyBlock'
import { figurePixels } from '../../../schemas/shared/figurePixels'
import { textPixels } from '../../../schemas/shared/textPixels'
import { compiledScreens } from '../../cases/compiledScreens'

/** What a window of 1600 pixels leaves to a grid: margins of the page and the edges of the grid are off. */
const room = 1566
const checkColumn = 36
const stateColumn = 44
const padding = 16
/** Dot and ground of a chip. */
const chip = 34

const codes = {
  entries: (group: string) => (isCodeGroup(group) ? codeEntries(group) : []),
  text: (group: string, value: string) => (isCodeGroup(group) ? codeText(group, value) : value),
}

const { screens, popups } = compiledScreens

const grids: readonly (readonly [name: string, grid: GridPlan])[] = [
  ...[...screens].flatMap(([name, { plan }]) =>
    everyBlock(plan?.blocks ?? []).flatMap(block =>
      block.block === 'grid' ? [[`${name} · ${block.title ?? block.id}`, block] as const] : [],
    ),
  ),
  ...[...popups].flatMap(([name, { plan }]) => (plan?.grid ? [[`${name} (popup)`, plan.grid] as const] : [])),
]

const widthsOf = ({ columns }: GridPlan) =>
  new Map(gridColumns(columns, codes, {}, () => '2026-11-20').map(({ id, width = 0 }) => [id, width]))

/** The longest that a column shows of what it is known to show before there are rows. */
function neededBy({
  label,
  kind,
  code,
  hasTone,
  options,
}: ColumnPlan): readonly (readonly [string, number])[] {
  const date = kind === 'date' ? '2026-11-20' : kind === 'dateTime' ? '2026-11-20 09:00:00' : ''
  const month = kind === 'month' ? '2026-11' : ''
  const isTicked = kind === 'check' || kind === 'radio'
  const texts = code === undefined || options || isTicked ? [] : codes.entries(code).map(({ text }) => text)
  return [
    [label, textPixels(label) + padding],
    ...texts.map(text => [text, textPixels(text) + (hasTone ? chip : padding)] as const),
    ...[date, month].filter(Boolean).map(text => [text, figurePixels(text, 'plain') + padding] as const),
  ]
}

/** Where the column ends that says how a row of a list stands. */
function statusEnd(grid: GridPlan): number {
  const status = grid.columns.find(({ field, hasTone }) => field === 'status' && hasTone)
  const widths = widthsOf(grid)
  const ordered = [...grid.columns].sort((a, b) => Number(b.isFrozen) - Number(a.isFrozen))
  const before = ordered.slice(0, status ? ordered.indexOf(status) + 1 : 0)
  const lead = (grid.select === 'many' ? checkColumn : 0) + (grid.source.from === 'edited' ? stateColumn : 0)
  return before.reduce((sum, { field }) => sum + (widths.get(field) ?? 0), lead)
}

describe('the columns of every definition', () => {
  it('show their headings, the texts of their codes and their dates in full', () => {
    const cut = grids.flatMap(([name, grid]) => {
      const widths = widthsOf(grid)
      return grid.columns.flatMap(column =>
        neededBy(column).flatMap(([text, needed]) =>
          needed > (widths.get(column.field) ?? 0) ? [`${name}: "${text}" in ${column.label}`] : [],
        ),
      )
    })
    expect(cut).toEqual([])
  })

  it('leave the state of a row in view in a window of 1600 pixels', () => {
    const lists = grids.filter(([, grid]) => grid.source.from !== 'lines')
    expect(
      lists.flatMap(([name, grid]) => (statusEnd(grid) > room ? [`${name}: ${statusEnd(grid)}`] : [])),
    ).toEqual([])
  })
})
