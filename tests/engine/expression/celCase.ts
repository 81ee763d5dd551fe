import type { SerializedIncrementalTest } from '@bufbuild/cel-spec/testdata/tests.js'
import type { ExpressionScope, ValueType } from '../../../engine/expression/valueType'

/** A conformance test as the package holds it: CEL's protocol buffers as JSON. */
export type CelCase = SerializedIncrementalTest['original']

const primitives: Readonly<Record<string, ValueType>> = {
  STRING: { kind: 'text' },
  INT64: { kind: 'integer' },
  BOOL: { kind: 'boolean' },
}

/** Names of other types are left out, as no page has them; what speaks of them is refused. */
export function scopeOf(test: CelCase): ExpressionScope {
  return Object.fromEntries(
    itemsOf(test.typeEnv).flatMap(declared => {
      const type = typeOf(member(declared, 'ident', 'type'))
      return type ? [[String(member(declared, 'name')), type]] : []
    }),
  )
}

function typeOf(type: unknown): ValueType | undefined {
  const list = member(type, 'listType', 'elemType')
  const item = list === undefined ? undefined : typeOf(list)
  return item ? { kind: 'list', item } : primitives[String(member(type, 'primitive'))]
}

export function valuesOf(test: CelCase): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(test.bindings ?? {}).map(([name, bound]) => [name, plainValue(member(bound, 'value'))]),
  )
}

/** A case without an expectation expects true; an error is a value that nothing can be equal to. */
export function expectedValue(test: CelCase): unknown {
  const value = test.value ?? member(test.typedResult, 'result')
  if (value !== undefined) return plainValue(value)
  return test.evalError === undefined && test.unknown === undefined ? true : { error: test.evalError }
}

/** Values that the language does not have stay as they are, so that nothing equals them. */
function plainValue(value: unknown): unknown {
  const [[kind, inner] = ['', undefined]] = Object.entries(value ?? {})
  switch (kind) {
    case 'stringValue':
    case 'boolValue':
      return inner
    case 'int64Value':
      return Number.isSafeInteger(Number(inner)) ? Number(inner) : value
    case 'listValue':
      return itemsOf(member(inner, 'values')).map(plainValue)
    default:
      return value
  }
}

function itemsOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : []
}

function member(holder: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    holder,
  )
}
