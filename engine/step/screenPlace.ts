import type { ScreenCore } from '../core/screenCore'
import { linesOf } from '../core/screenRooms'
import type { ActionPlan } from '../plan/actionPlan'
import type { FormFieldPlan } from '../plan/formPlan'
import { type Row, textOf } from '../runtime/row'
import { runSteps } from './runSteps'
import type { StepPlace } from './stepPlace'
import { writtenTo } from './writtenTo'

/** The place of steps that run on a screen. */
export function screenPlace(core: ScreenCore, action?: ActionPlan): StepPlace {
  const { host, effects } = core
  return { host, effects, write: values => write(core, values), page: { core, action } }
}

/** Takes what the user has typed into header fields, and runs what hangs on them. */
export function changeHeader(core: ScreenCore, values: Row): void {
  const fields: readonly FormFieldPlan[] = core.rooms.document?.change(values) ?? []
  for (const field of fields) void runSteps(field.change, screenPlace(core))
}

export async function lookUpHeader(core: ScreenCore, field: string, typed?: string): Promise<void> {
  const changed = (await core.rooms.document?.lookUp(field, typed)) ?? []
  for (const one of changed) await runSteps(one.change, screenPlace(core))
}

function write(core: ScreenCore, values: Row): void {
  const { rooms } = core
  const [header, filter, line] = ['header', 'filter', 'line'].map(root => writtenTo(values, root))
  if (header) changeHeader(core, header)
  if (filter) {
    rooms.filters[0]?.change(
      Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, textOf(value)])),
    )
  }
  const grid = rooms.document?.grids[0] ?? rooms.edited[0]?.plan
  if (grid && line) {
    const room = linesOf(core, grid.id)
    const { selected, lines } = room.get()
    const index = lines.findIndex(candidate => candidate.id === selected)
    if (index >= 0) room.edit([{ index, values: line }])
  }
}
