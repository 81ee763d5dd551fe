import type { RoomHost } from '../contract/roomHost'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { RowWayPlan } from '../plan/stepPlan'
import { readAddress } from '../runtime/readAddress'
import { type Row, textOf } from '../runtime/row'

import { isClosedWay } from './closedWay'

/** Leads from a row to wherever its way says, or the row itself. */
export function goFrom(way: RowWayPlan, host: RoomHost, row: Row): void {
  const { go } = host.services
  const values = { row, line: row }
  if (isClosedWay(way, go)) return
  if (way.step === 'go') {
    go.to(way.path, goParams(way.with, host, values))
    return
  }
  const { path, params } = readAddress(textOf(host.evaluate(way.address, values)))
  if (path !== '') go.to(path, params)
}

/** The fields that a way takes along: what tells rows apart where nothing else does. */
export function keysOfWay(way: RowWayPlan | undefined): readonly string[] {
  return way?.step === 'go' ? Object.keys(way.with) : []
}

/** Query parameters of a page; what has no value is left out. */
export function goParams(
  parameters: Readonly<Record<string, ExpressionPlan>>,
  host: RoomHost,
  values: Row,
): Readonly<Record<string, string>> {
  const texts = Object.entries(host.evaluateAll(parameters, values)).map(
    ([name, value]): readonly [string, string] => [name, textOf(value)],
  )
  return Object.fromEntries(texts.filter(([, value]) => value !== ''))
}
