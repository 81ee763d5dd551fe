import { type Contract, referenceName, resolveSchema, type SchemaNode } from './readContract'

/** Named object schemas become interfaces of the same name; field schemas (lower-case names) are written out. */
export function isNamedType(name: string): boolean {
  return /^[A-Z]/.test(name)
}

/** The TypeScript spelling of a schema. Decimals stay strings: money never becomes a floating-point number. */
export function typeText(contract: Contract, node: SchemaNode): string {
  if (node.$ref) {
    const name = referenceName(node.$ref)
    return isNamedType(name) ? name : typeText(contract, resolveSchema(contract, node))
  }
  if (node.enum) return node.enum.map(value => `'${value}'`).join(' | ')
  switch (node.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'array':
      return node.items ? `readonly ${arrayItem(typeText(contract, node.items))}[]` : 'readonly unknown[]'
    case 'object':
      return objectText(contract, node)
    default:
      return node.format === 'binary' ? 'Uint8Array' : 'string'
  }
}

function arrayItem(text: string): string {
  return text.includes('|') || text.startsWith('readonly') ? `(${text})` : text
}

function objectText(contract: Contract, node: SchemaNode): string {
  if (!node.properties) {
    const item =
      typeof node.additionalProperties === 'object' ? typeText(contract, node.additionalProperties) : 'never'
    return `Readonly<Record<string, ${item}>>`
  }
  return `{ ${propertyLines(contract, node).join('; ')} }`
}

/** A name of the wire as a member of a type; the specification has some with a dot in them. */
export const memberName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`)

export function propertyLines(contract: Contract, node: SchemaNode): string[] {
  const required = new Set(node.required ?? [])
  return Object.entries(node.properties ?? {}).map(([name, property]) => {
    return `readonly ${memberName(name)}${required.has(name) ? '' : '?'}: ${typeText(contract, property)}`
  })
}
