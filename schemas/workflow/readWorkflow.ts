import type { TextDemand, Transition, TransitionActor, Workflow } from './workflow'

/** The shape a workflow file has for TypeScript, which reads every literal of JSON as plain text. */
interface WrittenWorkflow extends Omit<Workflow, 'transitions'> {
  readonly transitions: readonly WrittenTransition[]
}

interface WrittenTransition {
  readonly transition: string
  readonly label: string
  readonly question?: string
  readonly from: readonly string[] | string
  readonly to: string
  readonly otherwise?: readonly string[]
  readonly groups: readonly string[] | string
  readonly actor: string
  readonly substitutes?: readonly string[]
  readonly requires?: string
  readonly reason?: TextDemand
  readonly opinion?: TextDemand
  readonly most?: number
  readonly tone?: string
}

const actors: readonly TransitionActor[] = ['anyone', 'drafter', 'approver']

function refuse(workflow: string, transition: string, what: string): never {
  throw new Error(`schemas/workflow/${workflow}.json: transition "${transition}" ${what}`)
}

function readTransition(workflow: WrittenWorkflow, written: WrittenTransition): Transition {
  const { from, groups, tone, ...rest } = written
  const wrong = (what: string): never => refuse(workflow.document, written.transition, what)
  const actor = actors.find(name => name === written.actor) ?? wrong(`has the actor "${written.actor}".`)
  const requirement = written.requires
  if (requirement !== undefined && !Object.hasOwn(workflow.requirements, requirement))
    wrong(`requires "${requirement}", which the file does not say.`)
  return {
    ...rest,
    actor,
    from: typeof from === 'string' ? (from === 'any' ? from : wrong(`comes from "${from}".`)) : from,
    groups:
      typeof groups === 'string' ? (groups === 'internal' ? groups : wrong(`names "${groups}".`)) : groups,
    ...(tone === undefined ? {} : { tone: tone === 'danger' ? tone : wrong(`has the tone "${tone}".`) }),
  }
}

/** Reads a workflow file; a word it should not hold is a mistake of the file and stops the start. */
export function readWorkflow(written: WrittenWorkflow): Workflow {
  return { ...written, transitions: written.transitions.map(each => readTransition(written, each)) }
}
