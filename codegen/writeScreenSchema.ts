import type { LanguageModel, LanguageProperty, LanguageType, NamedType, TextMeaning } from './languageModel'
import { definitionRules, type SchemaFacts } from './schemaRules'

/** A draft-07 schema: what Visual Studio Code reads fully. */
type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The schema of a definition file, from the documented types: descriptions for hovering, and every name that exists
 * filled in, so that an editor completes operations, popups, screens, transitions, and the fields of that very operation.
 */
export function writeScreenSchema(
  model: LanguageModel,
  root: 'ScreenDefinition' | 'PopupDefinition',
  facts: SchemaFacts,
): string {
  const used = reachable(model, root)
  const rules = definitionRules(facts)
  const definitions = Object.fromEntries(
    [...used].map(name => {
      const type = model[name]
      const schema = type ? namedSchema(type) : {}
      const rule = rules[name]
      return [name, rule ? { ...schema, allOf: rule } : schema]
    }),
  )
  const kind = root === 'ScreenDefinition' ? 'screen' : 'popup'
  return `${JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: `https://gpms.example/schemas/${kind}.schema.json`,
      title: kind === 'screen' ? 'GPMS screen definition' : 'GPMS popup definition',
      $comment: 'Written by codegen from schemas/. Do not edit: run npm run codegen.',
      $ref: `#/definitions/${root}`,
      definitions: { ...definitions, ...nameDefinitions(facts) },
    },
    null,
    1,
  )}\n`
}

/** Types that a type speaks of, itself included. */
function reachable(model: LanguageModel, root: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const visitType = (type: LanguageType): void => {
    if (type.kind === 'reference') visit(type.name)
    if (type.kind === 'list') visitType(type.item)
    if (type.kind === 'record') visitType(type.value)
    if (type.kind === 'union') type.options.forEach(visitType)
  }
  const visit = (name: string): void => {
    const type = model[name]
    if (!type || seen.has(name)) return
    seen.add(name)
    if (type.kind === 'alias') visitType(type.type)
    else for (const property of type.properties) visitType(property.type)
  }
  visit(root)
  return seen
}

function namedSchema(type: NamedType): JsonSchema {
  const text = spoken(type.kind === 'object' ? type.korean : undefined, type.note)
  const note = text === '' ? {} : { description: text }
  if (type.kind === 'alias') return { ...note, ...typeSchema(type.type) }
  const required = type.properties.filter(property => !property.isOptional).map(property => property.name)
  return {
    ...note,
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(
      type.properties.map(property => [property.name, propertySchema(property)]),
    ),
  }
}

/** Hover text: the Korean sentence first, for the analyst; the English one below it. */
function spoken(korean: string | undefined, note: string): string {
  return [korean ?? '', note].filter(part => part !== '').join('\n\n')
}

function propertySchema({ type, note, whenAbsent, korean }: LanguageProperty): JsonSchema {
  const absent = whenAbsent === undefined ? '' : `Default: ${whenAbsent}`
  const text = spoken(korean, [note, absent].filter(part => part !== '').join(' '))
  if (text === '') return typeSchema(type)
  const schema = typeSchema(type)
  const described = { description: text }
  // Draft 07 overlooks everything beside a $ref.
  return '$ref' in schema ? { ...described, allOf: [schema] } : { ...described, ...schema }
}

function typeSchema(type: LanguageType): JsonSchema {
  switch (type.kind) {
    case 'text':
      return type.meaning && isNamed(type.meaning)
        ? { $ref: `#/definitions/${type.meaning}` }
        : { type: 'string' }
    case 'number':
    case 'boolean':
      return { type: type.kind }
    case 'literal':
      return type.values.length === 1 ? { const: type.values[0] } : { enum: type.values }
    case 'list':
      return { type: 'array', items: typeSchema(type.item) }
    case 'record':
      return { type: 'object', additionalProperties: typeSchema(type.value) }
    case 'union':
      return { anyOf: type.options.map(typeSchema) }
    case 'reference':
      return { $ref: `#/definitions/${type.name}` }
  }
}

/** Fields and parameters depend on the operation: `definitionRules` completes them. */
function isNamed(meaning: TextMeaning): meaning is keyof SchemaFacts['names'] {
  return meaning !== 'ColumnName' && meaning !== 'ParameterName'
}

function nameDefinitions({ names }: SchemaFacts): JsonSchema {
  const expression = {
    type: 'string',
    maxLength: 2000,
    description: 'A CEL expression, type-checked against the contract. For example: line.qty > 0',
  }
  const lists = Object.entries(names).map(([meaning, known]): [string, JsonSchema] => [
    meaning,
    known.length === 0 ? { type: 'string' } : { type: 'string', enum: known },
  ])
  return { Expression: expression, ...Object.fromEntries(lists) }
}
