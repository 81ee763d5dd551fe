import { readAddress } from '../runtime/readAddress'
import type { RoomHost } from '../runtime/roomHost'
import { type Row, textOf } from '../runtime/row'
import { isClosedWay } from './closedWay'
import { goParams } from './runSteps'
import type { RowWayPlan } from './stepPlan'

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
