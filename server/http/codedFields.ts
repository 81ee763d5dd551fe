import type { FieldFact } from '../../codegen/contractFacts'
import { isCodeGroup, isCodeValue, isSystemGroup } from '../../schemas/codes/codeGroups'
import { fieldRefused } from './failure'

type Fields = Readonly<Record<string, FieldFact>>

/**
 * Refuses the first value that the code group of its field does not have (E10). Only groups on whose values rules and
 * columns depend are judged here: the others change while the server runs, and each save reads the usable ones itself.
 */
export function checkCodes(fields: Fields, value: unknown, row?: number): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      checkCodes(fields, item, index + 1)
    })
    return
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
  for (const [name, item] of Object.entries(value)) {
    const fact = fields[name]
    if (!fact) continue
    if (typeof item === 'string') checkCode(fact, item, row)
    if (fact.fields) checkCodes(fact.fields, item, row)
  }
}

function checkCode({ name, code, isMulti }: FieldFact, text: string, row: number | undefined): void {
  if (text === '' || code === undefined || !isCodeGroup(code) || !isSystemGroup(code)) return
  const unknown = (isMulti ? text.split(',') : [text]).find(value => !isCodeValue(code, value))
  if (unknown !== undefined) throw fieldRefused(name, 'codeNotAllowed', [unknown], row)
}
