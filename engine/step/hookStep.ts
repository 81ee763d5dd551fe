import type { HookValues } from '../contract/hookContract'
import type { ScreenCore } from '../core/screenCore'
import { isRow } from '../runtime/row'
import { pageOf, type StepRun } from './stepPlace'

/** Calls a function of the screen's hooks, writes what it sets and runs the steps that it answers. */
export const runHook: StepRun<'hook'> = async ({ hook }, place, values, { runSteps }) => {
  const { core } = pageOf(place)
  const run = core.options.hooks?.[hook]
  if (!run) throw new Error(`Engine bug: the screen has no hook "${hook}".`)
  const { refused, set = {}, steps = [] } = await run(hookValues(core))
  if (refused !== undefined) {
    await core.services.ask.alert(refused)
    return false
  }
  place.write(set)
  return runSteps(steps, values)
}

function hookValues({ host, params, services }: ScreenCore): HookValues {
  const { filter, header, lines, selection } = host.scope(['filter', 'header', 'lines', 'selection'])
  return {
    filter: isRow(filter) ? filter : {},
    header: isRow(header) ? header : {},
    lines: Array.isArray(lines) ? lines.filter(isRow) : [],
    selection: Array.isArray(selection) ? selection.filter(isRow) : [],
    params,
    today: services.clock.today(),
  }
}
