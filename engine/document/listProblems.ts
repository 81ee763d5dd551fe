import type { DocumentState, ListedProblem } from '../contract/documentRoom'
import { cellName, lineOfCell } from '../grid/linesState'
import type { FormPlan } from '../plan/formPlan'
import type { DocumentLines, GridPlan } from '../plan/gridPlan'
import { say } from '../runtime/say'

interface GridOfLines {
  readonly plan: GridPlan
  readonly source: DocumentLines
}

/** Everything that is wrong, in the order of the page. Asked after every change, so only lines with a problem are looked into. */
export function listProblems(
  forms: readonly FormPlan[],
  grids: readonly GridOfLines[],
  { problems, lines }: Pick<DocumentState, 'problems' | 'lines'>,
): readonly ListedProblem[] {
  const inHeader = forms.flatMap(form =>
    form.fields.flatMap(field => {
      const text = problems[field.field]
      return text === undefined ? [] : [{ place: `${form.id}.${field.field}`, text }]
    }),
  )
  return [...inHeader, ...grids.flatMap(grid => problemsOfLines(grid, lines))]
}

function problemsOfLines({ plan, source }: GridOfLines, lines: DocumentState['lines']): ListedProblem[] {
  const state = lines[source.part]
  const withProblems = new Set(Object.keys(state?.problems ?? {}).map(lineOfCell))
  if (!state || withProblems.size === 0) return []
  return state.lines.flatMap((line, row) => {
    if (!withProblems.has(line.id)) return []
    return plan.columns.flatMap(column => {
      const text = state.problems[cellName(line.id, column.field)]
      if (text === undefined) return []
      // A missing cell names its row itself.
      const isNamed = text === say('cellEmpty', row + 1, column.label)
      const shown = isNamed ? text : say('lineProblem', plan.title ?? '', row + 1, text)
      return [{ place: plan.id, text: shown, cell: { line: line.id, field: column.field } }]
    })
  })
}
