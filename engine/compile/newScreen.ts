import type { ContractFacts, FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { Portal } from '../../schemas/codes/menus'
import { levelParameters } from '../../schemas/shared/sourcingGroup'
import { takenFields } from '../binding/bindingCompile'
import { filterNames } from '../scope/filterFacts'
import type { ScreenCard } from '../scope/world'
import { agreements } from './agreements'
import type { CompiledAll } from './compileAll'

export interface NewScreen {
  readonly screen: string
  readonly title: string
  /** The operation that answers the rows. */
  readonly rows: string
  readonly portal: Portal
  /** Transitions of checked rows that get a button. */
  readonly transitions?: readonly string[]
}

type Entry = string | Readonly<Record<string, unknown>>

/** Parameters of paging, and fields of rows that only machines read. */
const unshown = new Set(['page', 'size', 'sort', 'want', 'version', 'rowState'])
const plainTypes: ReadonlySet<FieldFact['type']> = new Set([
  'string',
  'integer',
  'boolean',
  'decimal',
  'date',
  'dateTime',
  'month',
])

/**
 * The folder of a new screen: where most of those stand that share its menu, else most of those that call the same operation, else others
 * of its domain; a domain without screens gets a folder of its own.
 */
export function newScreenFolder(
  operation: OperationFact,
  siblings: readonly string[],
  screens: CompiledAll['screens'],
): string {
  const calling = (fits: (id: string) => boolean) =>
    [...screens.values()].flatMap(({ file, plan }) => (plan.operations.some(fits) ? [file] : []))
  const family = [
    siblings,
    calling(id => id === operation.id),
    calling(id => agreements.contract[id]?.file === operation.file),
  ].find(files => files.length > 0)
  const folders = (family ?? []).map(file => file.slice(0, file.lastIndexOf('/')))
  const count = (folder: string) => folders.filter(other => other === folder).length
  const [first] = [...new Set(folders)].sort((a, b) => count(b) - count(a))
  return first ?? `screens/${operation.file.replace(/\.yaml$/, '')}`
}

/** A list page over an operation: its parameters above, its rows below with the key frozen; what is too much is deleted by hand. */
export function newScreenText(
  { screen, title, rows, portal, transitions = [] }: NewScreen,
  contract: ContractFacts,
  screens: Iterable<ScreenCard>,
): string {
  const operation = contract[rows]
  if (!operation) throw new Error(`Engine bug: newScreenText got "${rows}", which is no operation.`)
  const part = operation.answer.kind === 'value' ? listPart(operation) : undefined
  const fields = part?.fields ?? operation.answer.fields
  const filters = filterEntries(operation)
  const columns = columnEntries(operation, fields, contract, [...screens])
  const key = typeof columns[0] === 'object' ? String(columns[0].field) : ''
  const canSort = takenFields(operation).fields.sort !== undefined
  const head = [
    '"$schema": "../../schemas/screen.schema.json"',
    `"screen": ${JSON.stringify(screen)}`,
    `"title": ${JSON.stringify(title)}`,
    `"route": { "path": "/${screen}", "portals": ["${portal}"] }`,
    ...(filters.length === 0 ? [] : [`"filter": {\n    "fields": ${list(filters, '    ')}\n  }`]),
    [
      '"grid": {',
      `    "title": ${JSON.stringify(title)},`,
      `    "rows": ${JSON.stringify(rows)},`,
      ...(part ? [`    "part": ${JSON.stringify(part.name)},`] : []),
      ...(transitions.length === 0 ? [] : ['    "select": "many",']),
      ...(canSort && key !== '' ? [`    "sort": "${key}:desc",`] : []),
      `    "columns": ${list(columns, '    ')}`,
      '  }',
    ].join('\n'),
    `"actions": ${list(
      [
        'search',
        ...(filters.length === 0 ? [] : ['reset']),
        ...transitions.map(transition => ({ transition })),
        'export',
      ],
      '  ',
    )}`,
  ]
  return `{\n  ${head.join(',\n  ')}\n}\n`
}

function listPart({ answer }: OperationFact): FieldFact | undefined {
  return Object.values(answer.fields).find(fact => fact.type === 'list' && fact.fields)
}

function filterEntries(operation: OperationFact): Entry[] {
  const taken = Object.values(takenFields(operation).fields)
  const usable = taken.filter(fact => plainTypes.has(fact.type) && !unshown.has(fact.name))
  const facts = Object.fromEntries(usable.map(fact => [fact.name, fact]))
  const person = usable.find(fact => fact.lookup?.popup === 'person' && !fact.isMulti)?.name
  const isEmployee = facts.section && facts.deptcd && person !== undefined
  const isByGroup = levelParameters.every(name => facts[name])
  const inWidget = [
    ...(isEmployee ? ['section', 'deptcd', person] : []),
    ...(isByGroup ? levelParameters : []),
  ]
  const names = filterNames(facts).filter(name => !inWidget.includes(name))
  const isPeriod = (name: string) => !facts[name] && facts[`${name}From`]?.type === 'date'
  const first = names.find(isPeriod)
  const entries = names.map((name): Entry => {
    const isRequired = (facts[name] ?? facts[`${name}From`])?.required === true
    const more = {
      ...(name === first ? { initial: 'pastMonth' } : {}),
      ...(isRequired ? { required: true } : {}),
    }
    return Object.keys(more).length === 0 ? name : { field: name, ...more }
  })
  const widget = { widget: 'employee', section: 'section', department: 'deptcd', person }
  return [
    ...entries,
    ...(isEmployee ? [widget] : []),
    ...(isByGroup ? [{ widget: 'sourcingGroup' } as const] : []),
  ]
}

function columnEntries(
  { answer, file }: OperationFact,
  fields: Readonly<Record<string, FieldFact>>,
  contract: ContractFacts,
  screens: readonly ScreenCard[],
): Entry[] {
  const shown = Object.values(fields).filter(fact => plainTypes.has(fact.type) && !unshown.has(fact.name))
  const keys = documentKeys(contract, file).filter(name => shown.some(fact => fact.name === name))
  // A row is its own record before it is one that it names. Of several screens of one record the plainest has the shortest
  // name: prEdit before prConfirmEdit.
  const isOther = ({ key = '' }: ScreenCard) => (keys.includes(key) ? 0 : 1)
  const [target] = screens
    .filter(screen => screen.key !== undefined && fields[screen.key] !== undefined)
    .sort((a, b) => isOther(a) - isOther(b) || a.screen.length - b.screen.length)
  const key = target?.key ?? keys[0] ?? shown[0]?.name
  const ordered = [...shown.filter(fact => fact.name === key), ...shown.filter(fact => fact.name !== key)]
  return ordered.map(({ name }): Entry => {
    if (name === key) return { field: name, frozen: true, ...(target ? { go: target.screen } : {}) }
    return answer.sums.includes(name) ? { field: name, sum: true } : name
  })
}

/** Path parameters of the domain's single reads: what a row is known by. */
function documentKeys(contract: ContractFacts, file: string): string[] {
  return Object.values(contract)
    .filter(operation => operation.file === file && operation.method === 'GET')
    .flatMap(({ parameters }) => Object.values(parameters).filter(parameter => parameter.in === 'path'))
    .map(parameter => parameter.name)
}

/** Entries as an author writes them: as many on a line as fit. */
function list(entries: readonly Entry[], indent: string): string {
  const texts = entries.map(entry => (typeof entry === 'string' ? JSON.stringify(entry) : objectText(entry)))
  const whole = `[${texts.join(', ')}]`
  if (whole.length + indent.length < 100) return whole
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + text.length + indent.length < 112)
      lines[lines.length - 1] = `${last}, ${text}`
    else lines.push(text)
  }
  return `[\n${indent}  ${lines.join(`,\n${indent}  `)}\n${indent}]`
}

function objectText(entry: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(entry).map(([word, value]) => `"${word}": ${JSON.stringify(value)}`)
  return `{ ${words.join(', ')} }`
}
