import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { DocumentDefinition } from '../../schemas/screen/documentDefinition'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { isCreating, type Workflow } from '../../schemas/workflow/workflow'
import type { NormalGrid } from './normalDefinition'
import { pathParameter } from './pathParameter'
import type { World } from './world'

type Fields = Readonly<Record<string, FieldFact>>

/** What the contract and the workflow say about the record of a document page. */
export interface DocumentFacts {
  readonly workflow: Workflow
  /** The operation whose answer holds the document: its own, or that of the grid it is chosen in. */
  readonly source: OperationFact
  readonly load?: OperationFact
  /** The grid whose chosen row is the document. */
  readonly of?: string
  /** Path parameter of the load (else the update) operation, and query parameter of the page. */
  readonly key: string
  readonly create?: OperationFact
  /** The page makes new documents by it; elsewhere it only tells what they are made of. */
  readonly isBegunHere?: boolean
  readonly update?: OperationFact
  /** Neither loading nor saving names the record. */
  readonly isOwn?: boolean
  /** It comes of an uploaded file or of another document, so that it has no create. */
  readonly isMadeElsewhere: boolean
  readonly header: Fields
  /** Parts of the loaded answer beside the header. */
  readonly parts: Fields
  readonly savedHeader: Fields
}

const fixedParameters = (written: DocumentDefinition) => Object.keys(written.with ?? {})

/** Undefined while workflow or load operation are unknown, which has been reported where they are named. */
export function documentFacts(
  written: DocumentDefinition,
  world: World,
  grids: readonly NormalGrid[],
  page: Beginning,
): DocumentFacts | undefined {
  const named = namedTransitions(page.actions)
  const workflow = world.workflows[written.workflow]
  const load = written.load === undefined ? undefined : world.contract[written.load]
  const master = grids.find(grid => grid.id === written.of && grid.rows !== undefined)
  const source = written.load === undefined ? world.contract[master?.rows ?? ''] : load
  if (!workflow || !source || (load && load.answer.kind !== 'document')) return undefined
  const { header, parts } = load ? documentParts(load) : rowParts(source)
  const saves = saveOperations(workflow, world.contract, parts)
  const fixed = fixedParameters(written)
  // What names nothing in its path makes a record, unless no state of the workflow begins with it: then it saves one's own.
  const makes = (operation: OperationFact) =>
    pathParameter(operation, fixed) === '' && creatingNames(workflow).includes(operation.id)
  const creates = saves.filter(makes)
  const create = creates.find(({ id }) => named.includes(id)) ?? creates[0]
  // Of the savings of both portals it is the one that this page has a button for.
  const updates = saves.filter(operation => !makes(operation))
  const update = updates.find(({ id }) => named.includes(id)) ?? updates[0] ?? savesBoth(workflow, create)
  return {
    workflow,
    source,
    ...(load ? { load } : {}),
    ...(written.of === undefined ? {} : { of: written.of }),
    key: documentKey(written, world),
    ...(load && pathParameter(load, fixed) === '' ? { isOwn: true } : {}),
    ...(create ? { create, isBegunHere: isBegun(create.id, page) } : {}),
    ...(update ? { update } : {}),
    isMadeElsewhere: isMadeElsewhere(workflow, world.contract),
    header: header ?? {},
    parts,
    savedHeader: savedFields({ create, update }, 'header'),
  }
}

/** Whether a field is written with a new document alone: what changes a document does not take it. */
export function isWrittenOnce({ create, update, savedHeader }: DocumentFacts, name: string): boolean {
  if (savedHeader[name]?.isKey) return true
  const changed = update?.body?.fields.header?.fields
  return create !== undefined && changed !== undefined && savedHeader[name] !== undefined && !changed[name]
}

type Written = NonNullable<ScreenDefinition['actions']>[number]

/** What tells whether a page begins new documents. */
type Beginning = Pick<ScreenDefinition, 'actions' | 'samples'>

/** A page begins what one of its buttons makes. On samples nothing is stored, so it needs no button. */
const isBegun = (creating: string, { actions, samples }: Beginning): boolean =>
  samples !== undefined || namedTransitions(actions).includes(creating)

