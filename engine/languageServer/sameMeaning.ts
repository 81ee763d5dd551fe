import type { Meaning } from './meaning'

/** Whether two names stand for the same thing: a field is the same where it is the same of one operation. */
export function isSameMeaning(one: Meaning, other: Meaning): boolean {
  if (one.means === 'field') return other.means === 'field' && one.fact === other.fact
  if (one.means === 'parameter')
    return other.means === 'parameter' && one.of === other.of && one.name === other.name
  if (one.means === 'code')
    return other.means === 'code' && one.group === other.group && one.value === other.value
  if (one.means === 'word' || other.means !== one.means) return false
  return 'name' in other && one.name === other.name
}
