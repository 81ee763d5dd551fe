import { isMap, isScalar, isSeq, type LineCounter, type Node, type ParsedNode } from 'yaml'

/** The shape of what stands below a key; none where any value may. */
type Below = Shape | undefined

interface Shape {
  /** Every key that the contract has at this place; a list stands for its items. */
  readonly keys?: Readonly<Record<string, () => Below>>
  /** Names that the contract gives itself, such as those of properties. */
  readonly names?: () => Below
}

const plain = (): Below => undefined
const these = (...names: readonly string[]) => Object.fromEntries(names.map(name => [name, plain]))

const lookup: Shape = { keys: these('popup', 'value', 'text', 'condition', 'fills', 'free', 'within') }
const typedBy: Shape = { keys: these('type', 'choices') }
const options: Shape = { keys: these('operation', 'value', 'text') }
const schema: Shape = {
  keys: {
    ...these('$ref', 'type', 'format', 'title', 'description', 'enum', 'pattern', 'default', 'required'),
    ...these('minLength', 'maxLength', 'minimum', 'maximum', 'maxItems', 'minItems', 'uniqueItems'),
    ...these('x-code', 'x-mask', 'x-scale', 'x-money', 'x-width', 'x-max-bytes', 'x-multi', 'x-unit'),
    ...these('x-fixed', 'x-key', 'x-personal', 'x-sort', 'x-spec-name'),
    items: () => schema,
    properties: () => schemas,
    additionalProperties: () => schema,
    'x-lookup': () => lookup,
    'x-options': () => options,
    'x-typed-by': () => typedBy,
  },
}
const schemas: Shape = { names: () => schema }
const content: Shape = { names: () => ({ keys: { schema: () => schema } }) }
const parameter: Shape = { keys: { ...these('name', 'in', 'required', 'description'), schema: () => schema } }
const answer: Shape = { keys: { ...these('description'), content: () => content } }
const operation: Shape = {
  keys: {
    ...these('operationId', 'summary', 'description', 'x-origin', 'x-access', 'x-effect'),
    parameters: () => parameter,
    requestBody: () => ({ keys: { ...these('required'), content: () => content } }),
    responses: () => ({ keys: { '200': () => answer } }),
  },
}
const path: Shape = {
  keys: { get: () => operation, post: () => operation, put: () => operation, delete: () => operation },
}
const file: Shape = {
  keys: {
    ...these('openapi'),
    info: () => ({ keys: these('title', 'version') }),
    paths: () => ({ names: () => path }),
    components: () => ({ keys: { schemas: () => schemas } }),
  },
}

export interface StrayKey {
  readonly key: string
  readonly line: number
  readonly column: number
  readonly known: readonly string[]
}

/**
 * Keys that the contract does not have at their place. A description that is not quoted is cut at its first comma within
 * braces, and what follows becomes a key that nobody reads.
 */
export function strayKeys(root: ParsedNode | null, lines: LineCounter): StrayKey[] {
  return root ? strayIn(root, file, lines) : []
}

function strayIn(node: Node, shape: Shape, lines: LineCounter): StrayKey[] {
  if (isSeq<Node>(node)) return node.items.flatMap(item => strayIn(item, shape, lines))
  if (!isMap<Node, Node | null>(node)) return []
  return node.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : ''
    const below = shape.names ?? (Object.hasOwn(shape.keys ?? {}, name) ? shape.keys?.[name] : undefined)
    if (!below) {
      const { line, col } = lines.linePos(key.range?.[0] ?? 0)
      return [{ key: name, line, column: col, known: Object.keys(shape.keys ?? {}) }]
    }
    const inner = below()
    return inner && value ? strayIn(value, inner, lines) : []
  })
}
