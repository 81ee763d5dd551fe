import type { DefinitionFile } from '../../../engine/compile/readDefinitions'
import type { MenusFile } from '../../../engine/compile/readMenus'

/** A definition broken in one place, and where its problem may be reported. */
export interface Mutant {
  /** How it was broken, for the score. */
  readonly kind: string
  /** What stands there now, for the list of survivors. */
  readonly what: string
  /** Files that are changed or new. */
  readonly files: readonly DefinitionFile[]
  /** The menus, where they are what is broken. */
  readonly menus?: MenusFile
  /** The broken place, and the other half of the conflict where there is one. */
  readonly places: readonly Place[]
}

export interface Place {
  readonly file: string
  readonly line: number
}

export interface Edit {
  readonly offset: number
  readonly length: number
  readonly text: string
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Changes one place of a file; the problem may be reported there, or at one of the other offsets of the written text. */
export function editedMutant(
  kind: string,
  file: DefinitionFile,
  edit: Edit,
  others: readonly number[] = [],
): Mutant {
  const { offset, length, text } = edit
  const changed = file.text.slice(0, offset) + text + file.text.slice(offset + length)
  const before = file.text.slice(offset, offset + length)
  // What stands behind the change may have moved to another line.
  const moved = text.split('\n').length - before.split('\n').length
  const lines = [
    lineOf(changed, offset),
    ...others.map(other => lineOf(file.text, other) + (other > offset ? moved : 0)),
  ]
  const line = changed.split('\n')[(lines[0] ?? 1) - 1]?.trim() ?? ''
  return {
    kind,
    what: `${shortened(before)} → ${shortened(text)} in ${shortened(line)}`,
    files: [{ ...file, text: changed }],
    places: lines.map(at => ({ file: file.file, line: at })),
  }
}

function shortened(text: string): string {
  const flat = text.replace(/\s+/g, ' ')
  return flat.length > 90 ? `${flat.slice(0, 90)}…` : flat
}
