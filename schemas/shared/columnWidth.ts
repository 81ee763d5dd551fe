import { textPixels } from './textPixels'

const padding = 16
const requiredMark = 12
const sortArrow = 12
/** What is longer than this is read in its tooltip; its column would push the others out of sight. */
const widest = 180
/** Dot, ground and edges of a status chip. */
const chip = 36

interface Marks {
  readonly isRequired: boolean
  readonly isSortable: boolean
}

interface SizedColumn extends Marks {
  readonly label: string
  /** What the definition or its kind says. */
  readonly width: number
  readonly hasTone?: boolean | undefined
}

/** Pixels in which a heading of any length is read whole. */
export function wholeHeadingWidth(title: string, { isRequired, isSortable }: Marks): number {
  const signs = (isRequired ? requiredMark : 0) + (isSortable ? sortArrow : 0)
  return Math.ceil(textPixels(title) + padding + signs)
}

/** Pixels that a column gets for its heading to be read, whatever its values need. */
export function headingWidth(title: string, marks: Marks): number {
  return Math.min(widest, wholeHeadingWidth(title, marks))
}

/**
 * Pixels of a column: what the definition or its kind says, and never less than its heading and each text of its codes need, in
 * whatever language they stand.
 */
export function columnWidth(column: SizedColumn, codeTexts: readonly string[]): number {
  const longest = Math.max(0, ...codeTexts.map(textPixels))
  const codes = longest === 0 ? 0 : Math.min(widest, Math.ceil(longest + (column.hasTone ? chip : padding)))
  return Math.max(column.width, headingWidth(column.label, column), codes)
}

/** As wide as a person may make a column. */
export const widestColumn = 900

/** What is left beside the frozen columns must be worth scrolling through. */
const leastBeside = 160

/** How many of the frozen columns, from the left, can be held in a frame: more would leave the others no room. */
export function heldColumns(widths: readonly number[], room: number): number {
  let left = room - leastBeside
  const at = widths.findIndex(width => {
    left -= width
    return left < 0
  })
  return at < 0 ? widths.length : at
}
