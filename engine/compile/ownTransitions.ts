import { callableWorkflow, type Workflow } from '../../schemas/workflow/workflow'
import { pathParameter } from '../scope/pathParameter'
import { isObject, type JsonValue } from '../scope/readJson'
import type { World } from '../scope/world'

/**
 * The transitions that a page can have: of the workflow of its document; else of the workflows whose states its rows bear, and of those
 * whose transitions it names.
 */
export function ownTransitions(
  definition: JsonValue,
  { workflows, contract }: Pick<World, 'workflows' | 'contract'>,
): readonly string[] {
  const document = isObject(definition) && isObject(definition.document ?? null) ? definition.document : null
  const name = document && isObject(document) ? document.workflow : undefined
  const own = typeof name === 'string' ? workflows[name] : undefined
  if (own) return namesOf(own)
  const text = JSON.stringify(definition)
  const rows = [...text.matchAll(/"rows":"(\w+)"/g)].flatMap(([, id = '']) => contract[id] ?? [])
  const isOfRows = ({ statusField, statusCode, transitions }: Workflow) =>
    rows.some(
      ({ answer: { fields } }) =>
        fields[statusField]?.code === statusCode &&
        transitions.some(({ transition }) => fields[pathParameter(contract[transition])]),
    )
  const isNamed = (workflow: Workflow) => namesOf(workflow).some(one => text.includes(`"${one}"`))
  const found = Object.values(workflows)
  const fitting = found.some(isOfRows) ? found.filter(isOfRows) : found.filter(isNamed)
  return [...new Set(fitting.flatMap(namesOf))]
}

function namesOf(workflow: Workflow): readonly string[] {
  return [...new Set(callableWorkflow(workflow).transitions.map(({ transition }) => transition))]
}
