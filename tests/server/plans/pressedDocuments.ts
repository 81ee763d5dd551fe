import { screenRoutes } from '../../../codegen/generated/screens'
import type { Screen } from '../../../engine/contract/screen'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { OperationRows } from '../../../engine/plan/gridPlan'
import type { BlockPlan, ScreenPlan } from '../../../engine/plan/screenPlan'
import type { RowWayPlan } from '../../../engine/plan/stepPlan'
import { wireRequest } from '../../../engine/record/wireRequest'
import { readAddress } from '../../../engine/runtime/readAddress'
import { type Row, textOf } from '../../../engine/runtime/row'
import { goParams } from '../../../engine/way/rowWay'

import { type Hands, rowsOf } from './pressServices'

type ListGrid = Extract<BlockPlan, { block: 'grid' }> & { readonly source: OperationRows }

export interface FoundRows {
  /** One of each state, and in it one that is the person's own where there is one. */
  readonly rows: readonly { readonly row: Row; readonly state: string }[]
  /** The whole answer, in which they stand. */
  readonly answer: unknown
}

export interface Way {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

const isOfOperation = (grid: Extract<BlockPlan, { block: 'grid' }>): grid is ListGrid =>
  grid.source.from === 'operation'

export const listGrids = (plan: ScreenPlan): readonly ListGrid[] =>
  blocksOf(plan, 'grid')
    .filter(isOfOperation)
    .filter(({ of }) => of === undefined)

/** What a list shows to this person. */
export async function rowsByState(hands: Hands, screen: Screen, grid: ListGrid): Promise<FoundRows> {
  const { binding } = grid.source
  const wide = binding.isPaged ? { page: 1, size: 100, ...(binding.splitsTotals && { want: 'rows' }) } : {}
  const request = { ...screen.rows(grid.id).request(), ...longPeriods(binding.parameters), ...wide }
  const { workflow } = screen.plan
  const { statusField = 'status', drafterField = '' } = screen.plan.document?.workflow ?? workflow ?? {}
  const answer = await hands.services.call
    .byName(binding.operation, wireRequest(binding, request))
    .catch(() => undefined)
  const rows = rowsOf(answer, binding.part)
  const found = new Map<string, { readonly row: Row; readonly state: string }>()
  for (const row of rows) {
    const state = textOf(row[statusField])
    const isOwn = textOf(row[drafterField]) === hands.singleid
    const key = `${state}${isOwn ? ' own' : ''}`
    if (!found.has(key)) found.set(key, { row, state })
  }
  return { rows: [...found.values()], answer }
}

/** The year in which the demo has its documents. */
function longPeriods(parameters: readonly string[]): Row {
  const starts = parameters.filter(
    name => name.endsWith('From') && parameters.includes(`${name.slice(0, -4)}To`),
  )
  return Object.fromEntries(
    starts.flatMap(name => [
      [name, '2025-12-01'],
      [`${name.slice(0, -4)}To`, '2026-11-30'],
    ]),
  )
}

/** Everywhere that the links of a row lead. */
export function waysOf(screen: Screen, grid: ListGrid, row: Row): readonly Way[] {
  const ways = [grid.openRow, ...grid.columns.map(({ go }) => go)]
  return ways.flatMap(way => {
    const led = way && leadOf(screen, way, row)
    return led && Object.keys(led.params).length > 0 ? [led] : []
  })
}

function leadOf(screen: Screen, way: RowWayPlan, row: Row): Way | undefined {
  const values = { row, line: row }
  if (way.step === 'go') return { path: way.path, params: goParams(way.with, screen.host, values) }
  const { path, params } = readAddress(textOf(screen.host.evaluate(way.address, values)))
  return path === '' ? undefined : { path, params }
}

/** The screen at a path inside the portal, and the whole path. */
export function screenAt(
  path: string,
  portal: Hands['portal'],
): { screen: string; path: string } | undefined {
  const whole = portal === 'external' ? `/cyber${path === '/' ? '' : path}` : path
  return screenRoutes.find(route => route.path === whole)
}
