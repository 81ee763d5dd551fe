import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import type { ContractFacts, FieldFact, OperationFact } from '../../codegen/contractFacts'

const folder = 'schemas/openapi'

/** Where the contract says a field: in what an operation takes or answers, by the names that lead to it. */
interface FactPlace {
  readonly operation: OperationFact
  readonly side: 'parameters' | 'body' | 'answer'
  readonly path: readonly string[]
}

const remembered = new WeakMap<ContractFacts, ReadonlyMap<FieldFact, FactPlace>>()

export function factPlace(contract: ContractFacts, fact: FieldFact): FactPlace | undefined {
  const known = remembered.get(contract) ?? factPlaces(contract)
  remembered.set(contract, known)
  return known.get(fact)
}

function factPlaces(contract: ContractFacts): ReadonlyMap<FieldFact, FactPlace> {
  const places = new Map<FieldFact, FactPlace>()
  const visit = (fields: Readonly<Record<string, FieldFact>>, place: FactPlace) => {
    for (const fact of Object.values(fields)) {
      const inner = { ...place, path: [...place.path, fact.name] }
      places.set(fact, inner)
      visit(fact.fields ?? {}, inner)
    }
  }
  for (const operation of Object.values(contract)) {
    visit(operation.parameters, { operation, side: 'parameters', path: [] })
    visit(operation.body?.fields ?? {}, { operation, side: 'body', path: [] })
    const rows = { rows: ['rows'], list: [''], document: [], value: [], binary: [] }[operation.answer.kind]
    visit(operation.answer.fields, { operation, side: 'answer', path: rows })
    visit(operation.answer.parts ?? {}, { operation, side: 'answer', path: [] })
  }
  return places
}

/** A character of a file of the project. */
export interface FileOffset {
  readonly file: string
  readonly text: string
  readonly offset: number
}

interface ReadContractFile {
  readonly file: string
  readonly text: string
  readonly root: YAMLMap
}

/** Finds operations and fields in the files of the contract; each is read when it is first asked about. */
export class ContractPlaces {
  readonly #read = new Map<string, ReadContractFile>()

  constructor(readonly root: string) {}

  operation({ id, file }: OperationFact): FileOffset | undefined {
    const read = this.#file(file)
    const at = read.text.search(new RegExp(`operationId: ${id}\\b`))
    return at < 0 ? undefined : { file: read.file, text: read.text, offset: at + 'operationId: '.length }
  }

  field(contract: ContractFacts, fact: FieldFact): FileOffset | undefined {
    const place = factPlace(contract, fact)
    if (!place) return undefined
    const { operation, side, path } = place
    const read = this.#file(operation.file)
    const node = mapIn(read.root, ['paths', operation.path, operation.method.toLowerCase()])
    if (!node) return undefined
    if (side === 'parameters') return parameterPlace(read, node, fact.name)
    const content =
      side === 'body' ? mapIn(node, ['requestBody', 'content']) : mapIn(node, ['responses', '200', 'content'])
    const [media] = content?.items ?? []
    const schema = isMap(media?.value) ? mapIn(media.value, ['schema']) : undefined
    return schema && this.#property(read, schema, path)
  }

  /** Follows names through properties, items and references. */
  #property(read: ReadContractFile, schema: YAMLMap, path: readonly string[]): FileOffset | undefined {
    const [name, ...rest] = path
    if (name === undefined) return undefined
    const [holder, object] = this.#object(read, schema)
    if (name === '') return this.#property(holder, object, rest)
    const pair = mapIn(object, ['properties'])?.items.find(({ key }) => isScalar(key) && key.value === name)
    if (!pair) return undefined
    if (rest.length > 0) return isMap(pair.value) ? this.#property(holder, pair.value, rest) : undefined
    const offset = isScalar(pair.key) ? pair.key.range?.[0] : undefined
    return offset === undefined ? undefined : { file: holder.file, text: holder.text, offset }
  }

  #object(read: ReadContractFile, schema: YAMLMap): [ReadContractFile, YAMLMap] {
    const reference: unknown = schema.get('$ref')
    if (typeof reference === 'string') {
      const target = this.#schema(reference.slice(reference.lastIndexOf('/') + 1))
      return target ? this.#object(...target) : [read, schema]
    }
    const items = mapIn(schema, ['items'])
    return items ? this.#object(read, items) : [read, schema]
  }

  #schema(name: string): [ReadContractFile, YAMLMap] | undefined {
    const pattern = new RegExp(`^ {4}${name}:`, 'm')
    const file = readdirSync(join(this.root, folder)).find(
      one => one.endsWith('.yaml') && pattern.test(readFileSync(join(this.root, folder, one), 'utf8')),
    )
    if (file === undefined) return undefined
    const read = this.#file(file)
    const schema = mapIn(read.root, ['components', 'schemas', name])
    return schema && [read, schema]
  }

  #file(name: string): ReadContractFile {
    const known = this.#read.get(name)
    const file = `${folder}/${name}`
    const text = readFileSync(join(this.root, file), 'utf8')
    if (known?.text === text) return known
    const { contents } = parseDocument(text)
    if (!isMap(contents)) throw new Error(`Engine bug: ${file} holds no contract, and its facts were read.`)
    const read = { file, text, root: contents }
    this.#read.set(name, read)
    return read
  }
}

function mapIn(map: YAMLMap, path: readonly string[]): YAMLMap | undefined {
  const found = map.getIn(path, true)
  return isMap(found) ? found : undefined
}

function parameterPlace(
  { file, text }: ReadContractFile,
  operation: YAMLMap,
  name: string,
): FileOffset | undefined {
  const list = operation.get('parameters')
  const found = isSeq(list) ? list.items.find(item => isMap(item) && item.get('name') === name) : undefined
  const offset = isMap(found) ? found.range?.[0] : undefined
  return offset === undefined ? undefined : { file, text, offset }
}
