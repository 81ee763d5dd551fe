import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { everyBlock } from '../../schemas/shared/everyBlock'
import type { Workflow } from '../../schemas/workflow/workflow'
import { takenFields } from '../binding/bindingCompile'
import { entryFacts } from '../popup/entryFactsCompile'
import { mountPath } from '../scope/mountPath'
import { namedParameters } from '../scope/namedParameters'
import { creatingOperation, documentKey } from '../scope/recordFacts'
import type { PopupCard, ScreenCard, World } from '../scope/world'

type Filter = NonNullable<ScreenDefinition['filter']>

/** The query parameters a filter field stands for: a period has two. */
function filterFieldNames(filter: Filter | undefined): string[] {
  return (filter?.fields ?? []).flatMap(namedParameters)
}

export function screenCard(
  written: ScreenDefinition,
  file: string,
  agreements: Pick<World, 'contract' | 'workflows'>,
): Omit<ScreenCard, 'isDoubtful'> {
  const { contract } = agreements
  const filters = [
    written.filter,
    ...everyBlock(written.blocks ?? []).filter(block => block.block === 'filter'),
  ]
  const fields = filters.flatMap(filterFieldNames)
  const periods = fields.flatMap(name => [`${name}From`, `${name}To`])
  const key = written.document ? documentKey(written.document, agreements) : ''
  const creates = creatingOperation(written, agreements)
  const document = agreements.workflows[written.document?.workflow ?? '']?.label
  const params = [
    ...new Set([
      ...(key === '' ? [] : [key]),
      ...(written.route.params ?? []),
      ...fields,
      ...periods.filter(name => parameterOf(written, name, contract) !== undefined),
    ]),
  ]
  return {
    screen: written.screen,
    file,
    path: written.route.path,
    mounted: written.route.portals.map(one =>
      mountPath(typeof one === 'string' ? one : one.portal, written.route.path),
    ),
    isPublic: written.route.portals.every(one => typeof one !== 'string' && one.access === 'public'),
    params,
    ...(key === '' ? {} : { key }),
    ...(written.document?.of === undefined ? {} : { isChosenThere: true }),
    needs: neededParams(written, contract),
    ...(creates === undefined ? {} : { creates }),
    ...(document ? { document } : {}),
    leads: leadsOf(written),
    handed: Object.fromEntries(
      params.flatMap(name => {
        const fact = parameterOf(written, name, contract)
        return fact === undefined ? [] : [[name, fact]]
      }),
    ),
  }
}

/** Every screen that a definition names: `go` of cells, buttons and figures, `then` of transitions, steps `go`. */
function leadsOf(part: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    for (const [word, value] of Object.entries(one)) {
      if (typeof value === 'string' && (word === 'go' || word === 'then' || word === 'screen'))
        found.add(value)
      else look(value)
    }
  }
  look(part)
  return found
}

/** Parameters of the route that alone fill what an operation of the page cannot be called without. */
function neededParams(
  { grid, blocks = [], route }: ScreenDefinition,
  contract: ContractFacts,
): readonly string[] {
  const asking = [...(grid ? [grid] : []), ...everyBlock(blocks)]
  const needed = asking.flatMap(block => {
    const operation = 'rows' in block && block.rows !== undefined ? contract[block.rows] : undefined
    if (!operation || !('with' in block)) return []
    const { fields } = takenFields(operation)
    return Object.entries(block.with ?? {}).flatMap(([name, value]) =>
      fields[name]?.required ? (/^\s*params\.(\w+)\s*$/.exec(value)?.[1] ?? []) : [],
    )
  })
  return [...new Set(needed)].filter(name => route.params?.includes(name))
}

/**
 * The parameter of that name, of the operation that reads the document, else of the first grid whose operation takes it. That a page is
 * to search at once is what a kept search says as well, by the same name.
 */
function parameterOf(
  { document, grid, blocks = [] }: ScreenDefinition,
  name: string,
  contract: ContractFacts,
) {
  const grids = [grid, ...everyBlock(blocks).filter(block => block.block === 'grid')]
  const asked = [document?.load, ...grids.map(one => one?.rows)]
  const operations = asked.flatMap(operation => (operation === undefined ? [] : (contract[operation] ?? [])))
  const fact = operations.map(({ parameters }) => parameters[name]).find(found => found !== undefined)
  return fact ?? (name === 'isSearched' ? contract.saveFilter?.body?.fields[name] : undefined)
}