/** Transitions that the buttons of a page name. */
function namedTransitions(actions: readonly Written[] = []): readonly string[] {
  return actions.flatMap(action => {
    if (typeof action === 'string') return []
    const steps = 'steps' in action ? action.steps : []
    const named = 'transition' in action ? [action.transition] : []
    return [...named, ...steps.flatMap(step => (step.step === 'transition' ? [step.transition] : []))].flat()
  })
}

/** The operation by which a page makes a new document. */
export function creatingOperation(
  { document, ...page }: Beginning & Pick<ScreenDefinition, 'document'>,
  { contract, workflows }: Pick<World, 'contract' | 'workflows'>,
): string | undefined {
  // A page that chooses its document from a grid opens with the grid.
  if (!document || document.of !== undefined) return undefined
  const creating = (workflows[document.workflow]?.transitions ?? []).filter(isCreating)
  return creating
    .map(({ transition }) => transition)
    .filter(name => contract[name] && pathParameter(contract[name], fixedParameters(document)) === '')
    .find(name => isBegun(name, page))
}

const creatingNames = ({ transitions }: Workflow): readonly string[] =>
  transitions.filter(isCreating).map(({ transition }) => transition)

type Parts = { readonly header?: Fields; readonly parts: Fields }

function documentParts({ answer }: OperationFact): Parts {
  const { header, ...parts } = answer.fields
  return { ...(header?.fields ? { header: header.fields } : {}), parts }
}

/** A row that is a document by itself: its lists are the parts, everything else is the header. */
function rowParts({ answer }: OperationFact): Parts {
  const lists = Object.entries(answer.fields).filter(([, fact]) => fact.type === 'list')
  const rest = Object.entries(answer.fields).filter(([, fact]) => fact.type !== 'list')
  return { header: Object.fromEntries(rest), parts: Object.fromEntries(lists) }
}

/** One operation makes and changes the document: the number stands in its header and not in the path. */
function savesBoth(workflow: Workflow, create: OperationFact | undefined): OperationFact | undefined {
  const from = workflow.transitions.find(({ transition }) => transition === create?.id)?.from
  return from?.includes('new') ? create : undefined
}

/** Operations of a workflow that take a whole document: its header, or lines of a document whose header nobody types. */
function saveOperations(workflow: Workflow, contract: World['contract'], parts: Fields): OperationFact[] {
  const isPart = ({ name, type }: FieldFact) => type === 'list' && parts[name]?.type === 'list'
  return workflow.transitions
    .flatMap(({ transition }) => contract[transition] ?? [])
    .filter(({ body }) => body && (body.fields.header || Object.values(body.fields).some(isPart)))
}

/**
 * No page starts the document: it comes of a file that was uploaded, of what the operation that makes it names in its path or
 * its body in place of a header, or the server makes it beside another ("sys:").
 */
function isMadeElsewhere(workflow: Workflow, contract: World['contract']): boolean {
  return workflow.transitions.filter(isCreating).some(({ transition }) => {
    if (transition.startsWith('sys:')) return true
    const operation = contract[transition]
    if (operation?.body?.contentType === 'application/octet-stream') return true
    if (operation === undefined || operation.body?.fields.header) return false
    return operation.body !== undefined || pathParameter(operation) !== ''
  })
}

/** The name by which a page finds its document; "" while nothing tells it. */
export function documentKey(
  written: DocumentDefinition,
  { contract, workflows }: Pick<World, 'contract' | 'workflows'>,
): string {
  const fixed = fixedParameters(written)
  const load = written.load === undefined ? undefined : contract[written.load]
  if (load) return pathParameter(load, fixed) || (Object.keys(load.parameters)[0] ?? '')
  if (written.load !== undefined) return ''
  const transitions = workflows[written.workflow]?.transitions ?? []
  const operations = transitions.flatMap(({ transition }) => contract[transition] ?? [])
  return operations.map(operation => pathParameter(operation, fixed)).find(name => name !== '') ?? ''
}

/** What the save operations take of a part of the document. */
export function savedFields(
  {
    create,
    update,
  }: { readonly create?: OperationFact | undefined; readonly update?: OperationFact | undefined },
  part: string,
): Fields {
  return { ...create?.body?.fields[part]?.fields, ...update?.body?.fields[part]?.fields }
}
