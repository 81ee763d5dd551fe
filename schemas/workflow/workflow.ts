/**
 * What a workflow file says, and the rules on it that server and browser share: who may do what in which state, and
 * which fields a transition needs. Pure values in, pure values out.
 */
export interface Workflow {
  readonly document: string
  readonly label: string
  readonly statusField: string
  /** Code group of the states. */
  readonly statusCode: string
  /** Field of the header that names the drafter. */
  readonly drafterField: string
  readonly initial: string
  /** States in which the drafter may change the document. */
  readonly editable: readonly string[]
  /** The states of a document that goes well, in order. */
  readonly path: readonly string[]
  /** Header fields and lists of lines by which questions name a document, beside its number. @default title, company, amount, due date */
  readonly facts?: readonly string[]
  readonly requirements: Readonly<Record<string, Requirement>>
  readonly transitions: readonly Transition[]
}

export interface Requirement {
  readonly header: readonly string[]
  /** Fields that every line must have. */
  readonly lines: readonly string[]
  readonly minLines?: number
}

export type TransitionActor = 'anyone' | 'drafter' | 'approver'

export interface Transition {
  /** Operation that carries it out. */
  readonly transition: string
  readonly label: string
  /** Korean: what it asks where that does not follow from both labels; {0} is the document, or how many of them. */
  readonly question?: string
  /** No state: the document does not exist yet. "new" among states: one operation makes and changes it. */
  readonly from: readonly string[] | 'any'
  /** A state, "unchanged" or "deleted". */
  readonly to: string
  /** States it leads to instead, by what the server finds. */
  readonly otherwise?: readonly string[]
  readonly groups: readonly string[] | 'internal'
  readonly actor: TransitionActor
  /** Groups of which anybody may stand in for the drafter. */
  readonly substitutes?: readonly string[]
  /** Name of the requirement that must be met before. */
  readonly requires?: string
  readonly reason?: TextDemand
  readonly opinion?: TextDemand
  /** Documents that one call takes at most, where it is not the usual number. */
  readonly most?: number
  readonly tone?: 'danger'
}

export interface TextDemand {
  /** Korean, where the label of the transition does not name it. */
  readonly label?: string
  readonly required: boolean
  readonly minLength?: number
  /** Code group of which one is chosen beside the words. */
  readonly code?: string
}

export interface TransitionFacts {
  /** Where the document stands; undefined while it is new. */
  readonly status?: string
  /** Authority group of the actor. */
  readonly group: string
  readonly isDrafter: boolean
  /** The actor is the approver (or the delegate of the approver) of the current step. */
  readonly isApprover: boolean
  readonly isNew: boolean
}

/** Why a transition is out of the question; undefined from `transitionRefusal` means it may be tried. */
export type TransitionRefusal = 'unknown' | 'group' | 'state' | 'drafter' | 'approver'

const externalGroups = ['60', '61']

/** Whether an authority group is one of suppliers (spec §6). */
export function isSupplierGroup(group: string): boolean {
  return externalGroups.includes(group)
}

export function findTransition(workflow: Workflow, transition: string): Transition | undefined {
  return workflow.transitions.find(candidate => candidate.transition === transition)
}

/** Whether an authority group is named for a transition at all, whatever the document. */
export function groupMay(transition: Transition, group: string): boolean {
  if (transition.groups === 'internal') return !isSupplierGroup(group)
  return transition.groups.includes(group)
}

function stateAllows(transition: Transition, { status, isNew }: TransitionFacts): boolean {
  if (isNew) return isCreating(transition)
  if (transition.from === 'any') return true
  return status !== undefined && transition.from.includes(status)
}

/** What a page needs of a workflow: the steps that the system takes by itself stay on the server. */
export function callableWorkflow(workflow: Workflow): Workflow {
  const callable = workflow.transitions.filter(({ transition }) => !transition.startsWith('sys:'))
  return { ...workflow, transitions: callable }
}

/** Whether it makes a document, so that none must be there before. */
export function isCreating({ from }: Transition): boolean {
  return from !== 'any' && (from.length === 0 || from.includes('new'))
}

/** Judges group, then state, then person: the first that speaks against the transition is the answer. */
export function transitionRefusal(
  workflow: Workflow,
  transition: string,
  facts: TransitionFacts,
): TransitionRefusal | undefined {
  const found = findTransition(workflow, transition)
  if (!found) return 'unknown'
  if (!groupMay(found, facts.group)) return 'group'
  if (!stateAllows(found, facts)) return 'state'
  if (found.actor === 'drafter' && !facts.isDrafter && !found.substitutes?.includes(facts.group))
    return 'drafter'
  if (found.actor === 'approver' && !facts.isApprover) return 'approver'
  return undefined
}

type Fields = Readonly<Record<string, unknown>>

export interface RequiredDocument {
  readonly header: Fields
  readonly lines: readonly Fields[]
}

/** A field without a value; `row` counts lines from 1. Too few lines is the field "lines". */
export interface MissingField {
  readonly field: string
  readonly row?: number
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Everything a document still lacks for a requirement: header first, then the count of lines, then line by line. */
export function missingFields(requirement: Requirement, { header, lines }: RequiredDocument): MissingField[] {
  const inHeader = requirement.header.filter(field => isMissing(header[field])).map(field => ({ field }))
  const tooFew = lines.length < (requirement.minLines ?? 0) ? [{ field: 'lines' }] : []
  const inLines = lines.flatMap((line, index) =>
    requirement.lines.filter(field => isMissing(line[field])).map(field => ({ field, row: index + 1 })),
  )
  return [...inHeader, ...tooFew, ...inLines]
}
