/** Four levels of two characters each: the code of a group begins with the codes of those above it (spec §3). */
const levelLength = 2
const groupLevels = 4

/** The parameters by which everything that has a sourcing group is searched (spec §3), the first level first. */
export const levelParameters = ['L1_SG_CODE', 'L2_SG_CODE', 'L3_SG_CODE', 'L4_SG_CODE'] as const

/** The field of a row or a document that holds its group. */
export const groupField = 'sgCode'

type LevelName = (typeof levelParameters)[number]

/** A group as the parameters of a search: its own level and all above it; the levels below are empty. */
export function levelsOf(code: string): Readonly<Record<LevelName, string>> {
  return {
    L1_SG_CODE: groupAt(code, 0),
    L2_SG_CODE: groupAt(code, 1),
    L3_SG_CODE: groupAt(code, 2),
    L4_SG_CODE: groupAt(code, 3),
  }
}

/** The deepest group that a search names; empty where it names none. */
export function groupOfLevels(values: Readonly<Record<string, string | undefined>>): string {
  const deepest = levelParameters.findLast(name => values[name])
  return (deepest && values[deepest]) ?? ''
}

/** The code of the group of that level (0 first) over a code; empty where the code does not reach so deep. */
export function groupAt(code: string, level: number): string {
  const length = (level + 1) * levelLength
  return code.length >= length ? code.slice(0, length) : ''
}

/** The group above; empty for one of the first level. */
export function groupAbove(code: string): string {
  return code.slice(0, -levelLength)
}

/** SG_LEVEL of the groups below a group, or of the first ones: 001 to 004. */
export function levelBelow(code: string): string {
  return `00${code.length / levelLength + 1}`
}

/** Only a group of the last level is one that things are bought in. */
export function isWholeGroup(code: string): boolean {
  return code.length === groupLevels * levelLength
}
