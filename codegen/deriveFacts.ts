import type {
  AnswerFact,
  ContractFacts,
  FieldFact,
  FieldType,
  OperationFact,
  ParameterFact,
} from './contractFacts'
import {
  type Contract,
  type ContractOperation,
  type OperationNode,
  resolveSchema,
  type SchemaNode,
} from './readContract'

function fieldType(schema: SchemaNode): FieldType {
  if (schema.format === 'binary') return 'binary'
  if (schema.type === 'array') return 'list'
  if (schema.type === 'object') return 'object'
  if (schema.type === 'integer' || schema.type === 'boolean') return schema.type
  if (schema.format === 'decimal' || schema.format === 'date' || schema.format === 'month')
    return schema.format
  if (schema.format === 'date-time') return 'dateTime'
  return 'string'
}

const textFormats = ['html', 'password', 'email'] as const

function fieldFact(
  contract: Contract,
  name: string,
  node: SchemaNode,
  required: boolean,
  trail: readonly string[],
): FieldFact {
  const schema = resolveSchema(contract, node)
  const reference = (schema.type === 'array' ? schema.items?.$ref : node.$ref) ?? ''
  // A type that holds itself (a menu item its children) is described once; nobody asks deeper.
  const isKnown = trail.includes(reference)
  const inner = schema.type === 'array' && schema.items ? resolveSchema(contract, schema.items) : schema
  return withoutEmpty({
    name,
    label: schema.title ?? name,
    type: fieldType(schema),
    required,
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    maxBytes: schema['x-max-bytes'],
    minimum: schema.minimum,
    maximum: schema.maximum,
    scale: schema['x-scale'],
    isFixed: schema['x-fixed'],
    isMoney: schema['x-money'],
    code: schema['x-code'],
    mask: schema['x-mask'],
    format: textFormats.find(format => format === schema.format),
    unit: schema['x-unit'],
    isKey: schema['x-key'],
    isPersonal: schema['x-personal'],
    isSortable: schema['x-sort'],
    width: schema['x-width'],
    lookup: schema['x-lookup'],
    options: schema['x-options'],
    typedBy: schema['x-typed-by'],
    isMulti: schema['x-multi'],
    enum: schema.enum,
    fields: inner.properties && !isKnown ? objectFields(contract, inner, [...trail, reference]) : undefined,
  })
}

function withoutEmpty<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T
}

function objectFields(
  contract: Contract,
  schema: SchemaNode,
  trail: readonly string[] = [],
): Record<string, FieldFact> {
  const required = new Set(schema.required ?? [])
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, node]) => [
      name,
      fieldFact(contract, name, node, required.has(name), trail),
    ]),
  )
}

export function answerSchema(node: OperationNode): SchemaNode {
  const content = node.responses['200']?.content
  return Object.values(content ?? {})[0]?.schema ?? { type: 'object', properties: {} }
}

function answerFact(contract: Contract, node: OperationNode): AnswerFact {
  const schema = resolveSchema(contract, answerSchema(node))
  if (schema.format === 'binary') return { kind: 'binary', fields: {}, sums: [] }
  if (schema.type === 'array' && schema.items) return rowsFact(contract, 'list', schema.items, [])
  const rows = schema.properties?.rows && resolveSchema(contract, schema.properties.rows)
  if (rows?.items) {
    const sums = schema.properties?.sums && resolveSchema(contract, schema.properties.sums)
    const facts = rowsFact(contract, 'rows', rows.items, Object.keys(sums?.properties ?? {}))
    const beside = Object.entries(objectFields(contract, schema)).filter(
      ([name, { type }]) => type === 'object' || type === 'string' || (type === 'list' && name !== 'rows'),
    )
    return beside.length === 0 ? facts : { ...facts, parts: Object.fromEntries(beside) }
  }
  const kind = schema.properties?.header ? 'document' : 'value'
  return { kind, fields: objectFields(contract, schema), sums: [] }
}

function rowsFact(contract: Contract, kind: 'rows' | 'list', item: SchemaNode, sums: string[]): AnswerFact {
  return { kind, fields: objectFields(contract, resolveSchema(contract, item)), sums }
}

function isEffect({ node, method }: ContractOperation): boolean {
  return node['x-effect'] ?? method !== 'get'
}

function operationFact(contract: Contract, operation: ContractOperation): OperationFact {
  const { node, method, path, file } = operation
  const parameters: Record<string, ParameterFact> = {}
  for (const parameter of node.parameters ?? []) {
    const fact = fieldFact(contract, parameter.name, parameter.schema, parameter.required ?? false, [])
    parameters[parameter.name] = { ...fact, in: parameter.in }
  }
  const body = Object.entries(node.requestBody?.content ?? {})[0]
  return {
    id: node.operationId,
    method: method.toUpperCase() as OperationFact['method'],
    path,
    summary: node.summary,
    origin: node['x-origin'],
    access: node['x-access'] ?? 'screen',
    isEffect: isEffect(operation),
    file,
    parameters,
    ...(body && {
      body: { contentType: body[0], fields: objectFields(contract, resolveSchema(contract, body[1].schema)) },
    }),
    answer: answerFact(contract, node),
  }
}

/** What the compiler knows of every operation; keys are operation ids. */
export function deriveFacts(contract: Contract): ContractFacts {
  return Object.fromEntries(
    contract.operations.map(operation => [operation.node.operationId, operationFact(contract, operation)]),
  )
}
