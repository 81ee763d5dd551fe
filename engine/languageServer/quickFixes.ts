import { findNodeAtOffset, parseTree } from 'jsonc-parser'
import type { DefinitionFile } from '../compile/readDefinitions'
import type { Problem } from '../problem/problem'
import type { ProblemCode } from '../problem/problemCodes'
import { fixTexts } from './fixTexts'
import { handMissing } from './handMissing'
import { addBefore, addMissingWords, addWord } from './missingWords'
import { moveInstead } from './moveInstead'
import type { QuickFix } from './quickFix'
import { removalAt } from './removal'
import { syntaxFixes } from './syntaxFixes'

/** A word or an entry too many; what the compiler says of it is to be removed. */
const removable: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...([
    'WORD_UNKNOWN',
    'WORD_WITHOUT_EFFECT',
    'JSON_KEY_TWICE',
    'VALUE_TWICE',
    'EXPRESSION_CONSTANT',
  ] as const),
  ...(['GRID_FIELD_TWICE', 'FILTER_FIELD_TWICE', 'FORM_FIELD_TWICE', 'FIGURES_FIELD_TWICE'] as const),
  ...(['ACTION_TWICE', 'ACTION_UNREACHABLE', 'PRIMARY_TWICE', 'PARAMETER_UNKNOWN'] as const),
  ...(['GRID_EDIT_UNSAVED', 'FORM_EDIT_UNSAVED', 'GRID_SUM_UNANSWERED', 'GRID_FIELD_UNKNOWN'] as const),
  ...([
    'PARAMETER_UNUSED',
    'COLUMN_NARROW',
    'COLUMN_WIDE',
    'COLUMN_FROZEN_LATE',
    'COLUMN_GROUP_APART',
  ] as const),
  ...(['LOOKUP_VALUE_UNCLEAR', 'FILTER_INITIAL_WRONG', 'WAY_AIMLESS'] as const),
  ...([
    'ROWS_UNREAD',
    'CONFIRM_LATE',
    'VALUE_CIRCLE',
    'FILTER_OVERRIDDEN',
    'TRANSITION_FIELD_MISSING',
  ] as const),
  ...(['FILTER_FIELD_UNKNOWN', 'FORM_FIELD_UNKNOWN', 'COLUMN_AS_UNFIT', 'FILTER_AS_WRONG'] as const),
])

/** What an editor can do about a problem that stands at `offset`. */
export function quickFixes(
  definition: DefinitionFile,
  problem: Problem,
  offset: number,
): readonly QuickFix[] {
  const { code } = problem
  if (code === 'JSON_SYNTAX') return syntaxFixes(definition.text, offset)
  if (problem.before !== undefined) return addBefore(definition.text, problem.before, offset)
  if (problem.add) return addWord(definition, problem.add, offset)
  if (code === 'TRANSITION_CALLED') return moveInstead(definition.text, offset)
  if (code === 'WORD_MISSING') return addMissingWords(definition, offset)
  if (code === 'PARAMETER_MISSING') return handMissing(definition.text, problem, offset)
  const names = correctionsOf(definition.text, problem, offset)
  return removable.has(code) ? [...names, ...removalAt(definition.text, offset)] : names
}

/** Writes what the problem advises, or one of the other names that are near; the wrong name stands in the value at `offset`. */
function correctionsOf(text: string, { instead }: Problem, offset: number): readonly QuickFix[] {
  const root = parseTree(text)
  const node = root && findNodeAtOffset(root, offset, true)
  if (!instead || !node) return []
  const { meant, others = [] } = instead
  const written = JSON.stringify(instead.written).slice(1, -1)
  const behind = text.indexOf(written, Math.max(offset, node.offset))
  // A new expression begins before the character that is wrong in it.
  const start =
    behind >= 0 && behind + written.length <= node.offset + node.length
      ? behind
      : text.indexOf(written, node.offset)
  const end = start + written.length
  if (start < 0 || end > node.offset + node.length) return []
  return [meant, ...others].map(name => ({
    title: fixTexts.write(name),
    ...{ start, end, text: JSON.stringify(name).slice(1, -1) },
  }))
}
