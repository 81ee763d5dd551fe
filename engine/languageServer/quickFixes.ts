import type { DefinitionFile } from '../compile/readDefinitions'
import { nearestNames } from '../problem/nearestName'
import type { Problem } from '../problem/problem'
import type { ProblemCode } from '../problem/problemCodes'
import { choicesAt } from './choices'
import { fixTexts } from './fixTexts'
import { handMissing } from './handMissing'
import { addMissingWords } from './missingWords'
import type { QuickFix } from './quickFix'
import { removalAt } from './removal'
import { syntaxFixes } from './syntaxFixes'
import type { Workspace } from './workspace'

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
  ...(['FILTER_FIELD_UNKNOWN', 'FORM_FIELD_UNKNOWN', 'COLUMN_AS_UNFIT', 'FILTER_AS_WRONG'] as const),
])

/** What an editor can do about a problem that stands at `offset`. */
export function quickFixes(
  workspace: Workspace,
  definition: DefinitionFile,
  problem: Problem,
  offset: number,
): readonly QuickFix[] {
  const { code } = problem
  if (code === 'JSON_SYNTAX') return syntaxFixes(definition.text, offset)
  if (code === 'WORD_MISSING') return addMissingWords(definition, offset)
  if (code === 'PARAMETER_MISSING') return handMissing(definition.text, problem, offset)
  const names = nearNames(workspace, definition, offset)
  return removable.has(code) ? [...names, ...removalAt(definition.text, offset)] : names
}

/** The names that the compiler would accept instead, nearest first. */
function nearNames(workspace: Workspace, definition: DefinitionFile, offset: number): readonly QuickFix[] {
  const { text } = definition
  const { start, end, choices } = choicesAt(workspace, definition, offset + 1)
  const written = text.slice(start, end)
  const byName = new Map(choices.map(choice => [choice.name, choice.text]))
  if (written === '' || byName.has(written)) return []
  return nearestNames(written, byName.keys()).map(name => ({
    title: fixTexts.write(name),
    ...{ start, end, text: byName.get(name) ?? name },
  }))
}