export function popupCard(written: PopupDefinition, file: string, contract: ContractFacts): PopupCard {
  const { form, grid } = written
  const { rows, part, columns } = grid ?? { columns: [] }
  const answer = rows === undefined ? undefined : contract[rows]?.answer
  const [first] = columns
  const text =
    written.text ??
    (typeof first === 'object' && 'field' in first ? first.field : typeof first === 'string' ? first : '')
  const filterFields = filterFieldNames(written.filter)
  const focus = written.focus ?? filterFields[0] ?? ''
  if (form && !grid) return entryCard(written, form, file, contract)
  const chosen = (part === undefined ? answer?.fields : answer?.fields[part]?.fields) ?? {}
  return {
    popup: written.popup,
    title: written.title,
    file,
    params: written.params ?? [],
    filterFields,
    // A popup without conditions shows few rows, which the text narrows.
    searchBy: filterFields.includes(text) || focus === '' ? text : focus,
    ...(isByGroup(written.filter) && { isByGroup: true }),
    text,
    ...(written.choose === 'confirm'
      ? { confirms: true }
      : written.choose === 'none'
        ? {}
        : { chooses: true }),
    row: written.choose === 'confirm' ? conditionFacts(written, filterFields, contract) : chosen,
    ...handedFacts(written, filterFields, contract),
  }
}

/** What a popup that only confirms hands back: its conditions as they stand. */
function conditionFacts(
  { grid }: PopupDefinition,
  filterFields: readonly string[],
  contract: ContractFacts,
): Readonly<Record<string, FieldFact>> {
  const operation = grid?.rows === undefined ? undefined : contract[grid.rows]
  const taken = operation ? takenFields(operation).fields : {}
  return Object.fromEntries(filterFields.flatMap(name => (taken[name] ? [[name, taken[name]] as const] : [])))
}

function isByGroup(filter: Filter | undefined): boolean {
  return (filter?.fields ?? []).some(
    field => typeof field === 'object' && 'widget' in field && field.widget === 'sourcingGroup',
  )
}

/** A popup of fields: nothing is searched, and what is handed keeps the type of the field that it fills. */
function entryCard(
  written: PopupDefinition,
  form: PopupFormDefinition,
  file: string,
  contract: ContractFacts,
): PopupCard {
  const facts = entryFacts(form, contract)
  const loaded = facts?.load ? takenFields(facts.load).fields : {}
  const sent = facts?.isSent ? { ...loaded, ...facts.taken } : loaded
  const filled = (written.params ?? []).flatMap((param): [string, FieldFact][] => {
    const fills = (
      values: Readonly<Record<string, string>> = {},
      fields: Readonly<Record<string, FieldFact>>,
    ) =>
      Object.entries(values).flatMap(([name, value]) =>
        value.trim() === `params.${param}` && fields[name] ? [fields[name]] : [],
      )
    const [fact] = [...fills(form.with, sent), ...fills(form.initial, facts?.fields ?? {})]
    return fact ? [[param, fact]] : []
  })
  return {
    popup: written.popup,
    title: written.title,
    file,
    params: written.params ?? [],
    ...{ filterFields: [], searchBy: '', text: '' },
    row: facts?.picked ?? {},
    handed: Object.fromEntries(filled),
    needs: filled.flatMap(([param, { required }]) => (required ? [param] : [])),
    isEntry: true,
    ...(facts?.isSent && facts.operation.isEffect ? { saves: facts.operation.id } : {}),
  }
}

/** What becomes of what a popup is handed: the parameter of its operation that it fills tells code group and need. */
function handedFacts(
  { params = [], grid = { columns: [] } }: PopupDefinition,
  filterFields: readonly string[],
  contract: ContractFacts,
): Pick<PopupCard, 'handed' | 'needs'> {
  const operation = grid.rows === undefined ? undefined : contract[grid.rows]
  const taken = operation ? takenFields(operation).fields : {}
  const filled = params.flatMap(param =>
    Object.entries(grid.with ?? {})
      .filter(([name, value]) => value.trim() === `params.${param}` && taken[name])
      .map(([name]): [string, string] => [param, name]),
  )
  const own = filterFields.map((field): [string, string] => [field, field])
  return {
    handed: Object.fromEntries(
      [...own, ...filled].flatMap(([name, taker]) => (taken[taker] ? [[name, taken[taker]]] : [])),
    ),
    needs: filled.flatMap(([name, taker]) => (taken[taker]?.required ? [name] : [])),
  }
}

/** Names of all transitions, for the shape check. */
export function transitionNamesOf(workflows: Readonly<Record<string, Workflow>>): string[] {
  return [
    ...new Set(
      Object.values(workflows).flatMap(workflow => workflow.transitions.map(({ transition }) => transition)),
    ),
  ]
}
