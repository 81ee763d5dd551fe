import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { groupField, levelParameters } from '../../schemas/shared/sourcingGroup'
import { takenFields } from '../binding/bindingCompile'
import type { SampleFilterPlan, SampleRowsPlan } from '../plan/samplePlan'
import { sampleKinds, sampleProblems } from '../problem/catalogue/sampleProblems'
import { isObject, type JsonValue } from '../scope/readJson'
import type { Source } from '../scope/source'
import type { World } from '../scope/world'
import { sampleMistake } from './sampleValueCompile'

type Fields = Readonly<Record<string, FieldFact>>
export type JsonObject = Readonly<Record<string, JsonValue>>

/** Reads the sample rows of one operation, each value held against the contract. */
export class SampleReading {
  constructor(
    readonly source: Source,
    readonly world: Pick<World, 'codeValues' | 'contract'>,
    readonly operation: OperationFact,
  ) {}

  answer(parent: JsonObject, value: JsonValue): SampleRowsPlan {
    const { operation } = this
    const { kind, fields, sums } = operation.answer
    // One object is always answered alike, or several by the parameters that tell them apart.
    const isOne = (kind === 'value' || kind === 'binary') && !Array.isArray(value)
    const rows = (isOne ? [value] : Array.isArray(value) ? value : [undefined]).filter(
      (row): row is JsonObject => row !== undefined && isObject(row),
    )
    if (rows.length < (Array.isArray(value) && !isOne ? value.length : 1))
      this.source.report(
        this.source.valueAt(parent, operation.id),
        sampleProblems.answerWrong(operation.id, isOne ? sampleKinds.object : sampleKinds.objects),
      )
    const taken = takenFields(operation).fields
    for (const row of rows) this.row(row, { ...taken, ...fields }, fields)
    return {
      answer: kind === 'rows' || kind === 'list' || kind === 'document' ? kind : 'one',
      rows,
      filters: isOne
        ? []
        : filtersOf(taken, kind === 'document' ? (fields.header?.fields ?? {}) : fields, rows),
      isPaged: taken.page !== undefined && taken.size !== undefined,
      sums,
    }
  }

  /** Rows may carry parameters beside the fields of the answer: what they are found by and nobody sees. */
  row(row: JsonObject, known: Fields, required: Fields): void {
    const { source } = this
    for (const [name, value] of Object.entries(row)) {
      const fact = known[name]
      if (!fact) {
        const names = Object.values(known).filter(free => row[free.name] === undefined)
        source.report(source.keyAt(row, name), sampleProblems.fieldUnknown(this.operation.id, name, names))
      } else this.value(row, name, value, fact)
    }
    for (const { name, label } of Object.values(required)) {
      if (!required[name]?.required || row[name] !== undefined) continue
      source.report(source.at(row), sampleProblems.fieldMissing(this.operation.id, name, label))
    }
  }

  /** Values of some of the fields, for example what a new row begins with. */
  some(row: JsonObject, known: Fields): void {
    this.row(row, known, {})
  }

  value(row: JsonObject, name: string, value: JsonValue, fact: FieldFact): void {
    const { fields } = fact
    if (fields && isObject(value)) this.row(value, fields, fields)
    else if (fields && Array.isArray(value)) for (const item of value) this.item(row, name, item, fields)
    else {
      const mistake = sampleMistake(value, fact, this.world)
      if (mistake) this.source.report(this.source.valueAt(row, name), mistake)
    }
  }

  item(row: JsonObject, name: string, item: JsonValue, fields: Fields): void {
    if (isObject(item)) this.row(item, fields, fields)
    else this.source.report(this.source.valueAt(row, name), sampleProblems.entryWrong(name))
  }
}

const paging: readonly string[] = ['page', 'size', 'sort', 'want']

function filtersOf(taken: Fields, fields: Fields, rows: readonly JsonObject[]): SampleFilterPlan[] {
  const has = (name: string) => fields[name] !== undefined || rows.some(row => row[name] !== undefined)
  return Object.values(taken).flatMap((fact): SampleFilterPlan[] => {
    const { name } = fact
    const end = name.endsWith('From') ? 'from' : name.endsWith('To') ? 'to' : undefined
    if (paging.includes(name)) return []
    if (levelParameters.some(level => level === name))
      return has(groupField) ? [{ parameter: name, field: groupField, how: 'begins' }] : []
    if (end && !has(name)) {
      const field = name.slice(0, end === 'from' ? -4 : -2)
      return has(field) ? [{ parameter: name, field, how: end }] : []
    }
    return has(name) ? [{ parameter: name, field: name, how: howOf(fact) }] : []
  })
}

function howOf({ isMulti, code, enum: values, lookup, type }: FieldFact): SampleFilterPlan['how'] {
  if (isMulti) return 'among'
  if (code !== undefined || values !== undefined || type !== 'string') return 'equals'
  return lookup ? 'begins' : 'contains'
}
