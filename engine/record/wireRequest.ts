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

/** Whether the request names the record that its address speaks of: a page opened without one has no rows to ask for. */
export function isAddressed({ operation }: Pick<BindingPlan, 'operation'>, request: Row): boolean {
  return (operationCall(operation).inPath ?? []).every(name => request[name] !== undefined)
}
