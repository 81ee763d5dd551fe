import type { BindingPlan } from '../plan/bindingPlan'
import type { GridPlan } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import { operationCall } from './operationCall'

/** Path parameters stay beside the body where an operation takes its parameters in one. */
export function wireRequest(binding: Pick<BindingPlan, 'operation' | 'inBody'>, request: Row): Row {
  if (!binding.inBody) return request
  const inPath = operationCall(binding.operation).inPath ?? []
  const entries = Object.entries(request)
  return {
    ...Object.fromEntries(entries.filter(([name]) => inPath.includes(name))),
    body: Object.fromEntries(entries.filter(([name]) => !inPath.includes(name))),
  }
}

/** How the rows of a grid are asked for. */
export function bindingOf(plan: GridPlan): BindingPlan {
  if (plan.source.from !== 'operation')
    throw new Error(`Engine bug: grid "${plan.id}" shows lines, not rows.`)
  return plan.source.binding
}

/** Whether the request can be made: a page opened without its document has nothing to ask for. */
export const isComplete = ({ needs = [] }: Pick<BindingPlan, 'needs'>, request: Row): boolean =>
  needs.every(name => request[name] !== undefined)
