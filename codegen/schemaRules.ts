import type { ContractFacts, FieldFact, OperationFact } from './contractFacts'
import type { TextMeaning } from './languageModel'

export interface SchemaFacts {
  readonly contract: ContractFacts
  /** Names that exist, by what a text stands for. */
  readonly names: Readonly<
    Record<Exclude<TextMeaning, 'Expression' | 'ColumnName' | 'ParameterName'>, readonly string[]>
  >
}

type JsonSchema = Readonly<Record<string, unknown>>

/**
 * If-then rules by type of the language: once an operation is named, the fields of its rows and its parameters are the
 * only ones that complete, and the only ones that pass.
 */
export function definitionRules(facts: SchemaFacts): Readonly<Record<string, readonly JsonSchema[]>> {
  const operations = facts.names.RowsOperationName.flatMap(id => facts.contract[id] ?? [])
  const documents = facts.names.LoadOperationName.flatMap(id => facts.contract[id] ?? [])
  const columns = operations.flatMap(columnRules)
  const filters = operations.map(filterRule)
  return {
    GridDefinition: columns,
    GridBlockDefinition: columns,
    ChartBlockDefinition: operations.flatMap(chartRules),
    KpiBlockDefinition: Object.values(facts.contract).flatMap(kpiRules),
    ScreenDefinition: [...filters, ...documents.map(documentRule)],
    PopupDefinition: filters,
    PopupFormDefinition: Object.values(facts.contract).flatMap(entryRules),
  }
}

function columnRules({ id, answer }: OperationFact): JsonSchema[] {
  const whole = when({ rows: { const: id } }, { columns: entries(Object.keys(answer.fields)) }, ['rows'])
  if (answer.kind !== 'value') return [whole]
  return lists(answer.fields).map(([part, fields]) =>
    when({ rows: { const: id }, part: { const: part } }, { columns: entries(Object.keys(fields)) }, [
      'rows',
      'part',
    ]),
  )
}

function chartRules({ id, answer }: OperationFact): JsonSchema[] {
  if (answer.kind === 'value') return []
  const drawn = (fields: Readonly<Record<string, FieldFact>>) => {
    const names = Object.keys(fields)
    return { x: { enum: names }, series: entries(names) }
  }
  const rows = when({ rows: { const: id }, part: false }, drawn(answer.fields), ['rows'])
  const parts = lists(answer.parts ?? {}).map(([part, fields]) =>
    when({ rows: { const: id }, part: { const: part } }, drawn(fields), ['rows', 'part']),
  )
  return [rows, ...parts]
}

function kpiRules({ id, answer }: OperationFact): JsonSchema[] {
  const figures = Object.values(answer.parts ?? {}).filter(({ type }) => type === 'object')
  return figures.map(part =>
    when(
      { load: { const: id }, part: { const: part.name } },
      { fields: entries(Object.keys(part.fields ?? {})) },
      ['load', 'part'],
    ),
  )
}

function lists(fields: Readonly<Record<string, FieldFact>>) {
  return Object.values(fields).flatMap((fact): [string, Readonly<Record<string, FieldFact>>][] =>
    fact.type === 'list' && fact.fields ? [[fact.name, fact.fields]] : [],
  )
}

function filterRule(operation: OperationFact): JsonSchema {
  const names = [
    ...Object.keys(operation.parameters),
    ...(operation.isEffect ? [] : Object.keys(operation.body?.fields ?? {})),
  ]
  const periods = names
    .filter(name => name.endsWith('From') && names.includes(`${name.slice(0, -4)}To`))
    .map(name => name.slice(0, -4))
  return when(
    { grid: { properties: { rows: { const: operation.id } }, required: ['rows'] } },
    { filter: { properties: { fields: entries([...names, ...periods]) } } },
    ['grid'],
  )
}

function documentRule({ id, answer }: OperationFact): JsonSchema {
  const { header, ...parts } = answer.fields
  const form = when({ block: { const: 'form' } }, { fields: entries(Object.keys(header?.fields ?? {})) }, [
    'block',
  ])
  const grids = lists(parts).map(([part, fields]) =>
    when({ lines: { const: part } }, { columns: entries(Object.keys(fields)) }, ['lines']),
  )
  return when(
    { document: { properties: { load: { const: id } }, required: ['load'] } },
    { blocks: { items: { allOf: [form, ...grids] } } },
    ['document'],
  )
}

/** Fields of a popup's form: those of the request that is sent, or of an operation that has such fields. */
function entryRules({ id, body, isEffect, answer }: OperationFact): JsonSchema[] {
  const request = Object.keys(body?.fields.header?.fields ?? body?.fields ?? {})
  const names = isEffect ? request : Object.keys(answer.fields)
  const words = isEffect ? (['like', 'save'] as const) : (['like'] as const)
  const entered = words.flatMap(word => [
    branch(
      { properties: { [word]: { const: id } }, required: [word], not: { required: ['load'] } },
      { properties: { fields: entries(names) } },
    ),
    // What is loaded may stand beside it, so that other names are no mistake to the editor.
    when({ [word]: { const: id } }, { fields: offers(names) }, [word, 'load']),
  ])
  if (isEffect || !['document', 'value'].includes(answer.kind)) return entered
  const loaded = Object.keys(answer.fields.header?.fields ?? answer.fields)
  return [...entered, when({ load: { const: id } }, { fields: offers(loaded) }, ['load'])]
}

/** Names that are offered, beside others that may stand there. */
function offers(names: readonly string[]): JsonSchema {
  return names.length === 0
    ? {}
    : { items: { anyOf: [{ enum: names }, { type: 'string' }, { type: 'object' }] } }
}

function when(condition: JsonSchema, consequence: JsonSchema, required: readonly string[]): JsonSchema {
  return branch({ properties: condition, required }, { properties: consequence })
}

/** A list of bare names, or of objects that say `field`. */
function entries(names: readonly string[]): JsonSchema {
  if (names.length === 0) return {}
  return {
    // Not if and else: an editor asks before anything is written, and would be offered no name.
    items: { anyOf: [{ enum: names }, { type: 'object', properties: { field: { enum: names } } }] },
  }
}

/** JSON Schema's if and then; made of entries, since an object that says `then` reads like a promise. */
function branch(condition: JsonSchema, consequence: JsonSchema): JsonSchema {
  return Object.fromEntries([
    ['if', condition],
    ['then', consequence],
  ])
}
