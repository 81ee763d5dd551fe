import { callableWorkflow, type Workflow } from '../../schemas/workflow/workflow'
import { isObject, type JsonValue } from '../scope/readJson'

/** The transitions that a page can have: of the workflow of its document, else of the workflows whose transitions it names. */
export function ownTransitions(
  definition: JsonValue,
  workflows: Readonly<Record<string, Workflow>>,
): readonly string[] {
  const document = isObject(definition) && isObject(definition.document ?? null) ? definition.document : null
  const name = document && isObject(document) ? document.workflow : undefined
  const own = typeof name === 'string' ? workflows[name] : undefined
  if (own) return namesOf(own)
  const text = JSON.stringify(definition)
  return Object.values(workflows)
    .map(namesOf)
    .filter(names => names.some(transition => text.includes(`"${transition}"`)))
    .flat()
}

function namesOf(workflow: Workflow): readonly string[] {
  return [...new Set(callableWorkflow(workflow).transitions.map(({ transition }) => transition))]
}
