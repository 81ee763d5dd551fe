/** Four levels of two characters each: the code of a group begins with the codes of those above it (spec §3). */
const levelLength = 2
const groupLevels = 4

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
