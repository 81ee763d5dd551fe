import groups from './codeGroups.json'
import { codesText } from './codesText'

/** The name of a common code group, for example PR_STATUS. */
export type CodeGroup = keyof typeof groups

/** An entry of a select list, in the shape the log-in answer carries (spec §3). */
export interface CodeEntry {
  readonly value: string
  readonly text: string
}

export const codeGroupNames: readonly CodeGroup[] = Object.keys(groups).filter(isCodeGroup)

export function isCodeGroup(text: string): text is CodeGroup {
  return Object.hasOwn(groups, text)
}

/** The entries of a group in their order, without the empty first entry of select lists. */
export function codeEntries(group: CodeGroup): readonly CodeEntry[] {
  return groups[group].values
}

/** The Korean text of a value; a value that the group does not know is shown as it is. */
export function codeText(group: CodeGroup, value: string): string {
  return codesText(codeEntries(group), value)
}

export function isCodeValue(group: CodeGroup, value: string): boolean {
  return codeEntries(group).some(entry => entry.value === value)
}

/** The number or text that rules read beside a value, where the product brings one. */
export function codeAttribute(group: CodeGroup, value: string): string | undefined {
  const entries: readonly (CodeEntry & { readonly attr1?: string })[] = groups[group].values
  return entries.find(entry => entry.value === value)?.attr1
}

export function codeGroupName(group: CodeGroup): string {
  return groups[group].name
}

/** Whether states and rules depend on the values, so that an administrator may change their texts only. */
export function isSystemGroup(group: CodeGroup): boolean {
  return groups[group].system === 'Y'
}
