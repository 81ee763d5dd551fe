import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { strayKeys } from './checkContractKeys'

/** A JSON Schema node as the contract files write it. */
export interface SchemaNode {
  $ref?: string
  type?: string
  format?: string
  title?: string
  description?: string
  enum?: string[]
  pattern?: string
  default?: string | number | boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: SchemaNode
  properties?: Record<string, SchemaNode>
  required?: string[]
  additionalProperties?: boolean | SchemaNode
  'x-code'?: string
  'x-mask'?: string
  'x-scale'?: number
  'x-fixed'?: boolean
  'x-money'?: boolean
  'x-width'?: number
  'x-max-bytes'?: number
  'x-multi'?: boolean
  'x-unit'?: string
  'x-key'?: boolean
  'x-personal'?: boolean
  'x-sort'?: boolean
  'x-spec-name'?: string
  'x-lookup'?: {
    popup: string
    value: string
    text?: string
    condition?: string
    fills?: string[]
    free?: boolean
    within?: Record<string, string | null>
  }
  'x-options'?: { operation: string; value: string; text: string }
  'x-typed-by'?: { type: string; choices: string }
}

export interface ParameterNode {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: SchemaNode
}

interface MediaNode {
  schema: SchemaNode
}

export interface OperationNode {
  operationId: string
  summary: string
  'x-origin': 'spec' | 'assumed'
  /** samples: never sent; the sample pages answer it themselves. */
  'x-access'?: 'public' | 'session' | 'screen' | 'samples'
  'x-effect'?: boolean
  parameters?: ParameterNode[]
  requestBody?: { content: Record<string, MediaNode> }
  responses: Record<string, { description: string; content?: Record<string, MediaNode> }>
}

export interface ContractOperation {
  readonly node: OperationNode
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  readonly file: string
}

/** The contract files as one: named schemas and operations. Names are unique over all files. */
export interface Contract {
  readonly schemas: ReadonlyMap<string, SchemaNode>
  readonly operations: readonly ContractOperation[]
}

const methods = ['get', 'post', 'put', 'delete'] as const

/** A mistake in a contract file, at its line. */
export class ContractMistake extends Error {}

interface ContractFile {
  paths?: Record<string, Partial<Record<(typeof methods)[number], OperationNode>>>
  components?: { schemas?: Record<string, SchemaNode> }
}

function parseFile(path: string): ContractFile {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines })
  const mistake = document.errors[0]
  if (mistake) {
    const { line, col } = lines.linePos(mistake.pos[0])
    throw new ContractMistake(
      `${path}:${line}:${col}  CONTRACT_YAML\n  ${mistake.message.split('\n')[0]}\n  mend: correct the YAML at this place.`,
    )
  }
  const [stray] = strayKeys(document.contents, lines)
  if (stray) {
    throw new ContractMistake(
      `${path}:${stray.line}:${stray.column}  CONTRACT_KEY_UNKNOWN\n  The contract has no "${stray.key}" at this place. There are: ${stray.known.join(', ')}.\n  mend: write one of these, or put a description with a comma into quotes.`,
    )
  }
  return document.toJS() as ContractFile
}

/**
 * Reads every file of the folder. Schema names and operation ids share one space over all files, so that a
 * reference needs only its last part.
 */
export function readContract(folder: string): Contract {
  const schemas = new Map<string, SchemaNode>()
  const operations: ContractOperation[] = []
  const seen = new Map<string, string>()
  // Files and types of a generated client are one on many machines where names differ by case alone.
  const claim = (name: string, file: string) => {
    const other = seen.get(name.toLowerCase())
    if (other)
      throw new ContractMistake(
        `${file}  CONTRACT_NAME_TAKEN\n  "${name}" is already said in ${other}, perhaps in other letters.\n  mend: give one of the two another name.`,
      )
    seen.set(name.toLowerCase(), file)
  }
  for (const file of readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()) {
    const path = join(folder, file)
    const content = parseFile(path)
    for (const [name, schema] of Object.entries(content.components?.schemas ?? {})) {
      claim(`schema ${name}`, path)
      schemas.set(name, schema)
    }
    for (const [url, item] of Object.entries(content.paths ?? {})) {
      for (const method of methods) {
        const node = item[method]
        if (!node) continue
        claim(`operation ${node.operationId}`, path)
        operations.push({ node, method, path: url, file })
      }
    }
  }
  const contract = { schemas, operations }
  checkReferences(contract, folder)
  return contract
}

export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

function checkReferences(contract: Contract, folder: string): void {
  const walk = (value: unknown, place: string): void => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, place)
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string' && !contract.schemas.has(referenceName(item))) {
        throw new ContractMistake(
          `${folder}  CONTRACT_REFERENCE_UNKNOWN\n  ${place} refers to "${item}", which no contract file says.\n  mend: correct the reference, or add the schema.`,
        )
      }
      walk(item, place)
    }
  }
  for (const [name, schema] of contract.schemas) walk(schema, `schema "${name}"`)
  for (const { node } of contract.operations) walk(node, `operation "${node.operationId}"`)
}

/** Follows a reference; what stands beside it (such as `x-multi`) wins. */
export function resolveSchema(contract: Contract, node: SchemaNode): SchemaNode {
  if (!node.$ref) return node
  const target = contract.schemas.get(referenceName(node.$ref))
  if (!target) throw new Error(`Engine bug: resolveSchema met the unchecked reference ${node.$ref}`)
  const { $ref: _, ...beside } = node
  return { ...resolveSchema(contract, target), ...beside }
}

/** A whole number without limits of its own has those of a column of the database. */
export function wholeNumberLimits({
  type,
  minimum,
  maximum,
}: SchemaNode): Pick<SchemaNode, 'minimum' | 'maximum'> {
  if (type !== 'integer') return {}
  return { minimum: minimum ?? -2_147_483_648, maximum: maximum ?? 2_147_483_647 }
}
