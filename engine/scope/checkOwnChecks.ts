import type { CheckDefinition } from '../../schemas/screen/checkDefinition'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { checkMessage } from './checkMessages'
import type { Fields } from './page'
import type { Source } from './source'

interface Checked {
  readonly field: string
  readonly value?: string
  readonly required?: boolean
  readonly checks?: readonly CheckDefinition[]
}

/**
 * The message of a check stands at its field, so that its condition asks for that field. A calculated one may be told by what it is
 * calculated from.
 */
export function checkOwnChecks(
  source: Source,
  entries: readonly Checked[],
  root: string,
  facts: Fields,
): void {
  for (const { field, value, required, checks = [] } of entries) {
    const { maxLength } = facts[field] ?? {}
    for (const check of checks) {
      checkMessage(source, check, { root, field, isRequired: required === true, maxLength })
      if (value !== undefined) continue
      const read = fieldsRead(check.refuseWhen, root)
      const [first] = read
      if (first === undefined || read.includes(field)) continue
      source.warn(check, 'refuseWhen', meantProblems.checkOfOther(field, first))
    }
  }
}

/** Fields of a root that a text speaks of, in their order. */
export function fieldsRead(text: string, root: string): readonly string[] {
  const bare = text.replace(/'(?:[^'\\]|\\.)*'/g, "''")
  return [...bare.matchAll(new RegExp(`\\b${root}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
}
