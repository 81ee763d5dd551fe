import type { OperationFact } from '../../codegen/contractFacts'
import type { SampleDocumentPlan, SampleSavePlan } from '../plan/samplePlan'
import { linkKinds, sampleKinds, sampleProblems } from '../problem/catalogue/sampleProblems'
import type { Said } from '../problem/said'
import { isObject, type JsonValue } from '../scope/readJson'
import type { JsonObject, SampleReading } from './sampleRowsCompile'

/**
 * Answers that speak of the rows of another operation: `{ "rowsOf": …, "key": … }` of a document, whose header is such a row and
 * whose parts stand beside the two words; `{ "into": …, "key": … }` of an operation that changes something.
 */
export class SampleLinking {
  constructor(
    readonly reading: SampleReading,
    readonly parent: JsonObject,
  ) {}

  documentOf(value: JsonValue): SampleDocumentPlan | undefined {
    const { operation } = this.reading
    const written = this.object(value)
    const rows = written && this.rows(written, 'rowsOf')
    if (!written || !rows) return undefined
    const key = this.key(written, rows)
    const { rowsOf: _, key: __, ...parts } = written
    const { header: ___, ...known } = operation.answer.fields
    this.reading.row(this.placed(written, parts), known, known)
    return { answer: 'documentOf', rowsOf: rows.id, key, parts }
  }

  saved(value: JsonValue): SampleSavePlan | undefined {
    const { operation } = this.reading
    const written = this.object(value)
    const rows = written && this.rows(written, 'into')
    if (!written || !rows) return undefined
    const body = operation.body?.fields ?? {}
    const { rowState, ...ofRow } = body.rows?.fields ?? {}
    const taken = rowState ? ofRow : (body.header?.fields ?? body)
    const { initial, lineKey, keepsLines } = written
    if (initial !== undefined && isObject(initial)) this.reading.some(initial, rows.answer.fields)
    this.onlyWords(written, ['into', 'key', 'initial', 'lineKey', 'keepsLines'])
    return {
      answer: 'saved',
      into: rows.id,
      key: this.key(written, rows),
      isDeletion: operation.method === 'DELETE',
      isRows: rowState !== undefined,
      taken: Object.keys(taken),
      initial: initial !== undefined && isObject(initial) ? initial : {},
      ...(typeof lineKey === 'string' ? { lineKey } : {}),
      ...(keepsLines === true ? { keepsLines } : {}),
    }
  }

  private object(value: JsonValue): JsonObject | undefined {
    if (isObject(value)) return value
    this.wrong(this.reading.source.valueAt(this.parent, this.reading.operation.id), sampleKinds.object)
    return undefined
  }

  /** The operation whose samples are meant; the file answers it with rows. */
  private rows(written: JsonObject, word: 'rowsOf' | 'into'): OperationFact | undefined {
    const { source, world } = this.reading
    const name = written[word]
    const operation = typeof name === 'string' ? world.contract[name] : undefined
    const isAnswered = typeof name === 'string' && Array.isArray(this.parent[name])
    if (operation && isAnswered) return operation
    this.wrong(source.valueAt(written, word), linkKinds.rowsOf(word))
    return undefined
  }

  private key(written: JsonObject, { answer }: OperationFact): string {
    const { key } = written
    if (typeof key === 'string' && answer.fields[key]) return key
    this.wrong(this.reading.source.valueAt(written, 'key'), linkKinds.key)
    return ''
  }

  private onlyWords(written: JsonObject, words: readonly string[]): void {
    const { source } = this.reading
    for (const name of Object.keys(written).filter(word => !words.includes(word)))
      this.wrong(source.keyAt(written, name), linkKinds.oneOf(words))
  }

  private placed(written: JsonObject, parts: JsonObject): JsonObject {
    return this.reading.source.standsFor(parts, written)
  }

  private wrong(at: number, expected: Said): void {
    this.reading.source.report(at, sampleProblems.answerWrong(this.reading.operation.id, expected))
  }
}
